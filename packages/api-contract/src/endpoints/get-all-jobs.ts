import { readJobList } from '../../../api-client/src/read-response.ts';
import { patience } from './patience.ts';

/** The open jobs of a country, newest first. */
export const getAllJobs = {
  method: 'GET',
  path: '/job/get-all-jobs',
  patienceMs: patience.reading,
  read: readJobList,
} as const;
