import { people } from '../people.ts';
import type { OdcServicesPageCopy } from '../schemas/pages.ts';

/** The copy of ODC Services (spec 2.8). */
export const odcServicesPage: OdcServicesPageCopy = {
  meta: {
    title: 'ODC Services',
    description:
      'An offshore development center in Hyderabad that works as part of your own engineering group, under your tools, rules and release calendar.',
  },
  hero: {
    heading: 'ODC Services',
    text: 'An offshore development center is your engineering group at another address. Yours to direct, ours to house, staff and keep secure.',
  },
  breadcrumb: [
    { label: 'Home', to: '/home' },
    { label: 'Services', to: '/services' },
    { label: 'ODC Services' },
  ],
  core: {
    heading: 'What an ODC gives you',
    text: 'Four things that a staffing contract does not include and a vendor project rarely leaves behind.',
    cards: [
      {
        title: 'Custom-Built Teams',
        text: 'You interview every engineer and may say no. People work for one client only, and their average stay is four years.',
      },
      {
        title: 'Seamless Integration',
        text: 'Your repositories, your chat, your stand-up. New hires commit code in their first week, with a mentor two desks away.',
      },
      {
        title: 'Cost & Time Efficiency',
        text: 'First seats are filled in five weeks, at one monthly rate that covers desk, laptop, leave, training and local management.',
      },
      {
        title: 'IP & Data Security',
        text: 'Code belongs to you from the first keystroke. Separate floors, managed devices and no production data outside your cloud.',
      },
    ],
  },
  expertise: {
    heading: 'Our ODC Expertise',
    text: 'Partner clients run permanent parts of their engineering from our floors in Hyderabad. These three began with ten seats or fewer.',
    claim: 'Reduce operational costs by up to 40%',
    claimText:
      'The figure compares the full yearly cost of a seat, office and turnover included, with the same role hired in the client’s home city.',
    clients: [
      {
        title: 'AOT',
        text: 'An ERP practice of 28 consultants that configures, tests and supports six modules on the client’s own release calendar.',
        story: 'aot',
      },
      {
        title: 'iTradeNetwork',
        text: 'Support engineers in three shifts who keep fresh-food orders, loads and invoices moving while growers and stores sleep.',
        story: 'ITradeNetwork',
      },
      {
        title: 'TASC',
        text: 'A bilingual product squad that owns job search in English and Arabic, from the index to the last mirrored icon.',
        story: 'TASC',
      },
    ],
  },
  offerings: {
    heading: 'What your center can take on',
    text: 'Begin with one of these and add the next when the first runs without you.',
    cards: [
      {
        title: 'End-to-End Software Development',
        text: 'From a page of requirements to a supported release, with analysts, developers and testers under one lead.',
      },
      {
        title: 'Product Engineering & Modernization',
        text: 'Your team at home builds what is next, while the center moves the current product to newer ground underneath it.',
      },
      {
        title: 'Application Maintenance & Support',
        text: 'Second- and third-line support by shift. Each workaround gets a date, within the month, by which its cause is fixed.',
      },
      {
        title: 'QA & Automation Testing',
        text: 'A regression suite that took nine days by hand is rebuilt to run every night and be read in ten minutes.',
      },
      {
        title: 'Devops & Cloud Operations',
        text: 'Pipelines, patching and on-call duty from a time zone that is at its desk while your users are asleep.',
      },
      {
        title: 'UI/UX Design & Prototypes',
        text: 'Researchers and designers beside the developers: sketched on Monday, tested with users on Thursday, built next sprint.',
      },
    ],
  },
  engagement: {
    heading: 'Engagement Models',
    text: 'Three ways to contract, with the same people. Thirty days’ notice moves you from one to another.',
    cards: [
      {
        title: 'Dedicated ODC Teams',
        text: 'A fixed group at a monthly rate per seat. You set the priorities; we answer for attendance, skills and replacement.',
      },
      {
        title: 'Build-Operate-Transfer (BOT) Model',
        text: 'We open the center and run it to agreed measures, then move people, leases and assets into your own company.',
      },
      {
        title: 'Hybrid Onsite-Offshore Models',
        text: 'Two or three leads sit with your users, the rest of the squad in India, and they trade places twice a year.',
      },
    ],
  },
  closing: {
    heading: 'See the floor before you sign',
    text: 'Visit for a day, on screen or in person, and meet a team that already does for another client what you need.',
    action: { label: 'Book a visit', to: '/contact-us' },
    answeredBy: {
      person: people.raghavMenon,
      text: 'I find the team whose work is closest to yours and ask its lead to host you.',
    },
  },
};
