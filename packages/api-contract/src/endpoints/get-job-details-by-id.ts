import { readJobDetails } from '../../../api-client/src/read-response.ts';
import { patience } from './patience.ts';

/** One open job; an id that is unknown, closed or malformed answers 404. */
export const getJobDetailsById = {
  method: 'GET',
  path: '/job/get-job-details-by-id/:id',
  patienceMs: patience.reading,
  read: readJobDetails,
} as const;
