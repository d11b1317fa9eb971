import type { Page } from '@playwright/test';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const visits = [
  { from: '/home', link: 'About Us', code: ['about-us-page'], text: 'About Us' },
  { from: '/home', link: 'Careers', code: ['careers-page', 'careers'], text: 'Job Openings' },
  {
    from: '/home',
    link: 'Terms & Conditions',
    code: ['terms-policy-page', 'terms'],
    text: 'Terms',
  },
  {
    from: '/impact-stories',
    link: /Agent Banking/,
    code: ['impact-stories-details-page', 'maab'],
    text: 'The Challenges',
  },
];

for (const { from, link, code, text } of visits) {
  test(`${String(link)} on ${from} opens without the network once it was in view`, async ({
    page,
    context,
  }) => {
    await openPage(page, from);
    const target = page.getByRole('link', { name: link }).first();
    await target.scrollIntoViewIfNeeded();
    for (const name of code) await expect.poll(() => hasFetched(page, name), name).toBe(true);

    await context.setOffline(true);
    await target.click();
    await expect(page.getByRole('heading', { name: text }).first()).toBeVisible();
    await expect(page.getByText('This page did not load')).toBeHidden();
  });
}

test('a link that appears later is fetched for when it appears', async ({ page }) => {
  await openPage(page, '/home');
  await expect.poll(() => hasFetched(page, 'about-us-page')).toBe(true);
  expect(await hasFetched(page, 'professional-services-page')).toBe(false);
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).press('Enter');
  await expect.poll(() => hasFetched(page, 'professional-services-page')).toBe(true);
});

test('for a visitor who saves data nothing is fetched but what a link is pointed at for', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await openPage(page, '/home');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'About Us' }).first().hover();
  await expect.poll(() => hasFetched(page, 'about-us-page')).toBe(true);
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(fetched).not.toContain('/pages.json');
  expect(fetched.filter((path) => path.includes('-page-')).toSorted()).toEqual([
    expect.stringContaining('about-us-page'),
    expect.stringContaining('home-page'),
  ]);
});

test('a list or a file that does not come is no error', async ({ page, consoleOutput }) => {
  await page.route('**/pages.json', (route) => route.fulfill({ body: 'not a list' }));
  await openPage(page, '/home');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  expect(consoleOutput).toEqual([]);
});

/** Whether a file whose name begins so has arrived; the browser lists a file when it is whole. */
function hasFetched(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(`/assets/${start}-`)),
    name,
  );
}
