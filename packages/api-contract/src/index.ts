export * as endpoints from './endpoints.ts';
export { requests } from './schemas.ts';
export type { ApplicationFileName } from './schemas.ts';
export { responses } from './responses.ts';
export { readErrorMessage, readJobSummary } from '../../api-client/src/read-response.ts';
export type { ReadJobDetails, ReadJobSummary, Reading, ReadSubmission } from '../../api-client/src/read-response.ts';
export { API_PREFIX, csrf, IDEMPOTENCY_HEADER, REFUSED_PART_HEADER } from './headers.ts';
export { jobDetailsSchema, jobSummarySchema } from './jobs.ts';
export { jobListQuerySchema } from './job-list-query.ts';
export type { JobDetails, JobSummary } from './jobs.ts';
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
