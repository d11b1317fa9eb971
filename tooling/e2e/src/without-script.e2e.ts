import type { Locator } from '@playwright/test';
import { jobCards } from './forms/application-dialog.ts';
import { expect, test } from './stack/test.ts';

test.use({ javaScriptEnabled: false });

const careersAddress = (place: Locator) =>
  place.getByRole('link', { name: 'careers@kestrova.example' });

/** What is shown, `noscript` included, which Playwright's own text matching passes over. */
const readText = (place: Locator) => place.innerText();

test('on Careers the address stands in the place of Apply and Search', async ({
  page,
  sitePaths,
}) => {
  await page.goto('/careers');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(await readText(page.getByRole('main'))).toContain('Searching needs JavaScript.');
  for (const card of await jobCards(page).all()) {
    await expect(careersAddress(card)).toHaveAttribute(
      'href',
      /^mailto:careers@kestrova\.example\?subject=Application%20for%20\S+$/,
    );
  }
  const jobs = sitePaths.filter((path) => path.startsWith('/careers/job-description/'));
  for (const path of jobs) await expect(page.locator(`a[href="${path}"]`)).toBeVisible();
});

test('on a job the address stands in the place of both ways to apply', async ({
  page,
  sitePaths,
}) => {
  await page.goto(sitePaths.find((path) => path.startsWith('/careers/job-description/')) ?? '');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const code = await page.getByRole('definition').first().innerText();
  const links = careersAddress(page.getByRole('main'));
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(
      new RegExp(`subject=Application%20for%20${code}$`),
    );
  }
});

test('on Contact Us the address stands in the place of Send', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const sentence = page.getByRole('region', { name: 'Send us a message' });
  expect(await readText(sentence)).toContain('This form needs JavaScript to be sent.');
  await expect(sentence.getByRole('link', { name: 'business@kestrova.example' })).toBeVisible();
});
