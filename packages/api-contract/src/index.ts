export * as endpoints from './endpoints.ts';
export type { ApplicationFileName } from './endpoints/submit-application.ts';
export { API_PREFIX, csrf, IDEMPOTENCY_HEADER } from './headers.ts';
export { jobDetailsSchema, jobListQuerySchema, jobSummarySchema } from './job.ts';
export type { JobDetails, JobSummary } from './job.ts';
export {
  applicationAnswerSchema,
  csrfTokenAnswerSchema,
  errorBodySchema,
  faultSchema,
  refusalSchema,
  responseCodes,
  submissionAnswerSchema,
} from './answers.ts';
export type { ApplicationAnswer, SubmissionAnswer } from './answers.ts';
export { findRefusal } from './find-refusal.ts';
export { countrySchema, findFileExtension, findFileProblem } from '@kestrova/validation';
export type {
  AcceptedFileExtension,
  ContactRequest,
  Country,
  FileFacts,
  JobApplicationData,
} from '@kestrova/validation';
