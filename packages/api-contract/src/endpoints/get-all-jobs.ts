import * as z from 'zod/mini';
import { jobSummarySchema } from '../job.ts';
import { patience } from './patience.ts';

/** The open jobs of a country, newest first. */
export const getAllJobs = {
  method: 'GET',
  path: '/job/get-all-jobs',
  patienceMs: patience.reading,
  answer: z.array(jobSummarySchema),
} as const;
