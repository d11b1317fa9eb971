export { cleanText } from './clean-text.ts';
export { findProblem, maxUnits, notBlank } from './text-rules.ts';
export { optionalTextSchema, textSchema } from './text-schema.ts';
export {
  acceptedFileTypes,
  CHANGED_FILE_MESSAGES,
  FILE_TOO_LARGE_MESSAGE,
  findFileProblem,
  MAX_FILE_BYTES,
  MISSING_CV_MESSAGE,
  SEVERAL_FILES_MESSAGE,
} from './file-rules.ts';
export {
  applicationFields,
  jobAlertFormSchema,
  jobApplicationFormSchema,
  type JobAlertForm,
  type JobApplicationForm,
} from './job-application-form.ts';
export {
  contactFields,
  contactFormSchema,
  contactRules,
  type ContactForm,
} from './contact-form.ts';
export { countrySchema, type Country } from './country.ts';
