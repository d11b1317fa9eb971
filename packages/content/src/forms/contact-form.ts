import type { ContactFormCopy } from '../schemas/form-words.ts';

/** The words of the enquiry form (spec 2.18). What is wrong with an answer is said by validation. */
export const contactFormCopy: ContactFormCopy = {
  required: 'Every field has to be filled in.',
  fields: {
    full_name: { label: 'Name' },
    email: { label: 'Email' },
    company_name: { label: 'Company Name' },
    company_type: { label: 'Company Website', hint: 'Such as www.example.com' },
    phone_number: { label: 'Contact Number', hint: 'With country code, such as +1 2025550143' },
    message: { label: 'Message' },
  },
  submit: 'Send Message',
  submitting: 'Sending your message…',
};
