import { companyFigures } from '../company-figures.ts';
import { people } from '../people.ts';
import type { AboutUsPageCopy } from '../schemas/pages.ts';

/** The copy of About Us (spec 2.14). */
export const aboutUsPage: AboutUsPageCopy = {
  meta: {
    title: 'About Us',
    description:
      'How a five-person payments team of 2014 became an engineering company for banks and enterprises, and what it intends to do next.',
  },
  hero: {
    heading: 'About Us',
    text: 'An engineering company for institutions that cannot afford a bad night, owned by those who work here.',
  },
  story: {
    heading: 'Our Story',
    paragraphs: [
      'Kestrova began in 2014 with five people in Wilmington, Delaware, who had spent ten years repairing other firms’ payment files after midnight. Their first client, a credit union, wanted one thing: to know before breakfast whether the transfers of the night had balanced.',
      'Two years later we opened a center in Hyderabad, at first with eleven engineers for the night shift. They soon owned whole products, because whoever reads the alarms knows best what to build next. Most of our people now work there, and half of our projects are led from there.',
      'Banking taught us habits: two pairs of eyes, a way back, a reason written beside each decision. Hospitals, grocers and manufacturers turned out to want the same, so our work has spread while the habits have stayed.',
    ],
  },
  figures: [
    companyFigures.founded,
    companyFigures.people,
    companyFigures.systems,
    companyFigures.relationship,
  ],
  vision: {
    heading: 'Our Vision',
    text: 'Banking, medicine and trade that are as dependable for a shopkeeper in Kisumu as for a fund in New York, because the software beneath both was made with equal care.',
  },
  mission: {
    heading: 'Our Mission',
    text: 'To take on systems that people rely on daily, rebuild them in steps that can be undone, and hand them to owners who no longer need us.',
  },
  practice: {
    heading: 'How We Work',
    text: 'Three practices that a visitor notices within a week of sitting with one of our teams.',
    cards: [
      {
        title: 'Write it down',
        text: 'A decision counts once it has a page with its reasons. A new colleague can read two years of a project in an afternoon.',
      },
      {
        title: 'Rehearse the failure',
        text: 'Ahead of a launch we unplug a database, expire a certificate and lose a region, with the client’s operators at the keys.',
      },
      {
        title: 'Stay small inside',
        text: 'No team is larger than twelve, and each has a budget for training, tools and one idea that nobody has asked for.',
      },
    ],
  },
  journal: {
    heading: 'What we learned, in writing',
    text: 'Our engineers keep a journal of short notes: one method each, and whether it held up.',
    action: { label: 'Read the short notes', to: '/journal' },
  },
  closing: {
    heading: 'Come and look us over',
    text: 'Ask for the names of three clients, one of whom has left us. They have agreed to take your call.',
    action: { label: 'Ask for references', to: '/contact-us' },
    answeredBy: {
      person: people.raghavMenon,
      text: 'I send you three names and phone numbers, and I stay off the call.',
    },
  },
};
