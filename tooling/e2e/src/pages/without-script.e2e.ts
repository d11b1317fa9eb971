import { mainHeading } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

// forms/circumstances.e2e.ts tests the replacement of the forms.
test.use({ javaScriptEnabled: false });

test('shows no button that needs a script', async ({ page }) => {
  for (const path of ['/home', '/contact-us', '/terms-policy', '/careers', JOB_PATH]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button'), path).toHaveCount(0);
  }
  const [, code] = /Job code\s+(\S+)/i.exec(await page.getByRole('main').innerText()) ?? [];
  await expect(page.locator(`main a[href$="subject=Application%20for%20${code}"]`)).toHaveCount(2);
});

test('links from an unknown URL to Home, below the header of every page', async ({ page }) => {
  await page.goto('/nowhere');
  // Within `noscript`, which Playwright's own text matching omits.
  expect(await page.locator('body').innerText()).toContain('There is no page at this address');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' })).toBeVisible();
  await page.locator('noscript main a[href="/home"]').click();
  await expect(page).toHaveURL(/\/home$/);
});

test('opens menus, links pictures and shows the legal texts', async ({ page }) => {
  await page.goto('/careers');
  expect(await page.getByRole('main').innerText()).toContain('Searching needs JavaScript.');
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).click();
  await page.getByRole('link', { name: 'Professional Services' }).first().click();
  await expect(mainHeading(page)).toHaveText('Professional Services');

  await page.goto(STORY_PATH);
  const picture = page.getByRole('link', { name: /^Open larger/ }).first();
  await expect(picture).toHaveAttribute('href', /\.svg$/);

  await page.goto('/terms-policy');
  for (const name of ['Terms and Conditions', 'Privacy Policy']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const paragraphs = page.locator('main noscript p');
  await expect(paragraphs.filter({ hasText: 'children under 13' })).not.toHaveCount(0);
});
