import { officePlans } from '../pictures/office-plans.ts';
import type { ContactUsPageCopy } from '../schemas/pages.ts';

/** The copy of Contact Us (spec 2.18). */
export const contactUsPage: ContactUsPageCopy = {
  meta: {
    title: 'Contact Us',
    description:
      'Write to or call Kestrova in Hyderabad and Wilmington, Delaware: how to reach us, where to find each office and what to put into a first message.',
  },
  hero: {
    heading: 'Contact Us',
    text: 'Tell us what should work and does not. The first reply comes from an engineer, within one business day.',
  },
  getInTouch: {
    heading: 'Get in touch',
    text: 'Rather speak than type? On weekdays somebody picks up while either office is open.',
    email: 'Email',
    phone: 'Phone',
    weekdays: 'Weekdays',
    social: 'Follow us',
  },
  form: {
    heading: 'Send us a message',
    text: 'A few lines are enough. Please leave out passwords, account numbers and patient data.',
  },
  map: {
    heading: 'Find the office',
    offices: {
      Hyderabad: {
        title: 'Map of the Kestrova office in Hyderabad, Telangana',
        text: 'From the metro it is a walk of six minutes, mostly in the shade. Ask for us at the desk on the fifth floor.',
        link: 'Hyderabad on the map',
        plan: officePlans.Hyderabad,
      },
      Wilmington: {
        title: 'Map of the Kestrova office in Wilmington, Delaware',
        text: 'The office is nine minutes on foot from the train station. Visitors sign in on the fourth floor.',
        link: 'Wilmington on the map',
        plan: officePlans.Wilmington,
      },
    },
  },
};
