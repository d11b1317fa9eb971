import { contactRequestSchema } from '@kestrova/validation';
import { submissionAnswerSchema } from '../answers.ts';
import { patience } from './patience.ts';

/** A contact request as JSON. */
export const submitContactRequest = {
  method: 'POST',
  path: '/contact/new-contact-request',
  body: contactRequestSchema,
  patienceMs: patience.sending,
  answer: submissionAnswerSchema,
} as const;
