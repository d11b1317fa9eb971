import type { Locator } from '@playwright/test';
import { mainHeading } from '../stack/open-page.ts';
import { JOB_PAGES, JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

test.use({ javaScriptEnabled: false });

const careersAddress = (place: Locator) =>
  place.getByRole('link', { name: 'careers@kestrova.example' });

test('on Careers an address replaces Apply and Search', async ({ page, sitePaths, careers }) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(0);
  // With `noscript`, which Playwright's own text matching passes over.
  expect(await main.innerText()).toContain('Searching needs JavaScript.');
  for (const card of await careers.cards.all()) {
    await expect(careersAddress(card)).toHaveAttribute(
      'href',
      /^mailto:careers@kestrova\.example\?subject=Application%20for%20\S+$/,
    );
  }
  const jobs = sitePaths.filter((path) => path.startsWith(JOB_PAGES));
  for (const path of jobs) await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();
});

test('on a job an address replaces both ways to apply', async ({ page }) => {
  await page.goto(JOB_PATH);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const code = await page.getByRole('definition').first().innerText();
  await expect(page.locator(`main a[href$="subject=Application%20for%20${code}"]`)).toHaveCount(2);
});

test('on Contact Us it replaces Send', { tag: '@ASVS-14.2.1' }, async ({ page, contact }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const region = page.getByRole('region', { name: 'Send us a message' });
  expect(await region.innerText()).toContain('This form needs JavaScript to be sent.');
  await expect(region.getByRole('link', { name: 'business@kestrova.example' })).toBeVisible();
  const { form, field, submit } = contact;
  await field('Name').fill('Asha Okafor');
  await expect(submit).toBeDisabled();
  await expect(form).toHaveAttribute('method', 'post');
  await field('Name').press('Enter');
  expect(new URL(page.url()).search).toBe('');
});

test('menus open, pictures are links, legal texts read', async ({ page }) => {
  await page.goto('/home');
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).click();
  await page.getByRole('link', { name: 'Professional Services' }).first().click();
  await expect(mainHeading(page)).toHaveText('Professional Services');

  await page.goto(STORY_PATH);
  const picture = page.getByRole('link', { name: /^Open larger/ }).first();
  await expect(picture).toHaveAttribute('href', /\.svg$/);

  await page.goto('/terms-policy');
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  for (const name of ['Terms and Conditions', 'Privacy Policy']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const paragraphs = page.locator('main noscript p');
  await expect(paragraphs.filter({ hasText: 'children under 13' })).not.toHaveCount(0);
});
