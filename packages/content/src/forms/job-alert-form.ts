import type { JobAlertFormCopy } from '../schemas/own-pages.ts';

/** How a visitor asks for emails about new jobs. Error messages are in @kestrova/validation. */
export const jobAlertFormCopy: JobAlertFormCopy = {
  offer: 'Email me new jobs like these',
  text: 'Nothing for you yet?',
  heading: 'New jobs by email',
  about: 'We write to you about',
  jobsIn: 'Jobs in',
  everyJob: 'Every new position',
  filters: {
    keywords: 'Keywords',
    place: 'Place',
    type: 'Type',
    mode: 'Mode',
    level: 'Level',
  },
  email: {
    label: 'Email',
    hint: 'First we send a link to this address, to turn the alert on',
  },
  terms: 'At most one email a day. Each of them ends the alert with one click.',
  readPolicy: 'How we treat your address',
  submit: 'Send me the link',
  submitting: 'Asking for your alert…',
  accepted: 'Please look into your mailbox',
  close: 'Back to the jobs',
};
