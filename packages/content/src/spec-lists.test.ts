import { expect, test } from 'vitest';
import { aiServicesPage } from './pages/ai-services.ts';
import { enterpriseServicesPage } from './pages/enterprise-services.ts';
import { fintechServicesPage } from './pages/fintech-services.ts';
import { gccServicesPage } from './pages/gcc-services.ts';
import { homePage } from './pages/home.ts';
import { odcServicesPage } from './pages/odc-services.ts';
import { productServicesPage } from './pages/product-services.ts';
import { professionalServicesPage } from './pages/professional-services.ts';
import { servicesPage } from './pages/services.ts';

// What the specification fixes of each page: headings, lists and their order.

test('home (spec 2.5)', () => {
  expect(homePage).toMatchObject({
    hero: {
      heading: 'Building Digital Futures With Fintech, Enterprise & Emerging Technologies',
      action: { label: 'Explore Our Services', to: '/services' },
    },
    commitment: { heading: 'Our Commitment' },
    drives: {
      heading: 'What Drives Us ?',
      offerings: [
        { title: 'Fintech & Banking Solutions', cards: anyCards(3) },
        { title: 'Enterprise & Business Process Solutions', cards: anyCards(3) },
        { title: 'Product Engineering & Custom Software Development', cards: anyCards(3) },
        { title: 'AI & Data Intelligence Services', cards: anyCards(3) },
      ],
    },
    caseStudies: { heading: 'Case studies - Proven impact, Real Solutions' },
    whyChoose: { heading: 'Why Choose Kestrova', cards: anyCards(4) },
  });
});

test('Our Services (spec 2.6)', () => {
  const card = (title: string, to: string) => ({ title, link: { label: 'Learn More', to } });
  expect(servicesPage).toMatchObject({
    hero: { heading: 'Our Services' },
    cards: [
      card('Fintech & Banking', '/services/fintech-services'),
      card('Enterprise Technology & Business Process', '/services/enterprise-services'),
      card('Product Engineering', '/services/product-services'),
      card('AI & Data Intelligence', '/services/ai-services'),
      card('ODC Services', '/services/odc-services'),
      card('Global Capability Center', '/services/gcc-services'),
    ],
    industries: cards(
      'Industries We Serve',
      `Banking & Financial Services, Insurance, Fintech Startups, Wealth Management,
      Lending & Microfinance, Manufacturing, Retail & E-commerce,
      Healthcare & Life Sciences, Logistics & Supply Chain, Energy & Utilities,
      Government & Public Sector, Technology and SaaS, Automotive & Mobility,
      Healthcare & MedTech, Education & E-learning, Real Estate & PropTech,
      Telecommunications, Healthcare & Pharmaceuticals, Media & Entertainment,
      Cybersecurity`,
    ),
    coCreate: { heading: 'Co-Create', action: { label: 'Contact Us', to: '/contact-us' } },
  });
});

test('Fintech & Banking (spec 2.7)', () => {
  expect(fintechServicesPage).toMatchObject({
    ...titled('Fintech & Banking'),
    groups: groups(
      5,
      `Digital Banking & Payments, Agent & Merchant Banking,
      Transaction & Payment Processing`,
    ),
    industries: cards(
      'Industries',
      `Banking & Financial Services, Insurance, Fintech Startups, Wealth Management,
      Lending & Microfinance`,
    ),
  });
});

test('Enterprise Technology & Business Process (spec 2.7)', () => {
  expect(enterpriseServicesPage).toMatchObject({
    ...titled('Enterprise Technology & Business Process'),
    groups: groups(
      5,
      `Enterprise Digital Transformation, ERP & CRM Implementations,
      Custom Enterprise Solutions`,
    ),
    industries: { heading: 'Industries', cards: anyCards(6) },
  });
});

test('Product Engineering (spec 2.7)', () => {
  expect(productServicesPage).toMatchObject({
    ...titled('Product Engineering'),
    groups: groups(
      5,
      `Web & Mobile App Development, Custom API & Middleware Development,
      Cloud & DevOps Solutions`,
    ),
    industries: { heading: 'Industries', cards: anyCards(5) },
  });
});

test('AI & Data Intelligence (spec 2.7)', () => {
  expect(aiServicesPage).toMatchObject({
    ...titled('AI & Data Intelligence'),
    groups: [{ cards: anyCards(3) }, { cards: anyCards(3) }, { cards: anyCards(3) }],
    industries: { heading: 'Industries', cards: anyCards(6) },
  });
});

test('ODC Services (spec 2.8)', () => {
  expect(odcServicesPage).toMatchObject({
    ...titled('ODC Services'),
    core: {
      cards: titles(
        `Custom-Built Teams, Seamless Integration, Cost & Time Efficiency, IP & Data Security`,
      ),
    },
    expertise: {
      heading: 'Our ODC Expertise',
      claim: 'Reduce operational costs by up to 40%',
      clients: anyCards(3),
    },
    offerings: {
      cards: titles(`End-to-End Software Development, Product Engineering & Modernization,
      Application Maintenance & Support, QA & Automation Testing,
      Devops & Cloud Operations, UI/UX Design & Prototypes`),
    },
    engagement: cards(
      'Engagement Models',
      `Dedicated ODC Teams, Build-Operate-Transfer (BOT) Model,
      Hybrid Onsite-Offshore Models`,
    ),
  });
});

test('Professional Services (spec 2.9)', () => {
  expect(professionalServicesPage).toMatchObject({
    hero: {
      heading: 'Professional Services',
      subtitle: "Building the Right Teams for Tomorrow's Challenges",
    },
    approach: cards(
      'Our Approach to Sourcing',
      `Precision Talent Discovery, Personalized Candidate Engagement,
      Relationship-Driven Networks, Agile & Scalable Delivery, Industry Expertise`,
    ),
    whyChoose: cards(
      'Why Clients Choose Kestrova for Sourcing',
      `Tailored IT Talent Pools, Accelerated Hiring, Quality Beyond Resumes,
      Trusted Partnerships`,
    ),
  });
});

test('Global Capability Center (spec 2.10)', () => {
  expect(gccServicesPage).toMatchObject({
    ...titled('Global Capability Center'),
    offerings: cards(
      'Our GCC Service Offerings',
      `End-to-End GCC Setup, Talent Sourcing & Workforce Management,
      Operational Excellence, Technology & Innovation Hub, Build-Operate-Transfer (BOT)`,
    ),
    whyChoose: cards(
      'Why Kestrova for GCC Services',
      `Proven Expertise, India Advantage, Customizable Model, Talent-Centric Approach,
      Faster Time-to-Value`,
    ),
    industries: cards(
      'Industries We Serve',
      `Banking & Financial Services, Healthcare & MedTech, Telecommunications,
      Manufacturing, Retail & E-commerce`,
    ),
    journey: cards(
      'Your GCC Journey',
      `Assess & Plan, Build & Launch, Operate & Scale, Transfer or Manage`,
    ),
    models: { cards: titles(`Captive centers, BOT, Managed services`) },
    partner: {
      heading: 'Partner with Kestrova',
      ending: "Let's build your Global Capability Center together",
    },
  });
});

/** Names as the specification lists them, with commas between them. */
function namesIn(list: string): string[] {
  return list.split(/,\s+/);
}

function titles(list: string) {
  return namesIn(list).map((title) => ({ title }));
}

function cards(heading: string, list: string) {
  return { heading, cards: titles(list) };
}

function groups(cardsEach: number, list: string) {
  return namesIn(list).map((heading) => ({ heading, cards: anyCards(cardsEach) }));
}

function anyCards(count: number) {
  return Array.from({ length: count }, () => ({}));
}

/** A page under Services: its heading and breadcrumb. */
function titled(title: string) {
  const services = { label: 'Services', to: '/services' };
  return {
    hero: { heading: title },
    breadcrumb: [{ label: 'Home', to: '/home' }, services, { label: title }],
  };
}
