import { expectBreadcrumb, expectCards, section } from './spec/section.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test('ODC Services (spec 2.8)', async ({ page }) => {
  await openPage(page, '/services/odc-services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ODC Services');
  await expectBreadcrumb(page, [['Home', '/home'], ['Services', '/services'], ['ODC Services']]);
  const cards = page.locator('main').getByRole('heading', { level: 3 });
  expect((await cards.allInnerTexts()).slice(0, 4)).toEqual([
    'Custom-Built Teams',
    'Seamless Integration',
    'Cost & Time Efficiency',
    'IP & Data Security',
  ]);
  const expertise = section(page, 'Our ODC Expertise');
  await expect(expertise).toContainText('Reduce operational costs by up to 40%');
  await expect(expertise.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  expect((await cards.allInnerTexts()).slice(-9, -3)).toEqual([
    'End-to-End Software Development',
    'Product Engineering & Modernization',
    'Application Maintenance & Support',
    'QA & Automation Testing',
    'Devops & Cloud Operations',
    'UI/UX Design & Prototypes',
  ]);
  await expectCards(section(page, 'Engagement Models'), [
    'Dedicated ODC Teams',
    'Build-Operate-Transfer (BOT) Model',
    'Hybrid Onsite-Offshore Models',
  ]);
});

test('Engagement Models fade in when they are scrolled into view', async ({ page }) => {
  await openPage(page, '/services/odc-services');
  const models = section(page, 'Engagement Models');
  const hidden = page.locator('[data-reveal=hidden]', {
    has: page.getByRole('heading', { name: 'Engagement Models', exact: true }),
  });
  await expect(hidden).toHaveCount(1);
  await models.scrollIntoViewIfNeeded();
  await models.getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded();
  await expect(hidden).toHaveCount(0);
});

test('Global Capability Center (spec 2.10)', async ({ page }) => {
  await openPage(page, '/services/gcc-services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global Capability Center');
  await expectBreadcrumb(page, [
    ['Home', '/home'],
    ['Services', '/services'],
    ['Global Capability Center'],
  ]);
  await expectCards(section(page, 'Our GCC Service Offerings'), [
    'End-to-End GCC Setup',
    'Talent Sourcing & Workforce Management',
    'Operational Excellence',
    'Technology & Innovation Hub',
    'Build-Operate-Transfer (BOT)',
  ]);
  await expectCards(section(page, 'Why Kestrova for GCC Services'), [
    'Proven Expertise',
    'India Advantage',
    'Customizable Model',
    'Talent-Centric Approach',
    'Faster Time-to-Value',
  ]);
  await expectCards(section(page, 'Industries We Serve'), [
    'Banking & Financial Services',
    'Healthcare & MedTech',
    'Telecommunications',
    'Manufacturing',
    'Retail & E-commerce',
  ]);
  await expectCards(section(page, 'Your GCC Journey'), [
    'Assess & Plan',
    'Build & Launch',
    'Operate & Scale',
    'Transfer or Manage',
  ]);
  await expectCards(section(page, 'GCC models'), ['Captive centers', 'BOT', 'Managed services']);
  const partner = section(page, 'Partner with Kestrova');
  expect((await partner.innerText()).trim()).toMatch(
    /Let's build your Global Capability Center together$/,
  );
});

test('Professional Services (spec 2.9)', async ({ page }) => {
  await openPage(page, '/professional-services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Services');
  await expect(page.locator('main')).toContainText(
    "Building the Right Teams for Tomorrow's Challenges",
  );
  await expectCards(section(page, 'Our Approach to Sourcing'), [
    'Precision Talent Discovery',
    'Personalized Candidate Engagement',
    'Relationship-Driven Networks',
    'Agile & Scalable Delivery',
    'Industry Expertise',
  ]);
  await expectCards(section(page, 'Why Clients Choose Kestrova for Sourcing'), [
    'Tailored IT Talent Pools',
    'Accelerated Hiring',
    'Quality Beyond Resumes',
    'Trusted Partnerships',
  ]);
});
