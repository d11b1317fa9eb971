import {
  applicationConfirmation,
  applicationLinks,
  applicationNotice,
  newFilesConfirmation,
  newFilesNotice,
  withdrawalConfirmation,
  withdrawalNotice,
} from '@kestrova/emails';
import type { ApplicationFileRow, ApplicationRow } from '../../database/schema.ts';
import { createEmail, type NewEmail } from '../../email/new-email.ts';
import { createNoticeFiles } from './notice-files.ts';

export interface ApplicationEmailOptions {
  careersTo: string;
  /** Whether the notice has the files attached. */
  attachFiles: boolean;
  /** The secret link. */
  ownUrl: string;
}

/** The emails about an application: one to the applicant, with the secret link, one to our careers team. */
export function createApplicationEmails(
  application: ApplicationRow,
  files: readonly ApplicationFileRow[],
  { careersTo, attachFiles, ownUrl }: ApplicationEmailOptions,
): NewEmail[] {
  const { attachments, ...notice } = createNoticeFiles(application, files, attachFiles);
  return [
    createEmail(
      { recipient: application.email, replyTo: careersTo, confirms: 'application' },
      applicationConfirmation({ application, files, ownUrl }),
    ),
    createEmail(
      { recipient: careersTo, replyTo: application.email, attachments },
      applicationNotice({ application, ...notice }),
    ),
  ];
}

/** The changed files of an application. */
export interface ReplacedFiles {
  added: readonly ApplicationFileRow[];
  /** The replaced files. */
  replaced: readonly ApplicationFileRow[];
  /** Every file that the application has now. */
  current: readonly ApplicationFileRow[];
}

/** The emails about new files of an application: one to the applicant, one to our careers team. */
export function createReplacementEmails(
  application: ApplicationRow,
  { added, replaced, current }: ReplacedFiles,
  { careersTo, attachFiles, ownUrl }: ApplicationEmailOptions,
): NewEmail[] {
  const { attachments, ...notice } = createNoticeFiles(application, added, attachFiles);
  return [
    createEmail(
      { recipient: application.email, replyTo: careersTo, confirms: 'application' },
      newFilesConfirmation({ application, added, current, ownUrl }),
    ),
    createEmail(
      { recipient: careersTo, replyTo: application.email, attachments },
      newFilesNotice({ application, replaced, ...notice }),
    ),
  ];
}

/** Sends the links to applications to the address of their applicant. */
export function createLinksEmail(
  recipient: string,
  links: readonly { application: ApplicationRow; ownUrl: string }[],
  careersTo: string,
): NewEmail {
  return createEmail(
    { recipient, replyTo: careersTo, confirms: 'links' },
    applicationLinks({ links }),
  );
}

/** The emails about a withdrawn application: one to the applicant, one to our careers team. */
export function createWithdrawalEmails(application: ApplicationRow, careersTo: string): NewEmail[] {
  return [
    createEmail(
      { recipient: application.email, replyTo: careersTo, confirms: 'application' },
      withdrawalConfirmation({ application }),
    ),
    createEmail({ recipient: careersTo }, withdrawalNotice({ application })),
  ];
}
