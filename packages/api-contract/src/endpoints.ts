/*
 * Every conversation between the sites and the server (spec 7), under the one word that client,
 * contract and server call it by; paths follow `API_PREFIX`. What the server takes of a request
 * stands in `requests`, what it says in `responses`; `read` is how the client reads that.
 */
export { issueCsrfToken } from './endpoints/issue-csrf-token.ts';
export { getAllJobs } from './endpoints/get-all-jobs.ts';
export { getJobDetailsById } from './endpoints/get-job-details-by-id.ts';
export { submitApplication } from './endpoints/submit-application.ts';
export { submitContactRequest } from './endpoints/submit-contact-request.ts';
