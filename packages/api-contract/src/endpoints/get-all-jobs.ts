import { jobListReading } from '../readings.ts';
import { patience } from './patience.ts';

/** The open jobs of a country, newest first. */
export const getAllJobs = {
  method: 'GET',
  path: '/job/get-all-jobs',
  patienceMs: patience.reading,
  reading: jobListReading,
} as const;
