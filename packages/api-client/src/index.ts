export { createApiClient, SAME_ORIGIN_BASE_URL } from './api-client.ts';
export type { ApiClient } from './api-client.ts';
export { ApiClientProvider, useApiClient } from './api-client-context.ts';
export { ApiError } from './api-error.ts';
export type { ApiErrorKind } from './api-error.ts';
export type { InitialData } from './initial-data.ts';
export type { SubmissionOutcome } from './submission-outcome.ts';
export type { Application } from './submit-application.ts';
export type { Transport, WireAnswer, WireRequest } from './transport.ts';
export { getAllJobs } from './get-all-jobs.ts';
export { getJobDetailsById } from './get-job-details-by-id.ts';
export type { ServerState } from './server-state.ts';
export { useJob } from './use-job.ts';
export { useJobs } from './use-jobs.ts';
export type { Submission } from './use-submission.ts';
export { useSubmitApplication } from './use-submit-application.ts';
export { useSubmitContactRequest } from './use-submit-contact-request.ts';
export type {
  ApplicationJob,
  ContactRequest,
  Country,
  JobApplicationData,
} from '@kestrova/api-contract';
export { parseJobId, toContactRequest, toJobApplicationData } from '@kestrova/api-contract';
export type { ReceivedJobDetails, ReceivedJobSummary } from './read-response.ts';
