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
  expect(await readWay(page)).toMatchObject({ isSmooth: true });
  await expect(heading).toBeFocused();
});

test('a click on the empty part of the support list glides to the top', async ({ page }) => {
  await openPage(page, '/home');
  await toTheEnd(page);
  await clickBeside(page);
  expect(await readWay(page)).toMatchObject({ isSmooth: true });
  await expect(page).toHaveURL(/\/home$/);
});

test('nothing glides for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/home');
  await toTheEnd(page);
  await clickBeside(page);
  expect(await readWay(page)).toEqual({ steps: 1, isSmooth: false });
});

test('a support link that leads to another page lands at its top at once', async ({ page }) => {
  await openPage(page, '/home');
  await toTheEnd(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  expect(await readWay(page)).toEqual({ steps: 1, isSmooth: false });
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

/** Scrolls to the footer, and records from there on where the window scrolls to. */
async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stops = [scrollY];
    addEventListener('scroll', () => {
      stops.push(scrollY);
      document.body.dataset['stops'] = stops.join(' ');
    });
  });
}

/** How the window came to its top: in how many steps, and whether it was seen on the way. */
async function readWay(page: Page): Promise<{ steps: number; isSmooth: boolean }> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // The event that records the last step comes a frame after the window has moved.
  await expect(page.locator('body')).toHaveAttribute('data-stops', /^\d.* 0$/);
  const recorded = await page.locator('body').getAttribute('data-stops');
  const [start = 0, ...steps] = (recorded ?? '').split(' ').map(Number);
  const isSmooth = steps.some((top) => top > start * 0.05 && top < start * 0.95);
  return { steps: steps.length, isSmooth };
}

async function clickBeside(page: Page): Promise<void> {
  const list = page
    .getByRole('contentinfo')
    .getByRole('list')
    .filter({ hasText: 'Privacy Policy' });
  const box = await list.boundingBox();
  await list.click({ position: { x: (box?.width ?? 0) - 3, y: 10 } });
}
