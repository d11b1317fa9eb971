/** The data of an application in emails. */
export interface EmailedApplication {
  reference: string;
  receivedAt: string;
  jobId: number;
  jobCode: string;
  jobTitle: string;
  jobRole: string;
  location: string;
  firstName: string;
  lastName: string;
  email: string;
  phNo: string;
  coverLetterDescription: string;
  privacyEnable: number;
  contactMeEnable: number;
}

/** A file of an application with its name in a notice. */
export interface EmailedFile {
  part: string;
  /** The name of the attachment, or of the file in the store. */
  name: string;
  originalName: string;
  /** In bytes. */
  size: number;
  sha256: string;
  /** A description; empty if there is none. */
  activeContent: string;
}

/** Where the files of a notice are. */
export type Delivery = 'attached' | 'too-large' | 'in-store';

const partLabels: Readonly<Record<string, string>> = {
  cv: 'CV',
  additionalFile: 'Additional file',
};

/** Which job an application is for. */
export function describeJob(application: EmailedApplication) {
  const { reference, jobTitle, jobCode, location } = application;
  return { Reference: reference, Position: `${jobTitle} (${jobCode})`, Location: location };
}

/** Names the parts of an application that have a file. */
export function listParts(files: readonly Pick<EmailedFile, 'part'>[]): string {
  return files.map(({ part }) => partLabels[part] ?? part).join(', ') || 'none';
}

/** Before the subject, since a phone shows little more of an unopened email. */
export function markSubject(files: readonly EmailedFile[]): string {
  return files.some(({ activeContent }) => activeContent !== '') ? '[Open with care] ' : '';
}

export function createWarning(files: readonly EmailedFile[]): string | undefined {
  const active = files.filter(({ activeContent }) => activeContent !== '');
  if (active.length === 0) return undefined;
  const contents = active.map(({ name, activeContent }) => `${name} contains ${activeContent}.`);
  return `Open with care: ${contents.join(' ')} This may act as soon as the file is opened.`;
}

const inStore = 'The files are in the store under the names below; the operator exports them.';

export const deliveryTexts: Readonly<Record<Delivery, string>> = {
  attached: 'The files are attached; a file that is missing is exported as below.',
  'too-large': `The files are not attached, since together they are larger than 12 MB. ${inStore}`,
  'in-store': inStore,
};

export function describeFiles(files: readonly EmailedFile[], delivery: Delivery) {
  if (files.length === 0) return { Files: 'none' };
  return Object.fromEntries(
    files.map(({ part, name, originalName, size, sha256, activeContent }) => {
      // Lets the reader compare a file that was not obtained through the export.
      const hash = delivery === 'attached' ? '' : `, SHA-256 ${sha256}`;
      const warning = activeContent === '' ? '' : `. Contains ${activeContent}: open it with care`;
      const origin = `sent as ${originalName}, ${formatSize(size)}${hash}`;
      return [partLabels[part] ?? part, `${name} (${origin})${warning}`];
    }),
  );
}

function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
