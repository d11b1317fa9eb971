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
    text: 'Kestrova designs, builds and runs the software behind payments, lending, supply chains and clinics, and stays answerable for it after launch.',
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
    text: 'Three promises go into every contract we sign, each with the measure that shows whether we kept it.',
    cards: [
      {
        title: 'Ledgers that balance',
        text: 'Every movement of money is posted twice and reconciled daily, so a difference of one cent is found before the day is over.',
      },
      {
        title: 'Dates we answer for',
        text: 'You see working software every two weeks. When a date is at risk, you hear it from us, with options, before you have to ask.',
      },
      {
        title: 'Knowledge that stays',
        text: 'Code, tests, diagrams and runbooks live in your repositories from day one, so another team can take over without calling us.',
      },
    ],
  },
  drives: {
    heading: 'What Drives Us ?',
    text: 'Four offerings carry our work. Open one to see where the hours go.',
    offerings: [
      {
        title: 'Fintech & Banking Solutions',
        text: 'Money software is judged by its worst day. We build for the outage, the double tap and the audit.',
        cards: [
          {
            title: 'Digital banking',
            text: 'Accounts opened in under seven minutes, with identity checks, limits and consent records that answer a regulator’s questions.',
          },
          {
            title: 'Agent and merchant networks',
            text: 'Deposits, withdrawals and bills through corner shops, on phones that lose their signal and still never lose a transaction.',
          },
          {
            title: 'Payment processing',
            text: 'Card, account and wallet rails behind one switch, which moves traffic around a failing bank before customers notice.',
          },
        ],
        link: { label: 'See fintech and banking', to: '/services/fintech-services' },
      },
      {
        title: 'Enterprise & Business Process Solutions',
        text: 'Approval by email and spreadsheets full of macros cost more than anyone has counted. We move the process to where it can be measured.',
        cards: [
          {
            title: 'Process redesign',
            text: 'We time each handoff before we touch a screen. Purchase approval at one manufacturer fell from nine signatures to three.',
          },
          {
            title: 'ERP and CRM',
            text: 'Finance, stock and customer records move module by module, and the old system stays on until a full month-end close agrees.',
          },
          {
            title: 'Custom workflows',
            text: 'Claims, casework and field service built where packages stop fitting, on the identity and data systems you already own.',
          },
        ],
        link: { label: 'See enterprise technology', to: '/services/enterprise-services' },
      },
      {
        title: 'Product Engineering & Custom Software Development',
        text: 'From a first sketch to the third year in production, one team owns the product and its release calendar.',
        cards: [
          {
            title: 'Apps people keep',
            text: 'Web, iOS and Android from one design system, tested on the five-year-old phones that half of your customers carry.',
          },
          {
            title: 'APIs and middleware',
            text: 'Versioned contracts between old cores and new channels, so partners integrate in days and upgrades break nobody.',
          },
          {
            title: 'Cloud and DevOps',
            text: 'Infrastructure written as code, releases that roll back in one step, and a monthly cost report that every team can read.',
          },
        ],
        link: { label: 'See product engineering', to: '/services/product-services' },
      },
      {
        title: 'AI & Data Intelligence Services',
        text: 'A model earns its place when a decision gets better and someone can explain why. We work in that order.',
        cards: [
          {
            title: 'Data foundations',
            text: 'Pipelines with owners, tests and lineage, so the figure on the board’s slide leads back to the row it came from.',
          },
          {
            title: 'Applied machine learning',
            text: 'Scoring, forecasting and document reading, each measured against the rule or the person that did the job before.',
          },
          {
            title: 'Assistants with limits',
            text: 'Language models that answer from your own documents, cite the paragraph and hand over to a person when unsure.',
          },
        ],
        link: { label: 'See AI and data', to: '/services/ai-services' },
      },
    ],
  },
  caseStudies: {
    heading: caseStudiesHeading,
    text: 'From village deposits to nursing rosters: what was wrong, what we built and what changed, in figures.',
    lead: 'MAAB',
    action: { label: 'See all impact stories', to: '/impact-stories' },
  },
  whyChoose: {
    heading: 'Why Choose Kestrova',
    text: 'Clients weigh us against larger firms and against hiring people of their own. These are the reasons they give for staying.',
    cards: [
      {
        title: 'Engineers lead',
        text: 'The person who designs your system presents it, builds it and takes the call at night. A delivery manager keeps the plan and stays out of the way.',
      },
      {
        title: 'Banking discipline',
        text: 'Threat models, four-eyes review and reversible releases apply to every project, whether it moves money or books a visit.',
      },
      {
        title: 'Two centers, one backlog',
        text: 'Wilmington and Hyderabad share two working hours a day, so a defect raised at five in Delaware is usually fixed by breakfast.',
      },
      {
        title: 'An easy way out',
        text: 'Thirty days’ notice ends any engagement. The work has to keep you here, because no clause in the contract will.',
      },
    ],
  },
  closing: {
    heading: 'Three sentences are enough',
    text: 'Say what the system does today, what it should do, and what the difference costs you. That is all we need to give you a first opinion.',
    action: { label: 'Write to an engineer', to: '/contact-us' },
    answeredBy: {
      person: people.naomiAchieng,
      text: 'I read every message here and bring in the colleague who has met your problem before.',
    },
  },
};
