import * as z from 'zod/mini';
import {
  applicationResponseSchema,
  csrfTokenResponseSchema,
  submissionResponseSchema,
} from './response-schemas.ts';
import { jobDetailsSchema, jobSummarySchema } from './jobs.ts';

/**
 * What the server says, by the name of its endpoint: strict, so that nothing leaves it that the
 * contract does not know. The client reads with `readings.ts` instead, and never carries these.
 */
export const responses = {
  issueCsrfToken: csrfTokenResponseSchema,
  getAllJobs: z.array(jobSummarySchema),
  getJobDetailsById: jobDetailsSchema,
  submitApplication: applicationResponseSchema,
  submitContactRequest: submissionResponseSchema,
} as const;
