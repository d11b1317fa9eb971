export { atLeast, atMost, findProblem, matching, notBlank } from './text-rule.ts';
export type { TextRule, TextRules } from './text-rule.ts';
export { textSchema } from './text-schema.ts';
export { rejectedEmailDomains } from './rejected-email-domains.ts';
export { CONTACT_NUMBER_EXAMPLE } from './phone-rules.ts';
export {
  acceptedFileTypes,
  fileRules,
  findFileExtension,
  findFileProblem,
  MAX_FILE_BYTES,
  MISSING_CV_MESSAGE,
} from './file-rules.ts';
export type { AcceptedFileExtension, FileFacts, FileRule } from './file-rules.ts';
export { jobApplicationRules, PRIVACY_AGREEMENT_MESSAGE } from './job-application-rules.ts';
export { jobApplicationFormSchema } from './job-application-form.ts';
export type { JobApplicationForm } from './job-application-form.ts';
export { jobApplicationDataSchema } from '../../api-contract/src/job-application.ts';
export type { JobApplicationData } from '../../api-contract/src/job-application.ts';
export { toJobApplicationData } from './to-job-application-data.ts';
export type { AppliedJob } from './to-job-application-data.ts';
export { jobIdSchema } from '../../api-contract/src/job-id.ts';
export { contactRules } from './contact-rules.ts';
export { contactFormSchema } from './contact-form.ts';
export type { ContactForm } from './contact-form.ts';
export { contactRequestSchema } from '../../api-contract/src/contact-request.ts';
export { toContactRequest } from './to-contact-request.ts';
export { countrySchema } from './country.ts';
export type { Country } from './country.ts';
export type { ContactRequest } from '../../api-contract/src/contact-request.ts';
export { forbidEval } from './forbid-eval.ts';
