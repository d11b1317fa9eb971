import type { ContactFormCopy } from '../schemas/interface.ts';

/** The copy of the enquiry form (spec 2.18). Error messages are in @kestrova/validation. */
export const contactFormCopy: ContactFormCopy = {
  required:
    'Every field has to be filled in. The website and the message do most for a useful first answer.',
  fields: {
    full_name: { label: 'Name' },
    email: { label: 'Email' },
    company_name: { label: 'Company Name' },
    company_type: { label: 'Company Website', hint: 'Such as www.example.com. We read it first' },
    phone_number: { label: 'Contact Number', hint: 'With country code, such as +1 2025550143' },
    message: {
      label: 'Message',
      hint: 'Helps most: what should work, who uses it, what runs today, and by when',
    },
  },
  submit: 'Send Message',
  submitting: 'Sending your message…',
  receipt: {
    heading: 'Your message is with us',
    reference: 'Your reference',
    who: 'Who answers',
    answeredBy: 'An engineer from our payments, enterprise or product practice',
    when: 'By when',
    within: 'Within one business day, by email',
    sent: 'What you sent',
    again: 'Send another message',
  },
};
