import { heroPicture } from '../pictures/hero-picture.ts';
import { people } from '../people.ts';
import type { ServicePageCopy } from '../schemas/pages.ts';

/** The copy of AI & Data Intelligence (spec 2.7). */
export const aiServicesPage: ServicePageCopy = {
  meta: {
    title: 'AI & Data Intelligence',
    description:
      'Data platforms, applied machine learning and AI operations for regulated companies, with each model documented, monitored and reversible.',
  },
  hero: {
    heading: 'AI & Data Intelligence',
    text: 'We start from a decision that somebody makes today, measure how good it is, and only then ask whether a model can improve it.',
  },
  picture: heroPicture('ai-services'),
  breadcrumb: [
    { label: 'Home', to: '/home' },
    { label: 'Services', to: '/services' },
    { label: 'AI & Data Intelligence' },
  ],
  groups: [
    {
      heading: 'Data Engineering & Analytics',
      text: 'Most of an AI budget goes into finding and cleaning data. We make that work count more than once.',
      cards: [
        {
          title: 'Data platforms',
          text: 'Warehouse, lake and catalog on your own cloud account, with access by role and a named owner for each table.',
        },
        {
          title: 'Pipelines and quality',
          text: 'Batch and streaming loads with tests on freshness, volume and meaning. A bad feed stops before it reaches a report.',
        },
        {
          title: 'Decision dashboards',
          text: 'Metrics defined once in code and reused everywhere, so two departments no longer bring two revenues to one meeting.',
        },
      ],
    },
    {
      heading: 'Machine Learning & Generative AI',
      text: 'Small models where they suffice, large ones where language demands it, and a baseline beside either.',
      cards: [
        {
          title: 'Predictive models',
          text: 'Default, demand, churn and failure forecasts with confidence bands, compared each month with what actually happened.',
        },
        {
          title: 'Document intelligence',
          text: 'Invoices, lab reports and contracts read into fields. Anything below the agreed certainty goes to a review queue.',
        },
        {
          title: 'Knowledge assistants',
          text: 'Retrieval over your policies and tickets with sources shown, permissions respected and wrong answers reported in one click.',
        },
      ],
    },
    {
      heading: 'AI Governance & Operations',
      text: 'A regulator will ask who approved the model. We prepare the answer while we build it.',
      cards: [
        {
          title: 'Model risk files',
          text: 'Purpose, data, tests, limits and approvals on a dozen pages per model, in the form that bank examiners expect.',
        },
        {
          title: 'Monitoring and drift',
          text: 'Inputs and outcomes tracked by segment. An alarm reaches the model’s owner before a customer has to complain.',
        },
        {
          title: 'Fairness and privacy',
          text: 'Disparity tests ahead of each release, personal fields masked or left out, and a switch back to the manual rule.',
        },
      ],
    },
  ],
  proof: {
    heading: 'Proven on invoices and licenses',
    text: 'Both clients began with documents that people checked by eye, and kept a person for the cases in doubt.',
    stories: ['ITradeNetwork', 'infinte'],
  },
  industries: {
    heading: 'Industries',
    text: 'Places where a wrong prediction has a price, and a right one shows up in the accounts.',
    cards: [
      {
        title: 'Banking & Financial Services',
        text: 'Credit lines reviewed daily instead of yearly, with reason codes that a branch manager can read out.',
      },
      {
        title: 'Insurance',
        text: 'First notices of loss sorted on arrival, so adjusters begin with the one claim in nine that needs them.',
      },
      {
        title: 'Healthcare & Pharmaceuticals',
        text: 'Safety reports coded from free text in hours, with a pharmacist confirming whatever is serious or new.',
      },
      {
        title: 'Manufacturing',
        text: 'Vibration and camera data that point at the failing bearing a shift before the line would have stopped.',
      },
      {
        title: 'Retail & E-commerce',
        text: 'Orders per store and item that cut fresh-food waste without emptying the shelf on a Saturday.',
      },
      {
        title: 'Telecommunications',
        text: 'Cell traffic forecast by the hour, so that energy saving never collides with the game at the stadium.',
      },
    ],
  },
  closing: {
    heading: 'Bring one decision and its history',
    text: 'Within three weeks we tell you whether the data can carry a model. If it cannot, you keep the analysis and we stop there.',
    action: { label: 'Test an idea', to: '/contact-us' },
    answeredBy: {
      person: people.kenjiWatanabe,
      text: 'I ask for a small sample first; a hundred rows usually say enough.',
    },
  },
};
