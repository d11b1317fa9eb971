import { formatInstant } from './format-text.ts';
import { email, factTable, paragraph, sender, type EmailContent } from './content.ts';

/** Contains no entries, since the address may belong to somebody else. */
export function contactConfirmation({ reference }: { reference: string }): EmailContent {
  return email(
    {
      subject: `We received your message (${reference})`,
      heading: 'Thank you for your message',
      intro: `Your message has reached ${sender.name}. An engineer who knows the subject will answer you within one business day.`,
    },
    factTable({ Reference: reference }),
    paragraph('To add something, simply reply to this email and keep the reference.'),
    paragraph(
      'Didn’t write to us? Someone probably mistyped their email address. You can ignore this.',
    ),
  );
}

export interface ContactNoticeProps {
  request: {
    reference: string;
    fullName: string;
    email: string;
    companyName: string;
    companyType: string;
    phoneNumber: string;
    country?: string | undefined;
    message: string;
    receivedAt: string;
  };
}

export function contactNotice({ request }: ContactNoticeProps): EmailContent {
  const facts = {
    Reference: request.reference,
    Name: request.fullName,
    Email: request.email,
    Company: request.companyName,
    'Company website': request.companyType,
    'Contact number': request.phoneNumber,
    Country: request.country ?? 'not known',
    Received: formatInstant(request.receivedAt),
  };
  return email(
    {
      subject: `Contact request ${request.reference} from ${request.companyName}`,
      heading: 'A new contact request',
      intro: 'It came in through the website. Replying to this email answers the visitor.',
    },
    factTable(facts),
    { kind: 'quote', label: 'Message', text: request.message },
  );
}
