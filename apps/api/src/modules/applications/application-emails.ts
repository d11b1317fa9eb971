import { schemas } from '@kestrova/api-contract';
import {
  applicationConfirmation,
  applicationNotice,
  newFilesConfirmation,
  newFilesNotice,
  withdrawalConfirmation,
  withdrawalNotice,
  type Delivery,
  type EmailContent,
  type EmailedLink,
} from '@kestrova/emails';
import type { ApplicationFileRow, ApplicationRow } from '../../database/schema.ts';
import type { NewEmail } from '../../outbox/outbox-repository.ts';

/** Max bytes of all files of an email together; as base64 they are 16.4 MB. */
const maxAttachedBytes = 12 * 1024 * 1024;

export interface ApplicationEmailOptions {
  careersTo: string;
  /** Whether the notice has the files attached. */
  attachFiles: boolean;
  /** Whether a virus scanner has scanned the files. */
  isScanned: boolean;
  /** Opens the application. */
  own: EmailedLink;
}

interface NewApplicationOptions extends ApplicationEmailOptions {
  /** Opens the page that changes the status. */
  review: EmailedLink;
  /** Who sent it, for the limit of confirmations. */
  sender?: string;
}

/** The emails about an application: one to the applicant, with the link to it, one to our careers team. */
export function createApplicationEmails(
  application: ApplicationRow,
  files: readonly ApplicationFileRow[],
  { careersTo, attachFiles, isScanned, own, review, sender }: NewApplicationOptions,
): NewEmail<EmailContent>[] {
  const { attachments, ...notice } = createNoticeFiles(application, files, attachFiles);
  const confirmation = applicationConfirmation({ application, files, own });
  const content = applicationNotice({ application, isScanned, review, ...notice });
  return [
    { ...createConfirmation(application, careersTo, confirmation), ...(sender && { sender }) },
    { recipient: careersTo, replyTo: application.email, attachments, content },
  ];
}

export interface ReplacedFiles {
  added: readonly ApplicationFileRow[];
  replaced: readonly ApplicationFileRow[];
  /** Every file that the application has now. */
  current: readonly ApplicationFileRow[];
}

/** The emails about new files of an application: one to the applicant, one to our careers team. */
export function createReplacementEmails(
  application: ApplicationRow,
  { added, replaced, current }: ReplacedFiles,
  { careersTo, attachFiles, isScanned, own }: ApplicationEmailOptions,
): NewEmail<EmailContent>[] {
  const { attachments, ...notice } = createNoticeFiles(application, added, attachFiles);
  const confirmation = newFilesConfirmation({ application, added, current, own });
  const content = newFilesNotice({ application, replaced, isScanned, ...notice });
  return [
    createConfirmation(application, careersTo, confirmation),
    { recipient: careersTo, replyTo: application.email, attachments, content },
  ];
}

/** The emails about a withdrawn application: one to the applicant, one to our careers team. */
export function createWithdrawalEmails(
  application: ApplicationRow,
  careersTo: string,
): NewEmail<EmailContent>[] {
  return [
    createConfirmation(application, careersTo, withdrawalConfirmation({ application })),
    { recipient: careersTo, content: withdrawalNotice({ application }) },
  ];
}

function createConfirmation(
  { email }: ApplicationRow,
  careersTo: string,
  content: EmailContent,
): NewEmail<EmailContent> {
  return { recipient: email, replyTo: careersTo, confirms: 'application', content };
}

/**
 * Prepares the files that a notice to the careers team describes. They are attached if `isAttaching`,
 * unless they exceed 12 MB in total.
 */
function createNoticeFiles(
  { reference }: Pick<ApplicationRow, 'reference'>,
  rows: readonly ApplicationFileRow[],
  isAttaching: boolean,
) {
  const size = rows.reduce((sum, row) => sum + row.size, 0);
  const isAttached = isAttaching && size <= maxAttachedBytes;
  const notAttached = isAttaching ? 'too-large' : 'in-store';
  const delivery: Delivery = isAttached ? 'attached' : notAttached;
  return {
    files: rows.map((row) => ({
      ...row,
      name: isAttached ? createReadableName(reference, row) : row.name,
    })),
    delivery,
    attachments: (isAttached ? rows : []).map((row) => ({
      name: row.name,
      filename: createReadableName(reference, row),
      contentType: contentTypes[row.kind] ?? 'application/octet-stream',
      size: row.size,
      sha256: row.sha256,
    })),
  };
}

const contentTypes: Readonly<Record<string, string>> = schemas.submitApplication.form.files.types;

/** The name of a stored file in emails and exports: by its application, with its detected type. */
export function createReadableName(
  reference: string,
  { part, kind }: Pick<ApplicationFileRow, 'part' | 'kind'>,
): string {
  return `${reference}-${part}.${kind}`;
}
