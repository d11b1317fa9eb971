import { regions } from '@kestrova/regions';
import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { applicationForm } from './forms/application-form.ts';
import { contactForm } from './forms/contact-form.ts';
import { submissionWords } from './interface/submission.ts';
import { legalTextLoaders } from './legal/legal-text-loaders.ts';
import { footerNavigation, headerNavigation } from './navigation.ts';
import { ai } from './pages/ai-services.ts';
import { careers } from './pages/careers.ts';
import { contactUs } from './pages/contact-us.ts';
import { enterprise } from './pages/enterprise-services.ts';
import { fintech } from './pages/fintech-services.ts';
import { gcc } from './pages/gcc-services.ts';
import { home } from './pages/home.ts';
import { impactStories } from './pages/impact-stories.ts';
import { jobFrame } from './pages/job-description.ts';
import { journal } from './pages/journal.ts';
import { odc } from './pages/odc-services.ts';
import { product } from './pages/product-services.ts';
import { professionalServices } from './pages/professional-services.ts';
import { services } from './pages/services.ts';
import type { ServicePage } from './schemas/service-page.ts';
import { sentencesOf } from './record-texts.ts';
import { storyCards } from './stories/story-cards.ts';
import { storyFrame } from './stories/story-page-copy.ts';
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
  expect(home.hero.heading).toBe(
    'Building Digital Futures With Fintech, Enterprise & Emerging Technologies',
  );
  expect(home.hero.action).toEqual({ label: 'Explore Our Services', to: '/services' });
  expect(home.commitment.heading).toBe('Our Commitment');
  expect(home.drives.heading).toBe('What Drives Us ?');
  expect(home.drives.offerings.map(({ title }) => title)).toEqual([
    'Fintech & Banking Solutions',
    'Enterprise & Business Process Solutions',
    'Product Engineering & Custom Software Development',
    'AI & Data Intelligence Services',
  ]);
  expect(home.drives.offerings.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3]);
  expect(home.caseStudies.heading).toBe(CASE_STUDIES);
  expect(home.whyChoose.heading).toMatch(/^Why Choose /);
  expect(home.whyChoose.cards).toHaveLength(4);
});

test('Our Services (spec 2.6)', () => {
  expect(services.hero.heading).toBe('Our Services');
  expect(services.cards.map(({ title, link }) => [title, link.label, link.to])).toEqual([
    ['Fintech & Banking', 'Learn More', '/services/fintech-services'],
    ['Enterprise Technology & Business Process', 'Learn More', '/services/enterprise-services'],
    ['Product Engineering', 'Learn More', '/services/product-services'],
    ['AI & Data Intelligence', 'Learn More', '/services/ai-services'],
    ['ODC Services', 'Learn More', '/services/odc-services'],
    ['Global Capability Center', 'Learn More', '/services/gcc-services'],
  ]);
  expect(services.industries.heading).toBe('Industries We Serve');
  expect(titlesOf(services.industries)).toEqual([
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
  expect(services.coCreate.heading).toBe('Co-Create');
  expect(services.coCreate.action).toEqual({ label: 'Contact Us', to: '/contact-us' });
});

describe('service pages (spec 2.7)', () => {
  test.each<[string, ServicePage, number, number]>([
    ['Fintech & Banking', fintech, 5, 5],
    ['Enterprise Technology & Business Process', enterprise, 5, 6],
    ['Product Engineering', product, 5, 5],
    ['AI & Data Intelligence', ai, 3, 6],
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
    expect(fintech.groups.map(({ heading }) => heading)).toEqual([
      'Digital Banking & Payments',
      'Agent & Merchant Banking',
      'Transaction & Payment Processing',
    ]);
    expect(enterprise.groups.map(({ heading }) => heading)).toEqual([
      'Enterprise Digital Transformation',
      'ERP & CRM Implementations',
      'Custom Enterprise Solutions',
    ]);
    expect(product.groups.map(({ heading }) => heading)).toEqual([
      'Web & Mobile App Development',
      'Custom API & Middleware Development',
      'Cloud & DevOps Solutions',
    ]);
    expect(titlesOf(fintech.industries)).toEqual([
      'Banking & Financial Services',
      'Insurance',
      'Fintech Startups',
      'Wealth Management',
      'Lending & Microfinance',
    ]);
  });
});

test('ODC Services (spec 2.8)', () => {
  expect(odc.hero.heading).toBe('ODC Services');
  expect(odc.breadcrumb.map(({ label }) => label)).toEqual(['Home', 'Services', 'ODC Services']);
  expect(titlesOf(odc.core)).toEqual([
    'Custom-Built Teams',
    'Seamless Integration',
    'Cost & Time Efficiency',
    'IP & Data Security',
  ]);
  expect(odc.expertise.heading).toBe('Our ODC Expertise');
  expect(odc.expertise.claim).toBe('Reduce operational costs by up to 40%');
  expect(odc.expertise.clients.length).toBeGreaterThan(0);
  expect(titlesOf(odc.offerings)).toEqual([
    'End-to-End Software Development',
    'Product Engineering & Modernization',
    'Application Maintenance & Support',
    'QA & Automation Testing',
    'Devops & Cloud Operations',
    'UI/UX Design & Prototypes',
  ]);
  expect(odc.engagement.heading).toBe('Engagement Models');
  expect(titlesOf(odc.engagement)).toEqual([
    'Dedicated ODC Teams',
    'Build-Operate-Transfer (BOT) Model',
    'Hybrid Onsite-Offshore Models',
  ]);
});

test('Professional Services (spec 2.9)', () => {
  expect(professionalServices.hero.heading).toBe('Professional Services');
  expect(professionalServices.hero.subtitle).toBe(
    "Building the Right Teams for Tomorrow's Challenges",
  );
  expect(professionalServices.approach.heading).toBe('Our Approach to Sourcing');
  expect(titlesOf(professionalServices.approach)).toEqual([
    'Precision Talent Discovery',
    'Personalized Candidate Engagement',
    'Relationship-Driven Networks',
    'Agile & Scalable Delivery',
    'Industry Expertise',
  ]);
  expect(professionalServices.whyChoose.heading).toBe('Why Clients Choose Kestrova for Sourcing');
  expect(titlesOf(professionalServices.whyChoose)).toEqual([
    'Tailored IT Talent Pools',
    'Accelerated Hiring',
    'Quality Beyond Resumes',
    'Trusted Partnerships',
  ]);
});

test('Global Capability Center (spec 2.10)', () => {
  expect(gcc.hero.heading).toBe('Global Capability Center');
  expect(gcc.breadcrumb.map(({ label }) => label)).toEqual([
    'Home',
    'Services',
    'Global Capability Center',
  ]);
  expect(gcc.offerings.heading).toBe('Our GCC Service Offerings');
  expect(titlesOf(gcc.offerings)).toEqual([
    'End-to-End GCC Setup',
    'Talent Sourcing & Workforce Management',
    'Operational Excellence',
    'Technology & Innovation Hub',
    'Build-Operate-Transfer (BOT)',
  ]);
  expect(gcc.whyChoose.heading).toBe('Why Kestrova for GCC Services');
  expect(titlesOf(gcc.whyChoose)).toEqual([
    'Proven Expertise',
    'India Advantage',
    'Customizable Model',
    'Talent-Centric Approach',
    'Faster Time-to-Value',
  ]);
  expect(gcc.industries.heading).toBe('Industries We Serve');
  expect(titlesOf(gcc.industries)).toEqual([
    'Banking & Financial Services',
    'Healthcare & MedTech',
    'Telecommunications',
    'Manufacturing',
    'Retail & E-commerce',
  ]);
  expect(gcc.journey.heading).toBe('Your GCC Journey');
  expect(titlesOf(gcc.journey)).toEqual([
    'Assess & Plan',
    'Build & Launch',
    'Operate & Scale',
    'Transfer or Manage',
  ]);
  expect(titlesOf(gcc.models)).toEqual(['Captive centers', 'BOT', 'Managed services']);
  expect(gcc.partner.heading).toBe('Partner with Kestrova');
  expect(gcc.partner.ending).toBe("Let's build your Global Capability Center together");
});

test('Impact Stories (spec 2.11 and 2.12)', async () => {
  expect(impactStories.hero.heading).toBe(CASE_STUDIES);
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
  expect(storyFrame.back).toEqual({ label: 'Impact Stories', to: '/impact-stories' });
  expect([
    storyFrame.challenges,
    storyFrame.solution,
    storyFrame.modules,
    storyFrame.designs,
  ]).toEqual(['The Challenges', 'The Solution', 'Key Solution Modules', 'Designs']);
  const stories = await Promise.all(Object.values(storyLoaders).map((load) => load()));
  for (const story of stories) {
    expect(Object.keys(story.tags)).toEqual(['Domain', 'Platform', 'Geography', 'Services']);
  }
  expect(stories.filter(({ modules }) => modules).map(({ key }) => key)).toEqual(['MAAB']);
});

test('Journal (spec 2.13)', () => {
  expect(journal.hero.heading).toBe('Journal');
  const categories = journal.categories.items.map(({ label }) => label);
  expect(categories).toEqual(['Startup', 'Business', 'Economy', 'Technology']);
  expect(new Set(journal.categories.items.map(({ icon }) => icon)).size).toBe(4);
  expect(journal.tags.heading).toBe('Search With Tags');
  expect(journal.tags.items).toEqual([
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
  expect([journal.categories.selected, journal.tags.selected]).toEqual(['Business', 'Business']);
  for (const { category } of journal.posts) {
    expect(categories).toContain(category);
  }
  const dates = journal.posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('Careers and a job (spec 2.15, 2.16 and 9)', () => {
  expect(careers.hero.heading).toBe('Careers');
  const { openings } = careers;
  expect([openings.heading, openings.search, openings.viewDetails, openings.apply]).toEqual([
    'Job Openings',
    'Search',
    'View details',
    'Apply',
  ]);
  expect(openings.experience).toBe('years of experience');
  expect(careers.whyWorkHere.heading).toBe('Why Work Here ?');
  expect(careers.joinOurTeam.heading).toBe('Join Our team');
  expect([
    jobFrame.description,
    jobFrame.requirement,
    jobFrame.qualifications,
    jobFrame.skills,
  ]).toEqual(['Job Description', 'Requirement', 'Qualifications', 'Skills']);
  expect(jobFrame.benefits.items).toEqual([
    'Hybrid flexibility',
    'Health insurance',
    '22+ days paid leave',
    'Learning ecosystem',
  ]);
  expect(jobFrame.interview.stages).toBe(2);
  expect(jobFrame.interview.description).toBe('45 min HR + 1h technical/cultural interview');
});

test('the Job Application dialog (spec 2.17)', () => {
  expect(applicationForm.heading).toBe('Job Application Form');
  expect(
    Object.values(applicationForm.fields)
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
  expect([applicationForm.cancel, applicationForm.submit]).toEqual([
    'Cancel',
    'Submit Application',
  ]);
  expect(applicationForm.success).toEqual({
    heading: 'Your Application Has Been Submitted!',
    text: 'Your application has been successfully submitted. A confirmation email has been sent to your registered email address.',
    action: 'Return to Careers',
  });
});

test('Contact Us (spec 2.18) and the toast of spec 8', () => {
  expect(contactUs.getInTouch.heading).toBe('Get in touch');
  expect(Object.values(contactForm.fields).map(({ label }) => label)).toEqual([
    'Name',
    'Email',
    'Company Name',
    'Company Website',
    'Contact Number',
    'Message',
  ]);
  expect(contactForm.submit).toBe('Send Message');
  expect(submissionWords.resourceNotFound).toBe('Resource not found.');
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
