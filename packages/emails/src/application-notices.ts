import {
  describeJob,
  listParts,
  partLabels,
  type EmailedApplication,
} from './application-emails.ts';
import {
  email,
  factTable,
  paragraph,
  type EmailContent,
  type EmailedLink,
  type EmailPart,
} from './content.ts';
import { formatFileSize, formatInstant } from './format-text.ts';

/** A file of an application with its name in a notice. */
export interface EmailedFile {
  part: string;
  /** The name of the attachment, or of the file in the store. */
  name: string;
  originalName: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** Where the files of a notice are. */
export type Delivery = 'attached' | 'too-large' | 'in-store';

interface NoticeProps {
  application: EmailedApplication;
  files: readonly EmailedFile[];
  delivery: Delivery;
  /** Whether a virus scanner has scanned the files. */
  isScanned: boolean;
}

interface ApplicationNoticeProps extends NoticeProps {
  /** Opens the page that changes the status. */
  review: EmailedLink;
}

/** Its first sentence names applicant, job and files: a phone shows it below the subject. */
export function applicationNotice(props: ApplicationNoticeProps): EmailContent {
  const { application, files, delivery, isScanned, review } = props;
  const { reference, firstName, lastName, coverLetterDescription } = application;
  const { Position, Location } = describeJob(application);
  const facts = {
    'First name': firstName,
    'Last name': lastName,
    Position,
    ...describeFiles(files, delivery),
    Email: application.email,
    'Phone number': application.phNo,
    Location,
    'Job role': application.jobRole,
    'Job id': String(application.jobId),
    Reference: reference,
    'Privacy policy': application.privacyEnable === 1 ? 'agreed' : 'not agreed',
    'Future openings': application.contactMeEnable === 1 ? 'may contact' : 'no',
    Received: formatInstant(application.receivedAt),
  };
  return email(
    {
      subject: `Application ${reference}: ${firstName} ${lastName} for ${application.jobTitle}`,
      heading: 'A new application',
      intro: `${firstName} ${lastName} applied for ${Position}. Files: ${listParts(files)}.`,
    },
    paragraph(answersApplicant),
    { kind: 'button', label: 'Change the status', url: review },
    files.length > 0 && paragraph(deliveryTexts[delivery]),
    files.length > 0 && !isScanned && paragraph(notScanned),
    factTable(facts),
    coverLetterDescription.trim() !== '' && {
      kind: 'quote',
      label: 'Cover letter',
      text: coverLetterDescription,
    },
    exportCommand(reference, files),
  );
}

interface NewFilesNoticeProps extends NoticeProps {
  replaced: readonly { part: string }[];
}

export function newFilesNotice(props: NewFilesNoticeProps): EmailContent {
  const { application, files, delivery, isScanned, replaced } = props;
  const name = `${application.firstName} ${application.lastName}`;
  const facts = {
    ...describeJob(application),
    Name: name,
    Email: application.email,
    ...describeFiles(files, delivery),
    Replaced: listParts(replaced),
  };
  return email(
    {
      subject: `Application ${application.reference}: new files of ${name} for ${application.jobTitle}`,
      heading: 'New files for an application',
      intro: 'The applicant sent them through the website.',
    },
    paragraph(answersApplicant),
    paragraph(deliveryTexts[delivery]),
    !isScanned && paragraph(notScanned),
    replaced.length > 0 &&
      paragraph('Those that they replace are deleted there: please delete your copies too.'),
    factTable(facts),
    exportCommand(application.reference, files),
  );
}

/** Contains no personal data, since all other data of the applicant is deleted. */
export function withdrawalNotice({ application }: Pick<NoticeProps, 'application'>): EmailContent {
  return email(
    {
      subject: `Application ${application.reference} for ${application.jobTitle} was withdrawn`,
      heading: 'An application was withdrawn',
      intro:
        'The applicant withdrew it on the website, and its record and files are deleted there.',
    },
    paragraph(
      'Please delete what you keep of it: every email with this reference, its attachments, and the files that were exported under it.',
    ),
    factTable(describeJob(application)),
  );
}

/** For notices, whose Reply-To is the applicant. */
const answersApplicant = 'Replying to this email answers the applicant.';

const notScanned =
  'The files were not scanned for viruses, since the website has no virus scanner.';

const inStore = 'The files are in the store under the names below; the operator exports them.';

const deliveryTexts: Readonly<Record<Delivery, string>> = {
  attached: 'The files are attached; a file that is missing is exported as below.',
  'too-large': `The files are not attached, since together they are larger than 12 MB. ${inStore}`,
  'in-store': inStore,
};

function describeFiles(files: readonly EmailedFile[], delivery: Delivery) {
  if (files.length === 0) return { Files: 'none' };
  return Object.fromEntries(
    files.map(({ part, name, originalName, size, sha256 }) => {
      // Lets the reader compare a file that was not obtained through the export.
      const hash = delivery === 'attached' ? '' : `, SHA-256 ${sha256}`;
      const origin = `sent as ${originalName}, ${formatFileSize(size)}${hash}`;
      return [partLabels[part] ?? part, `${name} (${origin})`];
    }),
  );
}

function exportCommand(reference: string, files: readonly EmailedFile[]): EmailPart | false {
  if (files.length === 0) return false;
  return {
    kind: 'command',
    label: 'This command exports the files of the application',
    line: `npm run operator -- applications export --reference ${reference}`,
  };
}
