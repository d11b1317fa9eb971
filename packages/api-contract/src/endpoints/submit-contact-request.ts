import { readSubmission } from '../../../api-client/src/read-response.ts';
import { patience } from './patience.ts';

/** A contact request as JSON. */
export const submitContactRequest = {
  method: 'POST',
  path: '/contact/new-contact-request',
  patienceMs: patience.sending,
  read: readSubmission,
} as const;
