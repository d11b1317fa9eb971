export * as endpoints from './endpoints.ts';
export { requests } from './requests.ts';
export type { ApplicationFileName } from './requests.ts';
export { responses } from './responses.ts';
export { readErrorMessage, readJobSummary } from './readings.ts';
export type { ReadJobDetails, ReadJobSummary, Reading, ReadSubmission } from './readings.ts';
export { API_PREFIX, csrf, IDEMPOTENCY_HEADER, REFUSED_PART_HEADER } from './headers.ts';
export { jobDetailsSchema, jobSummarySchema } from './job.ts';
export { jobListQuerySchema } from './job-list-query.ts';
export type { JobDetails, JobSummary } from './job.ts';
export {
  applicationResponseSchema,
  csrfTokenResponseSchema,
  serverErrorSchema,
  clientErrorSchema,
  responseCodes,
  submissionResponseSchema,
} from './response-schemas.ts';
export type { ApplicationResponse, SubmissionResponse } from './response-schemas.ts';
export { firstIssueMessage } from './first-issue-message.ts';
export { countrySchema, findFileExtension, findFileProblem } from '@kestrova/validation';
export type {
  AcceptedFileExtension,
  ContactRequest,
  Country,
  FileFacts,
  JobApplicationData,
} from '@kestrova/validation';
