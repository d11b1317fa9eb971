export { alertIsOn, confirmAlert, newJobs } from './alert-emails.ts';
export {
  applicationConfirmation,
  applicationLinks,
  listParts,
  newFilesConfirmation,
  withdrawalConfirmation,
} from './application-emails.ts';
export {
  applicationNotice,
  newFilesNotice,
  withdrawalNotice,
  type Delivery,
  type EmailedFile,
} from './application-notices.ts';
export { listPreviewParagraphs, statusEmail, type StatusOutcome } from './status-emails.ts';
export { contactConfirmation, contactNotice, type ContactNoticeProps } from './contact-emails.ts';
export { sender, type CreateUrl, type EmailContent, type EmailedLink } from './content.ts';
export { renderEmail, type RenderedEmail } from './render-email.ts';
