import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test('the footer leads to the company’s pages and tells how to reach it', async ({ page }) => {
  await openPage(page, '/home');
  const footer = page.getByRole('contentinfo');
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => href?.startsWith('/') && href !== '/home')).toEqual(
    expect.arrayContaining([
      '/about-us',
      '/services',
      '/impact-stories',
      '/careers',
      '/terms-policy',
    ]),
  );
  expect(links).toEqual(
    expect.arrayContaining([
      'mailto:business@kestrova.example',
      'mailto:careers@kestrova.example',
      'tel:+12025550143',
      'tel:+12025550178',
    ]),
  );
  for (const text of [
    'Location',
    'Contact Us',
    '1200 Meridian Avenue, Suite 400',
    'Wilmington, DE 19801',
    'USA',
    '+1 (202) 555-0143',
    '+1 (202) 555-0178',
    '© Kestrova, 2025 All rights reserved',
  ]) {
    await expect(footer).toContainText(text);
  }
});

test('the social links open elsewhere and tell nobody where from', async ({ page }) => {
  await openPage(page, '/home');
  for (const network of ['linkedin.com', 'instagram.com']) {
    const link = page.getByRole('contentinfo').locator(`a[href*="${network}"]`);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/Kestrova/);
  }
});

for (const [label, stored, heading] of [
  ['Terms & Conditions', 'terms', 'Terms and Conditions'],
  ['Privacy Policy', 'policy', 'Privacy Policy'],
] as const) {
  test(`${label} stores '${stored}' and shows that text from the top`, async ({ page }) => {
    await openPage(page, '/home');
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(/\/terms-policy$/);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('page'))).toBe(stored);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('on the legal page itself, the footer’s links change the text and scroll up', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('page', 'terms'));
  await openPage(page, '/terms-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
