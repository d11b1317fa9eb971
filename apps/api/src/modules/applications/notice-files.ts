import { schemas } from '@kestrova/api-contract';
import type { ApplicationFileRow, ApplicationRow } from '../../database/schema.ts';
import {
  maxAttachedBytes,
  type EmailAttachment,
} from '../../email/attachments/email-attachment.ts';
import type { EmailContent, Fact } from '../../email/templates/email-content.ts';
import { describeActiveContent } from '../../uploads/validate/upload-rules.ts';
import { createReadableName } from './file-name.ts';

/** What a notice to the careers team says of files, and those that are sent with it. */
export interface NoticeFiles {
  /** Stands before the subject, since a phone shows little more of an unopened email. */
  subjectMark: string;
  warning?: string;
  /** Where the files are; empty where there is none. */
  whereabouts: string;
  facts: Fact[];
  command?: EmailContent['command'];
  attachments: EmailAttachment[];
}

/**
 * Describes the files of a notice. They are attached where `isAttaching`, unless they are larger than
 * 12 MB together.
 */
export function describeNoticeFiles(
  { reference }: Pick<ApplicationRow, 'reference'>,
  files: readonly ApplicationFileRow[],
  isAttaching: boolean,
): NoticeFiles {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const isAttached = isAttaching && size <= maxAttachedBytes;
  const nameOf = (file: ApplicationFileRow) =>
    isAttached ? createReadableName(reference, file) : file.name;
  const active = files.filter(({ activeContent }) => activeContent !== '');
  return {
    subjectMark: active.length === 0 ? '' : '[Open with care] ',
    ...(active.length > 0 && { warning: createWarning(active, nameOf) }),
    whereabouts: files.length === 0 ? '' : describeWhereabouts(isAttaching, isAttached),
    facts: describeFiles(files, nameOf, isAttached),
    ...(files.length > 0 && isAttaching && { command: createExportCommand(reference) }),
    attachments: isAttached ? files.map((file) => createAttachment(reference, file)) : [],
  };
}

function createWarning(
  files: readonly ApplicationFileRow[],
  nameOf: (file: ApplicationFileRow) => string,
): string {
  const contents = files.map(
    (file) => `${nameOf(file)} contains ${describeActiveContent(file.activeContent)}.`,
  );
  return `Open with care: ${contents.join(' ')} This may act as soon as the file is opened.`;
}

function describeWhereabouts(isAttaching: boolean, isAttached: boolean): string {
  if (isAttached) return 'The files are attached; a file that is missing is exported as below.';
  const inStore = 'The files are in the store under the names below; the operator exports them.';
  return isAttaching
    ? `The files are not attached, since together they are larger than 12 MB. ${inStore}`
    : inStore;
}

function createExportCommand(reference: string): EmailContent['command'] {
  return {
    label: 'The operator exports the files of this application with',
    line: `npm run operator -- applications export ./${reference} --reference ${reference}`,
  };
}

function createAttachment(reference: string, file: ApplicationFileRow): EmailAttachment {
  const { name, size, sha256 } = file;
  return {
    name,
    filename: createReadableName(reference, file),
    contentType: contentTypes[file.kind] ?? 'application/octet-stream',
    size,
    sha256,
  };
}

const contentTypes: Readonly<Record<string, string>> =
  schemas.submitApplication.form.files.cv.types;

const partLabels: Readonly<Record<string, string>> = {
  cv: 'CV',
  additionalFile: 'Additional file',
};

/** Names the parts of an application that have a file. */
export function listParts(files: readonly Pick<ApplicationFileRow, 'part'>[]): string {
  return files.map(({ part }) => partLabels[part] ?? part).join(', ') || 'none';
}

function describeFiles(
  files: readonly ApplicationFileRow[],
  nameOf: (file: ApplicationFileRow) => string,
  isAttached: boolean,
): Fact[] {
  if (files.length === 0) return [{ label: 'Files', value: 'none' }];
  return files.map((file) => {
    // Whoever gets a file by another way than the export can compare it.
    const hash = isAttached ? '' : `, SHA-256 ${file.sha256}`;
    const origin = `sent as ${file.originalName}, ${formatSize(file.size)}${hash}`;
    return {
      label: partLabels[file.part] ?? file.part,
      value: `${nameOf(file)} (${origin})${warn(file)}`,
    };
  });
}

function warn({ activeContent }: ApplicationFileRow): string {
  if (activeContent === '') return '';
  return `. Contains ${describeActiveContent(activeContent)}: open it with care`;
}

function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
