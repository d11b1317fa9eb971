import { readCsrfToken } from '../../../api-client/src/read-response.ts';
import { patience } from './patience.ts';

/** Sets the cookie and gives the token that every POST needs; never cached. */
export const issueCsrfToken = {
  method: 'GET',
  path: '/csrf-token',
  patienceMs: patience.reading,
  read: readCsrfToken,
} as const;
