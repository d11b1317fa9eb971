export { findProblem, maxLength, notBlank } from './text-rules.ts';
export { storable } from './field-rules.ts';
export { optionalTextSchema, textSchema } from './text-schema.ts';
export {
  acceptedFileTypes,
  findFileProblem,
  MAX_FILE_BYTES,
  MISSING_CV_MESSAGE,
} from './file-rules.ts';
export { applicationFields, jobApplicationFormSchema } from './job-application-form.ts';
export { jobAlertFormSchema, type JobAlertForm } from './job-alert-form.ts';
export type { JobApplicationForm } from './job-application-form.ts';
export { contactFields, contactFormSchema, contactRules } from './contact-form.ts';
export type { ContactForm } from './contact-form.ts';
export { countrySchema, regionCodeSchema, type Country } from './country.ts';
