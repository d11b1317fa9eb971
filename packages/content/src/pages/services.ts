import { people } from '../people.ts';
import type { ServicesPageCopy } from '../schemas/pages.ts';

const LEARN_MORE = 'Learn More';

/** The copy of Our Services (spec 2.6). */
export const servicesPage: ServicesPageCopy = {
  meta: {
    title: 'Our Services',
    description:
      'Six lines of work from payments engineering to captive centers, and the 20 industries that run on what we deliver.',
  },
  hero: {
    heading: 'Our Services',
    text: 'Six lines of work share one habit: agree on the outcome, ship it in small steps, and leave a system that others can run.',
  },
  cards: [
    {
      title: 'Fintech & Banking',
      text: 'Banks, lenders and wallets come to us for cores, channels and payment rails that clear at volume and pass inspection.',
      link: { label: LEARN_MORE, to: '/services/fintech-services' },
    },
    {
      title: 'Enterprise Technology & Business Process',
      text: 'ERP, CRM and automation for companies whose daily work has outgrown the systems that were meant to carry it.',
      link: { label: LEARN_MORE, to: '/services/enterprise-services' },
    },
    {
      title: 'Product Engineering',
      text: 'Squads with design, testing and operations inside take a product from its first prototype to its hundredth release.',
      link: { label: LEARN_MORE, to: '/services/product-services' },
    },
    {
      title: 'AI & Data Intelligence',
      text: 'Models put to work on decisions that repeat a thousand times a day, with people left in charge of all the others.',
      link: { label: LEARN_MORE, to: '/services/ai-services' },
    },
    {
      title: 'ODC Services',
      text: 'An engineering center of your own in Hyderabad: your name on the backlog, our roof, payroll and hiring beneath it.',
      link: { label: LEARN_MORE, to: '/services/odc-services' },
    },
    {
      title: 'Global Capability Center',
      text: 'A captive center in India, planned and staffed for you, then run by us or handed over on a date fixed in advance.',
      link: { label: LEARN_MORE, to: '/services/gcc-services' },
    },
  ],
  industries: {
    heading: 'Industries We Serve',
    text: 'Each of these has rules, seasons and jargon of its own. We staff projects with people who already speak it.',
    cards: [
      {
        icon: 'landmark',
        title: 'Banking & Financial Services',
        text: 'Cores, channels and ledgers that close every night.',
      },
      {
        icon: 'umbrella',
        title: 'Insurance',
        text: 'Quotes in minutes, and claims that file their own evidence.',
      },
      {
        icon: 'rocket',
        title: 'Fintech Startups',
        text: 'A licensed, audited first release before the runway ends.',
      },
      {
        icon: 'piggy-bank',
        title: 'Wealth Management',
        text: 'Portfolios, fees and suitability checks in one client view.',
      },
      {
        icon: 'hand-coins',
        title: 'Lending & Microfinance',
        text: 'Scoring and collections for loans from fifty dollars up.',
      },
      {
        icon: 'factory',
        title: 'Manufacturing',
        text: 'Shop-floor data joined to planning, stock and upkeep.',
      },
      {
        icon: 'shopping-cart',
        title: 'Retail & E-commerce',
        text: 'One stock figure for the store, the site and the depot.',
      },
      {
        icon: 'heart-pulse',
        title: 'Healthcare & Life Sciences',
        text: 'Patient and trial records kept under strict consent.',
      },
      {
        icon: 'truck',
        title: 'Logistics & Supply Chain',
        text: 'Loads, temperatures and invoices matched on the way.',
      },
      {
        icon: 'zap',
        title: 'Energy & Utilities',
        text: 'Meter readings turned into forecasts, bills and work orders.',
      },
      {
        icon: 'building-2',
        title: 'Government & Public Sector',
        text: 'Citizen services that run on any phone, in every official language.',
      },
      {
        icon: 'cloud',
        title: 'Technology and SaaS',
        text: 'Extra squads for roadmaps that sales has already promised.',
      },
      {
        icon: 'car',
        title: 'Automotive & Mobility',
        text: 'Vehicles, chargers and fleets read from live telemetry.',
      },
      {
        icon: 'activity',
        title: 'Healthcare & MedTech',
        text: 'Device software documented line by line for the regulator.',
      },
      {
        icon: 'graduation-cap',
        title: 'Education & E-learning',
        text: 'Courses and exams that stay up on the day of the results.',
      },
      {
        icon: 'house',
        title: 'Real Estate & PropTech',
        text: 'Leases, rents and repairs kept on one tenant record.',
      },
      {
        icon: 'radio-tower',
        title: 'Telecommunications',
        text: 'Charging, provisioning and churn, all at network scale.',
      },
      {
        icon: 'pill',
        title: 'Healthcare & Pharmaceuticals',
        text: 'Every batch traced from the plant to the pharmacy shelf.',
      },
      {
        icon: 'clapperboard',
        title: 'Media & Entertainment',
        text: 'Rights, royalties and streams counted to the second.',
      },
      {
        icon: 'shield-check',
        title: 'Cybersecurity',
        text: 'Detection pipelines and signed builds for teams that defend.',
      },
    ],
  },
  coCreate: {
    heading: 'Co-Create',
    text: 'Bring the problem in whatever state it is in: a sketch, a failing system, a request for proposals. Two of our engineers will work on it beside you for a day, free of charge.',
    action: { label: 'Contact Us', to: '/contact-us' },
    answeredBy: {
      person: people.meeraKulkarni,
      text: 'I choose the two engineers for your day and send you their names beforehand.',
    },
  },
};
