import { contactConfirmation, contactNotice } from '@kestrova/emails';
import type { ContactRequestRow } from '../../database/schema.ts';
import { canReplyTo, createEmail, type NewEmail } from '../../email/new-email.ts';

/** The emails about a contact request: one to the visitor, one to our business team. */
export function createContactEmails(request: ContactRequestRow, businessTo: string): NewEmail[] {
  const { email } = request;
  const isAnswerable = canReplyTo(email);
  const notice = createEmail(
    { recipient: businessTo, replyTo: email },
    contactNotice({ request, isAnswerable }),
  );
  // The form accepts longer addresses than mail servers do; the notice shows what was typed.
  if (!isAnswerable) return [notice];
  const confirmation = createEmail(
    { recipient: email, replyTo: businessTo, confirms: 'contact' },
    contactConfirmation(request),
  );
  return [confirmation, notice];
}
