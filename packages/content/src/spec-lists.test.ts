import { regions } from '@kestrova/regions';
import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { applicationFormCopy } from './forms/application-form.ts';
import { contactFormCopy } from './forms/contact-form.ts';
import { submissionMessages } from './interface/submission.ts';
import { legalTextLoaders } from './legal/legal-text-loaders.ts';
import { footerNavigation, headerNavigation } from './navigation.ts';
import { aiServicesPage } from './pages/ai-services.ts';
import { careersPage } from './pages/careers.ts';
import { contactUsPage } from './pages/contact-us.ts';
import { enterpriseServicesPage } from './pages/enterprise-services.ts';
import { fintechServicesPage } from './pages/fintech-services.ts';
import { gccServicesPage } from './pages/gcc-services.ts';
import { homePage } from './pages/home.ts';
import { impactStoriesPage } from './pages/impact-stories.ts';
import { jobPageCopy } from './pages/job-description.ts';
import { journalPage } from './pages/journal.ts';
import { odcServicesPage } from './pages/odc-services.ts';
import { productServicesPage } from './pages/product-services.ts';
import { professionalServicesPage } from './pages/professional-services.ts';
import { servicesPage } from './pages/services.ts';
import type { ServicePageCopy } from './schemas/service-page.ts';
import { sentencesOf } from './record-texts.ts';
import { storyCards } from './stories/story-cards.ts';
import { storyPageCopy } from './stories/story-page-copy.ts';
import { storyLoaders } from './stories/story-loaders.ts';

const CASE_STUDIES = 'Case studies - Proven impact, Real Solutions';

test('the company (spec 1)', () => {
  expect(brand.name).toBe('Kestrova');
  expect(brand.copyright).toBe('© Kestrova, 2025 All rights reserved');
});

test('the company’s address is the office that every region shows first', () => {
  for (const { offices } of regions) {
    expect(offices[0].address).toEqual(brand.address);
  }
});

test('the header (spec 2.3)', () => {
  expect(headerNavigation.map(({ label, route }) => [label, route])).toEqual([
    ['Home', '/home'],
    ['Services', '/services'],
    ['Impact Stories', '/impact-stories'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
    ['Careers', '/careers'],
  ]);
  expect(headerNavigation.find(({ label }) => label === 'Services')?.children).toEqual([
    { label: 'Our Services', route: '/services' },
    { label: 'Professional Services', route: '/professional-services' },
  ]);
  const onPrefix = headerNavigation.filter(({ activeOn }) => activeOn === 'prefix');
  expect(onPrefix.map(({ label }) => label)).toEqual(['Services', 'Impact Stories', 'Careers']);
});

test('the footer (spec 2.4)', () => {
  expect(footerNavigation.company.links.map(({ route }) => route)).toEqual([
    '/about-us',
    '/services',
    '/impact-stories',
    '/careers',
  ]);
  expect(footerNavigation.support.links).toEqual([
    { label: 'Terms & Conditions', route: '/terms-policy', page: 'terms' },
    { label: 'Privacy Policy', route: '/terms-policy', page: 'policy' },
  ]);
  expect(footerNavigation.location.heading).toBe('Location');
  expect(footerNavigation.contact.heading).toBe('Contact Us');
});

test('home (spec 2.5)', () => {
  expect(homePage.hero.heading).toBe(
    'Building Digital Futures With Fintech, Enterprise & Emerging Technologies',
  );
  expect(homePage.hero.action).toEqual({ label: 'Explore Our Services', to: '/services' });
  expect(homePage.commitment.heading).toBe('Our Commitment');
  expect(homePage.drives.heading).toBe('What Drives Us ?');
  expect(homePage.drives.offerings.map(({ title }) => title)).toEqual([
    'Fintech & Banking Solutions',
    'Enterprise & Business Process Solutions',
    'Product Engineering & Custom Software Development',
    'AI & Data Intelligence Services',
  ]);
  expect(homePage.drives.offerings.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3]);
  expect(homePage.caseStudies.heading).toBe(CASE_STUDIES);
  expect(homePage.whyChoose.heading).toMatch(/^Why Choose /);
  expect(homePage.whyChoose.cards).toHaveLength(4);
});

test('Our Services (spec 2.6)', () => {
  expect(servicesPage.hero.heading).toBe('Our Services');
  expect(servicesPage.cards.map(({ title, link }) => [title, link.label, link.to])).toEqual([
    ['Fintech & Banking', 'Learn More', '/services/fintech-services'],
    ['Enterprise Technology & Business Process', 'Learn More', '/services/enterprise-services'],
    ['Product Engineering', 'Learn More', '/services/product-services'],
    ['AI & Data Intelligence', 'Learn More', '/services/ai-services'],
    ['ODC Services', 'Learn More', '/services/odc-services'],
    ['Global Capability Center', 'Learn More', '/services/gcc-services'],
  ]);
  expect(servicesPage.industries.heading).toBe('Industries We Serve');
  expect(titlesOf(servicesPage.industries)).toEqual([
    'Banking & Financial Services',
    'Insurance',
    'Fintech Startups',
    'Wealth Management',
    'Lending & Microfinance',
    'Manufacturing',
    'Retail & E-commerce',
    'Healthcare & Life Sciences',
    'Logistics & Supply Chain',
    'Energy & Utilities',
    'Government & Public Sector',
    'Technology and SaaS',
    'Automotive & Mobility',
    'Healthcare & MedTech',
    'Education & E-learning',
    'Real Estate & PropTech',
    'Telecommunications',
    'Healthcare & Pharmaceuticals',
    'Media & Entertainment',
    'Cybersecurity',
  ]);
  expect(servicesPage.coCreate.heading).toBe('Co-Create');
  expect(servicesPage.coCreate.action).toEqual({ label: 'Contact Us', to: '/contact-us' });
});

describe('service pages (spec 2.7)', () => {
  test.each<[string, ServicePageCopy, number, number]>([
    ['Fintech & Banking', fintechServicesPage, 5, 5],
    ['Enterprise Technology & Business Process', enterpriseServicesPage, 5, 6],
    ['Product Engineering', productServicesPage, 5, 5],
    ['AI & Data Intelligence', aiServicesPage, 3, 6],
  ])('%s', (title, page, cardsOfGroup, industries) => {
    expect(page.hero.heading).toBe(title);
    expect(page.breadcrumb).toEqual([
      { label: 'Home', to: '/home' },
      { label: 'Services', to: '/services' },
      { label: title },
    ]);
    expect(page.groups.map(({ cards }) => cards.length)).toEqual(Array(3).fill(cardsOfGroup));
    expect(page.industries.heading).toBe('Industries');
    expect(page.industries.cards).toHaveLength(industries);
  });

  test('groups that have names', () => {
    expect(fintechServicesPage.groups.map(({ heading }) => heading)).toEqual([
      'Digital Banking & Payments',
      'Agent & Merchant Banking',
      'Transaction & Payment Processing',
    ]);
    expect(enterpriseServicesPage.groups.map(({ heading }) => heading)).toEqual([
      'Enterprise Digital Transformation',
      'ERP & CRM Implementations',
      'Custom Enterprise Solutions',
    ]);
    expect(productServicesPage.groups.map(({ heading }) => heading)).toEqual([
      'Web & Mobile App Development',
      'Custom API & Middleware Development',
      'Cloud & DevOps Solutions',
    ]);
    expect(titlesOf(fintechServicesPage.industries)).toEqual([
      'Banking & Financial Services',
      'Insurance',
      'Fintech Startups',
      'Wealth Management',
      'Lending & Microfinance',
    ]);
  });
});

test('ODC Services (spec 2.8)', () => {
  expect(odcServicesPage.hero.heading).toBe('ODC Services');
  expect(odcServicesPage.breadcrumb.map(({ label }) => label)).toEqual([
    'Home',
    'Services',
    'ODC Services',
  ]);
  expect(titlesOf(odcServicesPage.core)).toEqual([
    'Custom-Built Teams',
    'Seamless Integration',
    'Cost & Time Efficiency',
    'IP & Data Security',
  ]);
  expect(odcServicesPage.expertise.heading).toBe('Our ODC Expertise');
  expect(odcServicesPage.expertise.claim).toBe('Reduce operational costs by up to 40%');
  expect(odcServicesPage.expertise.clients.length).toBeGreaterThan(0);
  expect(titlesOf(odcServicesPage.offerings)).toEqual([
    'End-to-End Software Development',
    'Product Engineering & Modernization',
    'Application Maintenance & Support',
    'QA & Automation Testing',
    'Devops & Cloud Operations',
    'UI/UX Design & Prototypes',
  ]);
  expect(odcServicesPage.engagement.heading).toBe('Engagement Models');
  expect(titlesOf(odcServicesPage.engagement)).toEqual([
    'Dedicated ODC Teams',
    'Build-Operate-Transfer (BOT) Model',
    'Hybrid Onsite-Offshore Models',
  ]);
});

test('Professional Services (spec 2.9)', () => {
  expect(professionalServicesPage.hero.heading).toBe('Professional Services');
  expect(professionalServicesPage.hero.subtitle).toBe(
    "Building the Right Teams for Tomorrow's Challenges",
  );
  expect(professionalServicesPage.approach.heading).toBe('Our Approach to Sourcing');
  expect(titlesOf(professionalServicesPage.approach)).toEqual([
    'Precision Talent Discovery',
    'Personalized Candidate Engagement',
    'Relationship-Driven Networks',
    'Agile & Scalable Delivery',
    'Industry Expertise',
  ]);
  expect(professionalServicesPage.whyChoose.heading).toBe(
    'Why Clients Choose Kestrova for Sourcing',
  );
  expect(titlesOf(professionalServicesPage.whyChoose)).toEqual([
    'Tailored IT Talent Pools',
    'Accelerated Hiring',
    'Quality Beyond Resumes',
    'Trusted Partnerships',
  ]);
});

test('Global Capability Center (spec 2.10)', () => {
  expect(gccServicesPage.hero.heading).toBe('Global Capability Center');
  expect(gccServicesPage.breadcrumb.map(({ label }) => label)).toEqual([
    'Home',
    'Services',
    'Global Capability Center',
  ]);
  expect(gccServicesPage.offerings.heading).toBe('Our GCC Service Offerings');
  expect(titlesOf(gccServicesPage.offerings)).toEqual([
    'End-to-End GCC Setup',
    'Talent Sourcing & Workforce Management',
    'Operational Excellence',
    'Technology & Innovation Hub',
    'Build-Operate-Transfer (BOT)',
  ]);
  expect(gccServicesPage.whyChoose.heading).toBe('Why Kestrova for GCC Services');
  expect(titlesOf(gccServicesPage.whyChoose)).toEqual([
    'Proven Expertise',
    'India Advantage',
    'Customizable Model',
    'Talent-Centric Approach',
    'Faster Time-to-Value',
  ]);
  expect(gccServicesPage.industries.heading).toBe('Industries We Serve');
  expect(titlesOf(gccServicesPage.industries)).toEqual([
    'Banking & Financial Services',
    'Healthcare & MedTech',
    'Telecommunications',
    'Manufacturing',
    'Retail & E-commerce',
  ]);
  expect(gccServicesPage.journey.heading).toBe('Your GCC Journey');
  expect(titlesOf(gccServicesPage.journey)).toEqual([
    'Assess & Plan',
    'Build & Launch',
    'Operate & Scale',
    'Transfer or Manage',
  ]);
  expect(titlesOf(gccServicesPage.models)).toEqual(['Captive centers', 'BOT', 'Managed services']);
  expect(gccServicesPage.partner.heading).toBe('Partner with Kestrova');
  expect(gccServicesPage.partner.ending).toBe("Let's build your Global Capability Center together");
});

test('Impact Stories (spec 2.11 and 2.12)', async () => {
  expect(impactStoriesPage.hero.heading).toBe(CASE_STUDIES);
  expect(storyCards.map(({ key }) => key)).toEqual([
    'MAAB',
    'TASC',
    'ASPIRE',
    'ITradeNetwork',
    'aot',
    'ODC',
    'jsee',
    'infinte',
  ]);
  expect(storyCards[0]?.title).toBe('Agent Banking – Fintech & Digital Banking');
  expect(storyPageCopy.back).toEqual({ label: 'Impact Stories', to: '/impact-stories' });
  expect([
    storyPageCopy.challenges,
    storyPageCopy.solution,
    storyPageCopy.modules,
    storyPageCopy.designs,
  ]).toEqual(['The Challenges', 'The Solution', 'Key Solution Modules', 'Designs']);
  const stories = await Promise.all(Object.values(storyLoaders).map((load) => load()));
  for (const story of stories) {
    expect(Object.keys(story.tags)).toEqual(['Domain', 'Platform', 'Geography', 'Services']);
  }
  expect(stories.filter(({ modules }) => modules).map(({ key }) => key)).toEqual(['MAAB']);
});

test('Journal (spec 2.13)', () => {
  expect(journalPage.hero.heading).toBe('Journal');
  const categories = journalPage.categories.items.map(({ label }) => label);
  expect(categories).toEqual(['Startup', 'Business', 'Economy', 'Technology']);
  expect(new Set(journalPage.categories.items.map(({ icon }) => icon)).size).toBe(4);
  expect(journalPage.tags.heading).toBe('Search With Tags');
  expect(journalPage.tags.items).toEqual([
    'Start Up',
    'Lifestyle',
    'Business',
    'Technology',
    'Sales',
    'Economy',
    'Art',
    'Marketing',
    'Design',
  ]);
  expect([journalPage.categories.selected, journalPage.tags.selected]).toEqual([
    'Business',
    'Business',
  ]);
  for (const { category } of journalPage.posts) {
    expect(categories).toContain(category);
  }
  const dates = journalPage.posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('Careers and a job (spec 2.15, 2.16 and 9)', () => {
  expect(careersPage.hero.heading).toBe('Careers');
  const { openings } = careersPage;
  expect([openings.heading, openings.search, openings.viewDetails, openings.apply]).toEqual([
    'Job Openings',
    'Search',
    'View details',
    'Apply',
  ]);
  expect(openings.experience).toBe('years of experience');
  expect(careersPage.whyWorkHere.heading).toBe('Why Work Here ?');
  expect(careersPage.joinOurTeam.heading).toBe('Join Our team');
  expect([
    jobPageCopy.description,
    jobPageCopy.requirement,
    jobPageCopy.qualifications,
    jobPageCopy.skills,
  ]).toEqual(['Job Description', 'Requirement', 'Qualifications', 'Skills']);
  expect(jobPageCopy.benefits.items).toEqual([
    'Hybrid flexibility',
    'Health insurance',
    '22+ days paid leave',
    'Learning ecosystem',
  ]);
  expect(jobPageCopy.interview.stages).toBe(2);
  expect(jobPageCopy.interview.description).toBe('45 min HR + 1h technical/cultural interview');
});

test('the Job Application dialog (spec 2.17)', () => {
  expect(applicationFormCopy.heading).toBe('Job Application Form');
  expect(
    Object.values(applicationFormCopy.fields)
      .map(({ label }) => label)
      .slice(0, 7),
  ).toEqual([
    'First Name',
    'Last Name',
    'Email',
    'Phone Number',
    'Upload Resume',
    'Additional File',
    'Cover Letter',
  ]);
  expect([applicationFormCopy.cancel, applicationFormCopy.submit]).toEqual([
    'Cancel',
    'Submit Application',
  ]);
  expect(applicationFormCopy.success).toEqual({
    heading: 'Your Application Has Been Submitted!',
    text: 'Your application has been successfully submitted. A confirmation email has been sent to your registered email address.',
    action: 'Return to Careers',
  });
});

test('Contact Us (spec 2.18) and the toast of spec 8', () => {
  expect(contactUsPage.getInTouch.heading).toBe('Get in touch');
  expect(Object.values(contactFormCopy.fields).map(({ label }) => label)).toEqual([
    'Name',
    'Email',
    'Company Name',
    'Company Website',
    'Contact Number',
    'Message',
  ]);
  expect(contactFormCopy.submit).toBe('Send Message');
  expect(submissionMessages.resourceNotFound).toBe('Resource not found.');
});

test('the legal texts (spec 2.19)', async () => {
  const [terms, policy] = await Promise.all([legalTextLoaders.terms(), legalTextLoaders.policy()]);
  for (const text of [terms, policy]) {
    expect(text.breadcrumb[0]).toEqual({ label: 'Home', to: '/home' });
    expect(text.sections.at(-1)?.blocks.at(-1)).toMatchObject({
      kind: 'contact',
      address: brand.address,
      email: brand.emails.business,
      phone: brand.phones[0],
    });
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  const promises = sentencesOf(policy).join(' ');
  expect(promises).toContain('No data is collected from children under 13.');
  expect(promises).toContain('365 days');
  expect(promises).toContain('Digital Personal Data Protection Act, 2023');
});

function titlesOf({ cards }: { cards: readonly { title: string }[] }): readonly string[] {
  return cards.map(({ title }) => title);
}
