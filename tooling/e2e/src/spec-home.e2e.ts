import { expectCards, section } from './spec/section.ts';
import { CASE_STUDIES, stories } from './spec/stories.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const OFFERINGS = [
  'Fintech & Banking Solutions',
  'Enterprise & Business Process Solutions',
  'Product Engineering & Custom Software Development',
  'AI & Data Intelligence Services',
];

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(({ page }) => openPage(page, '/home'));

test('the hero says what the company does and leads to its services', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Building Digital Futures With Fintech, Enterprise & Emerging Technologies',
  );
  await page.getByRole('link', { name: 'Explore Our Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
});

test('the hero floats up again each time it comes into view', async ({ page }) => {
  const hero = page.locator('main > div').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero).not.toHaveAttribute('data-reveal');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(hero).toHaveAttribute('data-reveal', 'waiting');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(hero).not.toHaveAttribute('data-reveal');
});

test('the clients’ logos can be paused', async ({ page }) => {
  const logos = page.getByRole('region', { name: 'Clients we build for' });
  await expect(logos.getByRole('list').first().getByRole('img')).toHaveCount(stories.length);
  await logos.getByRole('button', { name: 'Pause the client logos' }).click();
  await expect(logos.getByRole('button', { name: 'Play the client logos' })).toBeVisible();
});

test('the sections follow each other in order', async ({ page }) => {
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Commitment',
    'What Drives Us ?',
    CASE_STUDIES,
    'Why Choose Kestrova',
  ]);
  await expect(section(page, 'Our Commitment').getByRole('heading', { level: 3 })).not.toHaveCount(
    0,
  );
  await expect(section(page, 'Why Choose Kestrova').getByRole('heading', { level: 3 })).toHaveCount(
    4,
  );
});

test('What Drives Us is an accordion of four offerings with three cards each', async ({ page }) => {
  const drives = section(page, 'What Drives Us ?');
  await expectCards(drives, OFFERINGS);
  for (const title of OFFERINGS) {
    const offering = drives.locator('details', { hasText: title });
    if ((await offering.getAttribute('open')) === null) await offering.locator('summary').click();
    await expect(offering.getByRole('heading', { level: 4 })).toHaveCount(3);
    await expect(drives.locator('details[open]')).toHaveCount(1);
  }
});

test('eight case studies lead to their stories', async ({ page }) => {
  const cards = section(page, CASE_STUDIES).getByRole('listitem');
  await expect(cards).toHaveCount(stories.length);
  for (const [position, { path }] of stories.entries()) {
    await expect(cards.nth(position).getByRole('link')).toHaveAttribute('href', path);
  }
});

test('no case card is narrower than 280 px', async ({ page }) => {
  const cards = section(page, CASE_STUDIES).getByRole('listitem');
  for (const width of [320, 360, 660, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await cards.evaluateAll((all) => all.map((card) => card.clientWidth));
    const room = Math.min(280, ...(width < 330 ? [width - 60] : []));
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThanOrEqual(room);
  }
});

test('the whole of a case card is its link', async ({ page }) => {
  const card = section(page, CASE_STUDIES).getByRole('listitem').nth(2);
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/impact-stories-details\/QVNQSVJF$/);
});
