import type { ContactRequest } from '@kestrova/api-contract';
import { useSubmission, type Submission } from './use-submission.ts';

/** Sends a contact request from a form. */
export function useSubmitContactRequest(): Submission<ContactRequest> {
  return useSubmission(loadSubmitContactRequest);
}

async function loadSubmitContactRequest() {
  const { submitContactRequest } = await import('./submit-contact-request.ts');
  return submitContactRequest;
}
