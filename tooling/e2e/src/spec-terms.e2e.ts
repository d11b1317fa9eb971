import { expectBreadcrumb } from './spec/section.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const TITLES = { terms: 'Terms and Conditions', policy: 'Privacy Policy' } as const;

for (const stored of ['terms', 'policy'] as const) {
  test(`the value '${stored}' shows its text, whole`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('page', value), stored);
    await openPage(page, '/terms-policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[stored]);
    await expectBreadcrumb(page, [['Home', '/home'], [TITLES[stored]]]);
    const text = page.locator('main');
    await expect(text).toContainText('1200 Meridian Avenue, Suite 400');
    await expect(text.getByRole('link', { name: '@kestrova.example' }).first()).toBeVisible();
    await expect(text.locator('a[href^="tel:"]').first()).toBeVisible();
  });
}

test('the policy says that nothing is collected from children under 13', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('page', 'policy'));
  await openPage(page, '/terms-policy');
  await expect(page.locator('main')).toContainText('No data is collected from children under 13');
});

for (const stored of [null, '', 'imprint']) {
  test(`the value ${JSON.stringify(stored)} shows neither text, but both to choose from`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      if (value !== null) localStorage.setItem('page', value);
    }, stored);
    await openPage(page, '/terms-policy');
    const main = page.locator('main');
    await expect(main).not.toContainText('children under 13');
    await main.getByRole('button', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    expect(await page.evaluate(() => localStorage.getItem('page'))).toBe('policy');
  });
}

test('a change in another tab is followed', async ({ page, context }) => {
  await openPage(page, '/terms-policy');
  await page.locator('main').getByRole('button', { name: 'Terms & Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.terms);
  const other = await context.newPage();
  await openPage(other, '/home');
  await other.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.policy);
});

test('without JavaScript both texts can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/terms-policy');
  for (const title of Object.values(TITLES)) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  const paragraphs = page.locator('main noscript p');
  await expect(paragraphs.filter({ hasText: 'children under 13' })).not.toHaveCount(0);
  await context.close();
});
