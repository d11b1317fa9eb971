export { AlertIsOn, ConfirmAlert, NewJobs } from './alert-emails.ts';
export { listParts, type Delivery, type EmailedFile } from './application.ts';
export {
  ApplicationConfirmation,
  ApplicationNotice,
  NewFilesConfirmation,
  NewFilesNotice,
} from './application-emails.ts';
export { ContactConfirmation, ContactNotice } from './contact-emails.ts';
export { formatInstant } from './format-text.ts';
export { sender } from './layout.ts';
export {
  ApplicationLinks,
  WithdrawalConfirmation,
  WithdrawalNotice,
} from './own-application-emails.ts';
export { renderEmail, type RenderedEmail } from './render-email.ts';
