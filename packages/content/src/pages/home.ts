import { people } from '../people.ts';
import type { HomePageCopy } from '../schemas/pages.ts';
import { companyFigures } from '../company-figures.ts';
import { caseStudiesHeading } from '../stories/story-cards.ts';

/** The copy of the home page (spec 2.5). */
export const homePage: HomePageCopy = {
  meta: {
    title: 'Fintech, enterprise and emerging technologies',
    description:
      'Kestrova builds agent banking, ERP, product and AI systems for banks and enterprises, with teams in Wilmington, Delaware and Hyderabad, India.',
  },
  hero: {
    heading: 'Building Digital Futures With Fintech, Enterprise & Emerging Technologies',
    text: 'Kestrova builds and runs the software behind payments, lending, supply chains and clinics.',
    action: { label: 'Explore Our Services', to: '/services' },
    secondAction: { label: 'Talk to an engineer', to: '/contact-us' },
    figures: [companyFigures.systems, companyFigures.people, companyFigures.relationship],
  },
  clients: {
    label: 'Clients we build for',
    pause: 'Pause the client logos',
    play: 'Play the client logos',
  },
  commitment: {
    heading: 'Our Commitment',
    text: 'Three promises in every contract, and how you can tell that we kept them.',
    cards: [
      {
        title: 'Ledgers that balance',
        text: 'All money is posted twice and reconciled daily: a cent astray is found the same day.',
      },
      {
        title: 'Dates we answer for',
        text: 'You see working software every two weeks, and hear of a date at risk from us first.',
      },
      {
        title: 'Knowledge that stays',
        text: 'Code, tests and runbooks live in your repositories; another team could take over.',
      },
    ],
  },
  drives: {
    heading: 'What Drives Us ?',
    text: 'Four offerings carry our work. Open one and see where the hours go.',
    offerings: [
      {
        title: 'Fintech & Banking Solutions',
        text: 'Money software is judged by its worst day, so we build for that one.',
        cards: [
          {
            title: 'Digital banking',
            text: 'Accounts opened in under seven minutes, with consent records that a regulator can read.',
          },
          {
            title: 'Agent and merchant networks',
            text: 'Deposits and bills through corner shops, on phones that lose signal but no transaction.',
          },
          {
            title: 'Payment processing',
            text: 'Cards, accounts and wallets behind one switch that moves traffic around a failing bank.',
          },
        ],
        link: { label: 'See fintech and banking', to: '/services/fintech-services' },
      },
      {
        title: 'Enterprise & Business Process Solutions',
        text: 'Approval by email costs more than anyone has counted. We count it first.',
        cards: [
          {
            title: 'Process redesign',
            text: 'We time each handoff first. At one manufacturer, nine signatures turned into three.',
          },
          {
            title: 'ERP and CRM',
            text: 'Module by module, with the old system left on until a full month-end close agrees.',
          },
          {
            title: 'Custom workflows',
            text: 'Claims, casework and field service, on the identity and data systems you already own.',
          },
        ],
        link: { label: 'See enterprise technology', to: '/services/enterprise-services' },
      },
      {
        title: 'Product Engineering & Custom Software Development',
        text: 'One team owns the product, from a first sketch to its third year in production.',
        cards: [
          {
            title: 'Apps people keep',
            text: 'Web, iOS and Android from one design system, tested on the phones of five years ago.',
          },
          {
            title: 'APIs and middleware',
            text: 'Versioned contracts between old cores and new channels, so that upgrades break nobody.',
          },
          {
            title: 'Cloud and DevOps',
            text: 'Infrastructure as code, releases that roll back in one step, and costs any team can read.',
          },
        ],
        link: { label: 'See product engineering', to: '/services/product-services' },
      },
      {
        title: 'AI & Data Intelligence Services',
        text: 'A model earns its place when a decision gets better and someone can say why.',
        cards: [
          {
            title: 'Data foundations',
            text: 'Pipelines with owners, tests and lineage, from the board’s slide back to the row.',
          },
          {
            title: 'Applied machine learning',
            text: 'Scoring, forecasting and document reading, each measured against what did the job before.',
          },
          {
            title: 'Assistants with limits',
            text: 'Models that answer from your own documents, cite the paragraph and hand over when unsure.',
          },
        ],
        link: { label: 'See AI and data', to: '/services/ai-services' },
      },
    ],
  },
  caseStudies: {
    heading: caseStudiesHeading,
    text: 'From village deposits to nursing rosters: what changed, drawn to scale.',
    lead: 'MAAB',
    action: { label: 'See all impact stories', to: '/impact-stories' },
  },
  whyChoose: {
    heading: 'Why Choose Kestrova',
    text: 'Clients weigh us against larger firms and their own hires. This is why they stay.',
    cards: [
      {
        title: 'Engineers lead',
        text: 'Whoever designs your system builds it and takes the call at night. A delivery manager keeps the plan.',
      },
      {
        title: 'Banking discipline',
        text: 'Threat models, four-eyes review and reversible releases, also where no money moves.',
      },
      {
        title: 'Two centers, one backlog',
        text: 'Wilmington and Hyderabad share two working hours a day: a defect found at five is fixed by breakfast.',
      },
      {
        title: 'An easy way out',
        text: 'Thirty days’ notice ends any engagement. The work has to keep you, since no clause will.',
      },
    ],
  },
  closing: {
    heading: 'Three sentences are enough',
    text: 'What the system does, what it should do, and what the difference costs you.',
    action: { label: 'Write to an engineer', to: '/contact-us' },
    answeredBy: {
      person: people.naomiAchieng,
      text: 'I read every message here and bring in the colleague who has met your problem before.',
    },
  },
};
