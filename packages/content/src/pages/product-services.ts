import { heroPicture } from '../pictures/hero-picture.ts';
import { people } from '../people.ts';
import type { ServicePageCopy } from '../schemas/pages.ts';

/** The copy of Product Engineering (spec 2.7). */
export const productServicesPage: ServicePageCopy = {
  meta: {
    title: 'Product Engineering',
    description:
      'Web and mobile apps, APIs and middleware, cloud and DevOps: product teams that run what they ship and hand over what they build.',
  },
  hero: {
    heading: 'Product Engineering',
    text: 'Designers, developers and testers in one squad, with a single measure of progress: what users can do this week that they could not do before.',
  },
  picture: heroPicture('product-services'),
  breadcrumb: [
    { label: 'Home', to: '/home' },
    { label: 'Services', to: '/services' },
    { label: 'Product Engineering' },
  ],
  groups: [
    {
      heading: 'Web & Mobile App Development',
      text: 'Fast on cheap phones, usable by keyboard and screen reader, and pleasant enough to be opened twice.',
      cards: [
        {
          title: 'Product discovery',
          text: 'Ten user interviews, a clickable prototype and a costed scope in four weeks, before anyone commits to a build.',
        },
        {
          title: 'Web applications',
          text: 'Typed React front ends that load in two seconds on a mid-range phone, held there by a budget in the pipeline.',
        },
        {
          title: 'Mobile applications',
          text: 'Native or cross-platform, whichever the sensors and the offline work demand, released to both stores together.',
        },
        {
          title: 'Design systems',
          text: 'Tokens, components and their documentation in one package, so five product teams look like one company.',
        },
        {
          title: 'Accessibility',
          text: 'WCAG 2.2 AA from the first sprint: axe in the pipeline, and manual passes with people who rely on assistive tools.',
        },
      ],
    },
    {
      heading: 'Custom API & Middleware Development',
      text: 'An interface outlives both of the systems that it joins. We design it first and version it from the start.',
      cards: [
        {
          title: 'API design',
          text: 'OpenAPI contracts reviewed with their consumers, with mock servers ready before the first line of the back end.',
        },
        {
          title: 'Integration middleware',
          text: 'Queues and transformers that take a slow mainframe’s pace on one side and answer a phone at once on the other.',
        },
        {
          title: 'Event streaming',
          text: 'Ordered events with schemas under version control, kept so that a new consumer can read last year’s history.',
        },
        {
          title: 'Partner gateways',
          text: 'Keys, quotas, sandboxes and usage bills for outside developers, who get to their first call in one afternoon.',
        },
        {
          title: 'Contract testing',
          text: 'Consumer-driven tests stop a breaking change at the pull request, where it costs minutes; in production it costs a weekend.',
        },
      ],
    },
    {
      heading: 'Cloud & DevOps Solutions',
      text: 'Releases should be dull. We make them small, frequent and easy to take back within a minute.',
      cards: [
        {
          title: 'Cloud migration',
          text: 'Workloads are sorted into move, mend or retire, then taken over in waves with the old site warm for two months.',
        },
        {
          title: 'Platform engineering',
          text: 'Paved roads for build, secrets and logs, so a new service reaches production on the day that it is created.',
        },
        {
          title: 'Continuous delivery',
          text: 'Trunk-based pipelines that test, sign and deploy in twelve minutes, with canary releases watched by alarms.',
        },
        {
          title: 'Reliability engineering',
          text: 'Service levels agreed with the business, error budgets that stop features, and reviews that blame no one.',
        },
        {
          title: 'Cost control',
          text: 'Each resource is tagged to a team and a product. Idle capacity is named on Monday and switched off by Friday.',
        },
      ],
    },
  ],
  proof: {
    heading: 'Proven with job seekers and patients',
    text: 'Two products that people open in a hurry, often on an old phone, and finish in one sitting.',
    stories: ['TASC', 'jsee'],
  },
  industries: {
    heading: 'Industries',
    text: 'Some were founded as software companies. The rest found that their customers now treat them that way.',
    cards: [
      {
        title: 'Technology and SaaS',
        text: 'Vendors who need a second product line built while the first team stays on its customers’ requests.',
      },
      {
        title: 'Automotive & Mobility',
        text: 'Fleet and charging operators whose drivers judge the whole brand by an app in a cold parking lot.',
      },
      {
        title: 'Media & Entertainment',
        text: 'Publishers with a premiere at eight o’clock and ten times the usual traffic at one minute past.',
      },
      {
        title: 'Education & E-learning',
        text: 'Schools and course platforms that serve a class of thirty and an exam of sixty thousand from one code base.',
      },
      {
        title: 'Real Estate & PropTech',
        text: 'Agents and landlords who want showings, leases and repairs to happen without another phone call.',
      },
    ],
  },
  closing: {
    heading: 'Start with one squad',
    text: 'Six people, one backlog, a first release in ten weeks. After that you decide whether to add, keep or stop.',
    action: { label: 'Plan a first release', to: '/contact-us' },
    answeredBy: {
      person: people.thomasBrandt,
      text: 'I sketch those ten weeks on one page and list the features I would leave out.',
    },
  },
};
