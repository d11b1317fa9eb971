import { regions } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { applicationFormCopy } from './forms/application-form.ts';
import { contactFormCopy } from './forms/contact-form.ts';
import { legalTextLoaders } from './legal-text-loaders.ts';
import { storyLoaders } from './story-loaders.ts';
import { footerNavigation, headerNavigation } from './navigation.ts';
import { aboutUsPage } from './pages/about-us.ts';
import { careersPage } from './pages/careers.ts';
import { contactUsPage } from './pages/contact-us.ts';
import { impactStoriesPage } from './pages/impact-stories.ts';
import { jobPageCopy } from './pages/job-description.ts';
import { journalPage } from './pages/journal.ts';
import { sentencesOf } from './record-texts.ts';
import { storyCards } from './stories/story-cards.ts';
import { storyPageCopy } from './pages/impact-stories-details.ts';

// What the specification fixes of the shell, stories, the journal, jobs, forms and legal texts.

test('the company (spec 1)', () => {
  expect(brand).toMatchObject({
    name: 'Kestrova',
    copyright: '© Kestrova, 2025 All rights reserved',
  });
});

test('the company’s address is an office that every region shows', () => {
  for (const { offices } of regions) {
    expect(offices.map(({ address }) => address)).toContainEqual(brand.address);
  }
});

test('every office has its plan and the way to its door', () => {
  const offices = regions.flatMap((region) => region.offices.map(({ city }) => city));
  expect(Object.keys(contactUsPage.map.offices).toSorted()).toEqual(
    [...new Set(offices)].toSorted(),
  );
});

test('the header (spec 2.3)', () => {
  expect(headerNavigation).toEqual([
    { label: 'Home', route: '/home', activeOn: 'exact' },
    {
      label: 'Services',
      route: '/services',
      activeOn: 'prefix',
      children: [
        { label: 'Our Services', route: '/services' },
        { label: 'Professional Services', route: '/professional-services' },
      ],
    },
    { label: 'Impact Stories', route: '/impact-stories', activeOn: 'prefix' },
    { label: 'About Us', route: '/about-us', activeOn: 'exact' },
    { label: 'Contact Us', route: '/contact-us', activeOn: 'exact' },
    { label: 'Careers', route: '/careers', activeOn: 'prefix' },
  ]);
});

test('the footer (spec 2.4)', () => {
  expect(footerNavigation).toMatchObject({
    company: {
      links: [
        { route: '/about-us' },
        { route: '/services' },
        { route: '/impact-stories' },
        { route: '/careers' },
      ],
    },
    support: {
      links: [
        { label: 'Terms & Conditions', route: '/terms-policy', page: 'terms' },
        { label: 'Privacy Policy', route: '/terms-policy', page: 'policy' },
      ],
    },
    location: { heading: 'Location' },
    contact: { heading: 'Contact Us' },
  });
});

test('the list of stories (spec 2.11)', () => {
  expect(impactStoriesPage.hero.heading).toBe('Case studies - Proven impact, Real Solutions');
  expect(storyCards.map(({ key }) => key)).toEqual(
    'MAAB, TASC, ASPIRE, ITradeNetwork, aot, ODC, jsee, infinte'.split(', '),
  );
  expect(storyCards[0]?.title).toBe('Agent Banking – Fintech & Digital Banking');
});

test('a story (spec 2.12)', async () => {
  expect(storyPageCopy).toMatchObject({
    back: { label: 'Impact Stories', to: '/impact-stories' },
    challenges: 'The Challenges',
    solution: 'The Solution',
    modules: 'Key Solution Modules',
    designs: 'Designs',
  });
  const stories = await Promise.all(Object.values(storyLoaders).map((load) => load()));
  for (const { tags } of stories) {
    expect(Object.keys(tags)).toEqual(['Domain', 'Platform', 'Geography', 'Services']);
  }
  expect(stories.filter(({ modules }) => modules).map(({ key }) => key)).toEqual(['MAAB']);
});

test('Journal (spec 2.13)', () => {
  const { categories, posts } = journalPage;
  const labels = ['Startup', 'Business', 'Economy', 'Technology'];
  expect(journalPage).toMatchObject({
    hero: { heading: 'Journal' },
    categories: { items: labels.map((label) => ({ label })), selected: 'Business' },
    tags: {
      heading: 'Search With Tags',
      items:
        'Start Up, Lifestyle, Business, Technology, Sales, Economy, Art, Marketing, Design'.split(
          ', ',
        ),
      selected: 'Business',
    },
  });
  expect(new Set(categories.items.map(({ icon }) => icon)).size).toBe(labels.length);
  expect(labels).toEqual(expect.arrayContaining(posts.map(({ category }) => category)));
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('About Us (spec 2.14)', () => {
  expect(aboutUsPage).toMatchObject({
    hero: { heading: 'About Us' },
    story: { heading: 'Our Story' },
    vision: { heading: 'Our Vision' },
    mission: { heading: 'Our Mission' },
  });
});

test('Careers (spec 2.15)', () => {
  expect(careersPage).toMatchObject({
    hero: { heading: 'Careers' },
    openings: {
      heading: 'Job Openings',
      search: 'Search',
      viewDetails: 'View details',
      apply: 'Apply',
      experience: 'years of experience',
    },
    values: { cards: { length: 4 } },
    whyWorkHere: { heading: 'Why Work Here ?', cards: { length: 6 } },
    joinOurTeam: { heading: 'Join Our team' },
  });
});

test('a job’s page (spec 2.16 and 9)', () => {
  expect(jobPageCopy).toMatchObject({
    description: 'Job Description',
    requirement: 'Requirement',
    qualifications: 'Qualifications',
    skills: 'Skills',
    benefits: {
      items: 'Hybrid flexibility, Health insurance, 22+ days paid leave, Learning ecosystem'.split(
        ', ',
      ),
    },
    interview: { stages: 2, description: '45 min HR + 1h technical/cultural interview' },
    apply: 'Apply',
  });
});

test('the Job Application dialog (spec 2.17)', () => {
  const { fields } = applicationFormCopy;
  expect(applicationFormCopy.heading).toBe('Job Application Form');
  expect(Object.values(fields).map(({ label }) => label)).toEqual([
    'First Name',
    'Last Name',
    'Email',
    'Phone Number',
    'Upload Resume',
    'Additional File',
    'Cover Letter',
    expect.stringContaining('Privacy Policy'),
    'You can contact me about future job opportunities',
  ]);
  expect(applicationFormCopy).toMatchObject({
    cancel: 'Cancel',
    submit: 'Submit Application',
    success: {
      heading: 'Your Application Has Been Submitted!',
      text: 'Your application has been successfully submitted. A confirmation email has been sent to your registered email address.',
      action: 'Return to Careers',
    },
  });
});

test('Contact Us (spec 2.18)', () => {
  expect(contactUsPage.getInTouch.heading).toBe('Get in touch');
  expect(Object.values(contactFormCopy.fields).map(({ label }) => label)).toEqual(
    'Name, Email, Company Name, Company Website, Contact Number, Message'.split(', '),
  );
  expect(contactFormCopy.submit).toBe('Send Message');
});

test.each(['terms', 'policy'] as const)('the legal text %s (spec 2.19)', async (name) => {
  const { breadcrumb, sections } = await legalTextLoaders[name]();
  expect(breadcrumb[0]).toEqual({ label: 'Home', to: '/home' });
  expect(sections.at(-1)?.blocks.at(-1)).toMatchObject({
    kind: 'contact',
    address: brand.address,
    email: brand.emails.business,
    phone: brand.phones[0],
  });
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the privacy policy says what the specification promises (spec 2.19)', async () => {
  const text = sentencesOf(await legalTextLoaders.policy()).join(' ');
  expect(text).toContain('No data is collected from children under 13.');
  expect(text).toContain('365 days');
  expect(text).toContain('Digital Personal Data Protection Act, 2023');
});
