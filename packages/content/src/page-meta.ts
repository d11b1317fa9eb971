import type { PageMeta } from './schemas/page-meta.ts';

/**
 * What search engines and shared links say of each page. The browser's tab shows the brand name
 * alone (spec 1); `title` is for share titles.
 */
export const pageMeta = {
  home: {
    path: '/home',
    title: 'Fintech, enterprise and emerging technologies',
    description:
      'Kestrova builds agent banking, ERP, product and AI systems for banks and enterprises, with teams in Wilmington, Delaware and Hyderabad, India.',
  },
  services: {
    path: '/services',
    title: 'Our Services',
    description:
      'Six lines of work from payments engineering to captive centers, and the 20 industries that run on what we deliver.',
  },
  professionalServices: {
    path: '/professional-services',
    title: 'Professional Services',
    description:
      'Technical sourcing and staffing: engineers, analysts and architects interviewed by practitioners before a client reads a single resume.',
  },
  fintechServices: {
    path: '/services/fintech-services',
    title: 'Fintech & Banking',
    description:
      'Digital banking, agent and merchant networks, and transaction processing, engineered to balance to the cent at the close of every day.',
  },
  enterpriseServices: {
    path: '/services/enterprise-services',
    title: 'Enterprise Technology & Business Process',
    description:
      'Digital transformation, ERP and CRM implementations and custom enterprise software, delivered in releases that the business can stop or steer.',
  },
  productServices: {
    path: '/services/product-services',
    title: 'Product Engineering',
    description:
      'Web and mobile apps, APIs and middleware, cloud and DevOps: product teams that run what they ship and hand over what they build.',
  },
  aiServices: {
    path: '/services/ai-services',
    title: 'AI & Data Intelligence',
    description:
      'Data platforms, applied machine learning and AI operations for regulated companies, with each model documented, monitored and reversible.',
  },
  odcServices: {
    path: '/services/odc-services',
    title: 'ODC Services',
    description:
      'An offshore development center in Hyderabad that works as part of your own engineering group, under your tools, rules and release calendar.',
  },
  gccServices: {
    path: '/services/gcc-services',
    title: 'Global Capability Center',
    description:
      'Set up, staff and run a Global Capability Center in India: captive, build-operate-transfer or managed, from the first site visit to handover.',
  },
  impactStories: {
    path: '/impact-stories',
    title: 'Impact Stories',
    description:
      'Eight client projects told with their problems, designs and results: agent banking, lending, job search, healthcare, trade and ERP.',
  },
  journal: {
    path: '/journal',
    title: 'Journal',
    description:
      'Notes by Kestrova engineers and delivery leads on reconciliation, capability centers, ERP cutovers, models in production and hiring.',
  },
  aboutUs: {
    path: '/about-us',
    title: 'About Us',
    description:
      'How a five-person payments team of 2014 became an engineering company for banks and enterprises, and what it intends to do next.',
  },
  careers: {
    path: '/careers',
    title: 'Careers',
    description:
      'Open positions at Kestrova in the USA and India, how we interview, what we value and what an engineer can expect in the first year.',
  },
  contactUs: {
    path: '/contact-us',
    title: 'Contact Us',
    description:
      'Write to or call Kestrova in Wilmington, Delaware: how to reach us, where to find the office and what to put into a first message.',
  },
  termsPolicy: {
    path: '/terms-policy',
    title: 'Terms & Conditions and Privacy Policy',
    description:
      'The terms under which this website may be used, and how Kestrova collects, keeps and erases personal data.',
  },
} as const satisfies Record<string, PageMeta>;
