import type { Page } from '@playwright/test';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('page')) localStorage.setItem('page', 'terms');
  });
});

test('on the legal page the footer’s other text comes with a glide to the top', async ({
  page,
}) => {
  await openPage(page, '/terms-policy');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Terms and Conditions');
  await toTheEnd(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading).toHaveText('Privacy Policy');
  expect(await readSteps(page)).toBeGreaterThan(5);
  await expect(heading).toBeFocused();
});

test('a click on the empty part of the support list glides to the top', async ({ page }) => {
  await openPage(page, '/home');
  await toTheEnd(page);
  await clickBeside(page);
  expect(await readSteps(page)).toBeGreaterThan(5);
  await expect(page).toHaveURL(/\/home$/);
});

test('nothing glides for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/home');
  await toTheEnd(page);
  await clickBeside(page);
  expect(await readSteps(page)).toBe(1);
});

test('a support link that leads to another page lands at its top at once', async ({ page }) => {
  await openPage(page, '/home');
  await toTheEnd(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  expect(await readSteps(page)).toBe(1);
});

for (const [how, interact] of Object.entries({
  'the next press': (page: Page) => page.mouse.click(5, 400),
  'the next key': (page: Page) => page.keyboard.press('Shift'),
  'coming back to the tab': (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
})) {
  test(`a value that other code stores in this tab is followed by ${how}`, async ({ page }) => {
    await openPage(page, '/terms-policy');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Terms and Conditions');
    await page.evaluate(() => localStorage.setItem('page', 'policy'));
    await interact(page);
    await expect(heading).toHaveText('Privacy Policy');
    await page.evaluate(() => localStorage.setItem('page', 'imprint'));
    await interact(page);
    await expect(
      page.locator('main').getByRole('button', { name: 'Privacy Policy' }),
    ).toBeVisible();
  });
}

/** Scrolls to the footer, and counts from there on the steps in which the window moves. */
async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.body.dataset['steps'] = '0';
            addEventListener('scroll', () => {
              document.body.dataset['steps'] = String(Number(document.body.dataset['steps']) + 1);
            });
            resolve();
          }),
        );
      }),
  );
}

/** The number of steps in which the window came to its top. */
async function readSteps(page: Page): Promise<number> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  return page.evaluate(() => Number(document.body.dataset['steps']));
}

async function clickBeside(page: Page): Promise<void> {
  const list = page
    .getByRole('contentinfo')
    .getByRole('list')
    .filter({ hasText: 'Privacy Policy' });
  const box = await list.boundingBox();
  await list.click({ position: { x: (box?.width ?? 0) - 3, y: 10 } });
}
