export { applicationFileNames, endpoints } from './endpoints.ts';
export type { ApplicationFileName, Endpoint } from './endpoints.ts';
export { schemas } from './schemas.ts';
export {
  API_PREFIX,
  csrf,
  FORM_CHECK_HEADER,
  IDEMPOTENCY_HEADER,
  REFUSED_PART_HEADER,
} from './headers.ts';
export { formatFormCheck, parseFormCheck, type FormCheck } from './form-check.ts';
export { jobDetailsSchema, jobIdSchema, jobSummarySchema } from './jobs.ts';
export type { JobDetails, JobSummary } from './jobs.ts';
export {
  jobFilterNames,
  jobFilters,
  mapFilters,
  matchesFilters,
  normalizeFilterValue,
} from './job-filters.ts';
export type { FilteredJob, JobFilterChoice, JobFilterName } from './job-filters.ts';
export { jobAlertsResponseSchema } from './job-alerts.ts';
export type { JobAlert, JobAlertRequest, JobAlerts } from './job-alerts.ts';
export { ownApplicationSchema, type OwnApplication } from './own-application.ts';
export {
  applicationStatuses,
  closingReasons,
  MAX_SENTENCE_LENGTH,
  newStatuses,
  ownStatusChangeSchema,
  reviewSchema,
} from './review.ts';
export type { ApplicationStatus, NewStatus, Review, StatusChange } from './review.ts';
export { toJobApplicationData } from './job-application.ts';
export type { ApplicationJob, JobApplicationData } from './job-application.ts';
export { toContactRequest, type ContactRequest } from './contact-request.ts';
export {
  csrfTokenResponseSchema,
  firstIssueMessage,
  responseCodes,
  submissionResponseSchema,
} from './responses.ts';
export type { ApplicationResponse, SubmissionResponse } from './responses.ts';
