export { createApiClient } from './api-client.ts';
export type { ApiClient } from './api-client.ts';
export { ApiClientProvider, useApiClient } from './api-client-provider.tsx';
export { ApiError } from './api-error.ts';
export type { ApiErrorKind } from './api-error.ts';
export { useConfirmJobAlert } from './confirm-job-alert.ts';
export { createJobAlert } from './create-job-alert.ts';
export { useEndJobAlert } from './end-job-alert.ts';
export { getAllJobs, useJobs, useListOfJob } from './get-all-jobs.ts';
export { getJobDetailsById, useJob } from './get-job-details-by-id.ts';
export { useJobAlerts } from './get-job-alerts.ts';
export type { ReceivedJobAlert, ReceivedJobAlerts } from './get-job-alerts.ts';
export { useOwnApplication } from './get-own-application.ts';
export type { ReceivedFile, ReceivedOwnApplication } from './get-own-application.ts';
export type { ReceivedJobDetails, ReceivedJobSummary } from './read-response.ts';
export { loadJobSearch } from './load-job-search.ts';
export type { JobSearch } from '@kestrova/api-contract/job-search';
export { sendOwnLinks } from './send-own-links.ts';
export { useReplaceOwnFiles } from './replace-own-files.ts';
export { reportWebVitals } from './report-web-vitals.ts';
export type { SubmissionResult } from './send-submission.ts';
export { findRefusedFile, useSubmitApplication } from './submit-application.ts';
export type { Application } from './submit-application.ts';
export { useSubmitContactRequest } from './submit-contact-request.ts';
export type { HttpRequest, HttpResponse, Transport } from './transport.ts';
export type { InitialData, ServerState } from './use-server-state.ts';
export { useSubmission } from './use-submission.ts';
export type { Submit, SubmissionMutation } from './use-submission.ts';
export { useWithdrawOwnApplication } from './withdraw-own-application.ts';
export {
  API_PREFIX,
  jobFilterNames,
  jobFilters,
  matchesFilters,
  normalizeFilterValue,
  pagePatterns,
  parseJobId,
  toContactRequest,
  toJobApplicationData,
} from '@kestrova/api-contract';
export type {
  ApplicationJob,
  ContactRequest,
  Country,
  FormCheck,
  JobAlert,
  JobAlertRequest,
  JobAlerts,
  JobApplicationData,
  JobFilterChoice,
  JobFilterName,
  OwnApplication,
  WebVitalsReport,
} from '@kestrova/api-contract';
