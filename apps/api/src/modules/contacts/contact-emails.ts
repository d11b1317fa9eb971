import type { ContactRequestRow } from '../../database/schema.ts';
import { canReplyTo, createEmail, type NewEmail } from '../../email/templates/email.ts';
import { formatInstant, sender } from '../../email/templates/email-content.ts';

/** The emails about a contact request: one to the visitor, one to our business team. */
export function createContactEmails(request: ContactRequestRow, businessTo: string): NewEmail[] {
  const notice = createNotice(request, businessTo);
  // The form accepts longer addresses than mail servers do; the notice shows what was typed.
  return canReplyTo(request.email) ? [createConfirmation(request, businessTo), notice] : [notice];
}

/** Repeats nothing that was typed: the address may belong to somebody else. */
function createConfirmation(request: ContactRequestRow, businessTo: string): NewEmail {
  return createEmail(
    {
      recipient: request.email,
      replyTo: businessTo,
      subject: `We received your message (${request.reference})`,
      confirms: 'contact',
    },
    {
      heading: 'Thank you for your message',
      paragraphs: [
        `Your message has reached ${sender.brand}. An engineer who knows the subject will answer you within one business day.`,
      ],
      facts: [{ label: 'Reference', value: request.reference }],
      closing: [
        'To add something, simply reply to this email and keep the reference.',
        'You did not write to us? Then somebody gave your address by mistake, and you need not do anything.',
      ],
    },
  );
}

function createNotice(request: ContactRequestRow, businessTo: string): NewEmail {
  return createEmail(
    {
      recipient: businessTo,
      replyTo: request.email,
      subject: `Contact request ${request.reference} from ${request.companyName}`,
    },
    {
      heading: 'A new contact request',
      paragraphs: [
        canReplyTo(request.email)
          ? 'It came in through the website. Replying to this email answers the visitor.'
          : 'It came in through the website. No email can be sent to the address that was typed, so replying does not reach the visitor; the contact number may.',
      ],
      facts: [
        { label: 'Reference', value: request.reference },
        { label: 'Name', value: request.fullName },
        { label: 'Email', value: request.email },
        { label: 'Company', value: request.companyName },
        { label: 'Company website', value: request.companyType },
        { label: 'Contact number', value: request.phoneNumber },
        { label: 'Country', value: request.country ?? 'not known' },
        { label: 'Received', value: formatInstant(request.receivedAt) },
      ],
      quote: { label: 'Message', text: request.message },
      closing: [],
    },
  );
}
