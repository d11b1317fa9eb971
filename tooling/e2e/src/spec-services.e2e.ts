import { expectBreadcrumb, expectCards, section } from './spec/section.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const CARDS = [
  ['Fintech & Banking', '/services/fintech-services'],
  ['Enterprise Technology & Business Process', '/services/enterprise-services'],
  ['Product Engineering', '/services/product-services'],
  ['AI & Data Intelligence', '/services/ai-services'],
  ['ODC Services', '/services/odc-services'],
  ['Global Capability Center', '/services/gcc-services'],
] as const;

const INDUSTRIES = [
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
];

/** The four pages of spec 2.7; groups of the AI page are not named there. */
const DETAILS = [
  {
    title: 'Fintech & Banking',
    path: '/services/fintech-services',
    groups: [
      'Digital Banking & Payments',
      'Agent & Merchant Banking',
      'Transaction & Payment Processing',
    ],
    cardsPerGroup: 5,
    industries: 5,
  },
  {
    title: 'Enterprise Technology & Business Process',
    path: '/services/enterprise-services',
    groups: [
      'Enterprise Digital Transformation',
      'ERP & CRM Implementations',
      'Custom Enterprise Solutions',
    ],
    cardsPerGroup: 5,
    industries: 6,
  },
  {
    title: 'Product Engineering',
    path: '/services/product-services',
    groups: [
      'Web & Mobile App Development',
      'Custom API & Middleware Development',
      'Cloud & DevOps Solutions',
    ],
    cardsPerGroup: 5,
    industries: 5,
  },
  {
    title: 'AI & Data Intelligence',
    path: '/services/ai-services',
    groups: [undefined, undefined, undefined],
    cardsPerGroup: 3,
    industries: 6,
  },
] as const;

test('Our Services has six cards with a way to each', async ({ page }) => {
  await openPage(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  const links = page.locator('main').getByRole('link', { name: 'Learn More' });
  await expect(links).toHaveCount(CARDS.length);
  for (const [position, [title, path]] of CARDS.entries()) {
    await expect(links.nth(position)).toHaveAttribute('href', path);
    await expect(links.nth(position).getByText('Learn More', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  }
});

test('Our Services names the twenty industries in order and ends in Co-Create', async ({
  page,
}) => {
  await openPage(page, '/services');
  await expectCards(section(page, 'Industries We Serve'), INDUSTRIES);
  const contact = section(page, 'Co-Create').getByRole('link', { name: 'Contact Us' });
  await expect(contact).toHaveAttribute('href', '/contact-us');
});

for (const { title, path, groups, cardsPerGroup, industries } of DETAILS) {
  test(`${title} has three groups of ${cardsPerGroup} cards`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectBreadcrumb(page, [['Home', '/home'], ['Services', '/services'], [title]]);

    const headings = page.locator('main').getByRole('heading', { level: 2 });
    for (const [position, group] of groups.entries()) {
      const heading = headings.nth(position);
      if (group) await expect(heading).toHaveText(group);
      const cards = section(page, await heading.innerText()).getByRole('heading', { level: 3 });
      await expect(cards).toHaveCount(cardsPerGroup);
    }
  });

  test(`${title} names ${industries} industries`, async ({ page }) => {
    await openPage(page, path);
    const cards = section(page, 'Industries').getByRole('heading', { level: 3 });
    await expect(cards).toHaveCount(industries);
    if (path === '/services/fintech-services')
      await expect(cards).toHaveText(INDUSTRIES.slice(0, 5));
  });
}
