import type { ContactUsPageCopy } from '../schemas/pages.ts';

/** The copy of Contact Us (spec 2.18). */
export const contactUsPage: ContactUsPageCopy = {
  meta: {
    title: 'Contact Us',
    description:
      'Write to or call Kestrova in Wilmington, Delaware: how to reach us, where to find the office and what to put into a first message.',
  },
  hero: {
    heading: 'Contact Us',
    text: 'Tell us what should work and does not. The first reply comes from an engineer, within one business day.',
  },
  getInTouch: {
    heading: 'Get in touch',
    text: 'Rather speak than type? The phone is answered on weekdays from 8 a.m. to 6 p.m. Eastern Time.',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    social: 'Follow us',
  },
  form: {
    heading: 'Send us a message',
    text: 'A few lines are enough. Please leave out passwords, account numbers and patient data.',
  },
  map: {
    heading: 'Find the office',
    title: 'Map of the Kestrova office in Wilmington, Delaware',
    text: 'The office is nine minutes on foot from the train station. Visitors sign in on the fourth floor.',
    link: 'Open the map in a new tab',
  },
};
