import { heroPicture } from '../pictures/hero-picture.ts';
import { people } from '../people.ts';
import type { ServicePageCopy } from '../schemas/pages.ts';

/** The copy of Enterprise Technology & Business Process (spec 2.7). */
export const enterpriseServicesPage: ServicePageCopy = {
  meta: {
    title: 'Enterprise Technology & Business Process',
    description:
      'Digital transformation, ERP and CRM implementations and custom enterprise software, delivered in releases that the business can stop or steer.',
  },
  hero: {
    heading: 'Enterprise Technology & Business Process',
    text: 'We replace the systems that a company works around with ones it works in, without stopping a plant, a month-end or a customer order.',
  },
  picture: heroPicture('enterprise-services'),
  breadcrumb: [
    { label: 'Home', to: '/home' },
    { label: 'Services', to: '/services' },
    { label: 'Enterprise Technology & Business Process' },
  ],
  groups: [
    {
      heading: 'Enterprise Digital Transformation',
      text: 'Large programs fail in year two. Ours are cut into quarters, and each quarter has to pay for itself.',
      cards: [
        {
          title: 'Process mining',
          text: 'Event logs show how orders really travel through the company. We rank the detours by what they cost in days.',
        },
        {
          title: 'Workflow automation',
          text: 'Approvals, intake and follow-ups move from inboxes to rules that an analyst can change without a developer.',
        },
        {
          title: 'Legacy modernization',
          text: 'COBOL, Oracle Forms and Access systems are wrapped, tested and replaced behind a stable interface, one function at a time.',
        },
        {
          title: 'Digital workplace',
          text: 'Single sign-on, search and forms on one front page, designed with the twenty people who will use it most.',
        },
        {
          title: 'Change adoption',
          text: 'Floor walkers, five-minute lessons inside the screens, and usage figures that show which team still needs a hand.',
        },
      ],
    },
    {
      heading: 'ERP & CRM Implementations',
      text: 'Packages are bought for their standards. We keep you close to them and write down every place where you depart from them.',
      cards: [
        {
          title: 'Fit-gap assessment',
          text: 'Six weeks of workshops on your own data end in a list of gaps, each with a price, an owner and a way around it.',
        },
        {
          title: 'ERP rollout',
          text: 'Finance, procurement, inventory and production in waves by site, with a rehearsal for each cutover and a way back.',
        },
        {
          title: 'CRM rollout',
          text: 'Pipelines, service desks and field visits in one customer record, cleared of duplicates before the first login.',
        },
        {
          title: 'Data migration',
          text: 'Every load is scripted and repeatable. Control totals are signed by the business after each of three trial runs.',
        },
        {
          title: 'Application support',
          text: 'Incidents, period ends and vendor upgrades handled by the consultants who configured the modules in the first place.',
        },
      ],
    },
    {
      heading: 'Custom Enterprise Solutions',
      text: 'Where no package fits, we build the smallest system that does, on technology your own staff can maintain.',
      cards: [
        {
          title: 'Case management',
          text: 'Claims, complaints and permits with deadlines, letters and a full record of who decided what, and on which facts.',
        },
        {
          title: 'Supplier portals',
          text: 'Vendors register, quote, confirm and invoice in one place, and the buyer’s desk stops retyping PDF attachments.',
        },
        {
          title: 'Field service',
          text: 'Jobs, parts and signatures on a tablet that works in a basement and synchronizes when the van is back in range.',
        },
        {
          title: 'Document automation',
          text: 'Contracts and certificates assembled from approved clauses, signed electronically and filed under a retention rule.',
        },
        {
          title: 'Systems integration',
          text: 'Nightly files between ERP, warehouse and online store become events, with retries and a screen that shows each one.',
        },
      ],
    },
  ],
  proof: {
    heading: 'Proven in four plants and one cold chain',
    text: 'A manufacturer that could not stop its furnaces, and a trading network that cannot stop at all.',
    stories: ['aot', 'ITradeNetwork'],
  },
  industries: {
    heading: 'Industries',
    text: 'The process maps that we draw most often come from these six.',
    cards: [
      {
        title: 'Manufacturing',
        text: 'Plants where planning, maintenance and quality each kept a spreadsheet, now reading from one production order.',
      },
      {
        title: 'Retail & E-commerce',
        text: 'Chains whose promotions, returns and replenishment must agree across sixty stores before the doors open.',
      },
      {
        title: 'Logistics & Supply Chain',
        text: 'Carriers and brokers who quote, dispatch and bill a load from one record, where four systems used to disagree.',
      },
      {
        title: 'Energy & Utilities',
        text: 'Network operators with crews, permits and outages to schedule, and a regulator who counts the minutes lost.',
      },
      {
        title: 'Healthcare & Life Sciences',
        text: 'Hospital groups that buy, stock and bill by procedure and have to prove the chain of custody for each implant.',
      },
      {
        title: 'Government & Public Sector',
        text: 'Agencies that owe a citizen an answer by a statutory date and an auditor the reasons for it ten years later.',
      },
    ],
  },
  closing: {
    heading: 'Show us the process everyone avoids',
    text: 'We will sit with the people who run it for two days and return a map of its steps, waits and costs.',
    action: { label: 'Arrange a process review', to: '/contact-us' },
    answeredBy: {
      person: people.meeraKulkarni,
      text: 'I reply with three questions about your slowest step, and two dates for the visit.',
    },
  },
};
