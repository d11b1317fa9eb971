export { ApiClientProvider, createApiClient, type ApiClient } from './api-client.tsx';
export { ApiError } from './api-error.ts';
export { useJobAlerts, useOwnApplication, useReview } from './emailed-links.ts';
export type { ReceivedJobAlert, ReceivedOwnApplication, ReceivedReview } from './emailed-links.ts';
export {
  getAllJobs,
  getJobDetailsById,
  useJob,
  useJobs,
  useListOfJob,
  useReloadJobs,
} from './jobs.ts';
export type { ReceivedJobDetails, ReceivedJobSummary } from './jobs.ts';
export { findRefusedFile, useSubmission } from './send-submission.ts';
export type { ApplicationFiles, SubmissionEntries, SubmissionName } from './send-submission.ts';
export type { HttpRequest, HttpResponse, Transport } from './transport.ts';
export type { ServerState } from './use-server-state.ts';
