import * as z from 'zod/mini';
import {
  applicationAnswerSchema,
  csrfTokenAnswerSchema,
  submissionAnswerSchema,
} from './answers.ts';
import { jobDetailsSchema, jobSummarySchema } from './job.ts';

/**
 * What the server says, by the name of its endpoint: strict, so that nothing leaves it that the
 * contract does not know. The client reads with `readings.ts` instead, and never carries these.
 */
export const responses = {
  issueCsrfToken: csrfTokenAnswerSchema,
  getAllJobs: z.array(jobSummarySchema),
  getJobDetailsById: jobDetailsSchema,
  submitApplication: applicationAnswerSchema,
  submitContactRequest: submissionAnswerSchema,
} as const;
