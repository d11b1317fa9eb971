import type { Page } from '@playwright/test';
import { applicationDialog, jobCards } from './forms/application-dialog.ts';
import { readLayoutShifts, watchLayoutShifts } from './stack/layout-shifts.ts';
import { expect, test } from './stack/test.ts';

/** A phone on slow 4G as browsers' own tools emulate it, with a processor four times slower. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await watchLayoutShifts(page);
});

test('Services opens before the page has its code, and stays open when it has', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).click();
  const item = page.getByRole('link', { name: 'Our Services', exact: true });
  await expect(item).toBeVisible();
  release();
  await expectAlive(page);
  await expect(item).toBeVisible();
});

test('a link leads on before the page has its code', async ({ page }) => {
  await holdCode(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('Apply that was pressed before the page had its code opens the form', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  await jobCards(page).first().getByRole('button', { name: 'Apply' }).click();
  release();
  await expect(applicationDialog(page).dialog).toBeVisible({ timeout: 30_000 });
});

test('Search that was pressed before the page had its code shows the chosen country', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  await page.getByRole('search').getByLabel('Country').selectOption('INDIA');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  release();
  await expect(page.getByText(/open positions? in INDIA/)).toBeVisible();
  await expect(page).toHaveURL(/\/careers\?country=in$/);
});

test('a country that was chosen before the page had its code stays chosen', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  const country = page.getByRole('search').getByLabel('Country');
  await country.selectOption('INDIA');
  release();
  await expectAlive(page);
  await expect(country).toHaveValue('in');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/open positions? in INDIA/)).toBeVisible();
});

for (const path of ['/home', '/services/gcc-services', '/careers', '/contact-us']) {
  test(`nothing moves on ${path} from first paint to idle`, async ({ page, consoleOutput }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAlive(page);
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(consoleOutput).toEqual([]);
  });
}

/** Keeps every module back until what it returns is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('#root')).toHaveAttribute('data-hydrated', '', { timeout: 30_000 });
}
