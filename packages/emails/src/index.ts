export { alertIsOn, confirmAlert, newJobs } from './alert-emails.ts';
export { listParts, type Delivery, type EmailedFile } from './application.ts';
export {
  applicationConfirmation,
  applicationNotice,
  newFilesConfirmation,
  newFilesNotice,
} from './application-emails.ts';
export { contactConfirmation, contactNotice } from './contact-emails.ts';
export type { EmailContent } from './content.ts';
export { formatInstant } from './format-text.ts';
export { sender } from './layout.ts';
export {
  applicationLinks,
  withdrawalConfirmation,
  withdrawalNotice,
} from './own-application-emails.ts';
export { renderEmail, type RenderedEmail } from './render-email.ts';
