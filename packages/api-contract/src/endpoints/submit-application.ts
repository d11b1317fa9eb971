import { readSubmission } from '../../../api-client/src/read-response.ts';
import { patience } from './patience.ts';

/** A multipart form: `data` as a JSON text, and two files that may be left out. */
export const submitApplication = {
  method: 'POST',
  path: '/job/application',
  patienceMs: patience.sending,
  read: readSubmission,
} as const;
