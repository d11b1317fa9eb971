import type { Page } from '@playwright/test';
import { applicationDialog, jobCards } from './forms/application-dialog.ts';
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
  await page.addInitScript(watchShifts);
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

for (const path of ['/home', '/services/gcc-services', '/careers', '/contact-us']) {
  test(`nothing moves on ${path} from first paint to idle`, async ({ page, consoleOutput }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAlive(page);
    const shifted = await page.evaluate(() => Number(Reflect.get(window, 'shifted')));
    expect(Math.round(shifted * 1000), `shifted by ${shifted}`).toBe(0);
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
  await expect(page.locator('#root')).toHaveAttribute('data-alive', '', { timeout: 30_000 });
}

/** Runs in the page: sums up every layout shift, those of the first frames too. */
function watchShifts(): void {
  Reflect.set(window, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      const sum = Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value'));
      Reflect.set(window, 'shifted', sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
