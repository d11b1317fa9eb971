import { checkStateWithAxe } from '../checks/axe.ts';
import type { Page } from '@playwright/test';
import { mainHeading, openPage, readScroll } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';

const TITLES = { terms: 'Terms and Conditions', policy: 'Privacy Policy' } as const;

test.use({ viewport: { width: 1280, height: 800 } });

test('the footer changes the text and glides to the top', async ({ page }) => {
  await store(page, 'terms');
  await openPage(page, '/terms-policy');
  await expect(mainHeading(page)).toHaveText(TITLES.terms);
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(steps).toHaveText(['Home', TITLES.terms]);
  await checkStateWithAxe(page, 'terms');
  await scrollToEnd(page);
  await footerLink(page, 'Privacy Policy').click();
  await expect(steps).toHaveText(['Home', TITLES.policy]);
  await expect(page.locator('main')).toContainText('No data is collected from children under 13');
  expect(await readWay(page)).toMatchObject({ isSmooth: true });
  await expect(mainHeading(page)).toBeFocused();
  await checkStateWithAxe(page, 'policy');
  expect(await page.evaluate(() => localStorage.getItem('page'))).toBe('policy');
});

for (const [label, value] of [
  ['Terms & Conditions', 'terms'],
  ['Privacy Policy', 'policy'],
] as const) {
  test(`${label} leads from another page to the top of its text`, async ({ page }) => {
    await openPage(page, '/home');
    await scrollToEnd(page);
    await footerLink(page, label).click();
    await expect(page).toHaveURL(/\/terms-policy$/);
    await expect(mainHeading(page)).toHaveText(TITLES[value]);
    expect(await readWay(page)).toEqual({ steps: 1, isSmooth: false });
    expect(await page.evaluate(() => localStorage.getItem('page'))).toBe(value);
  });
}

for (const isReduced of [false, true]) {
  test(`a click beside the support links ${isReduced ? 'jumps' : 'glides'} up`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
    await openPage(page, '/home');
    await scrollToEnd(page);
    const list = page.getByRole('contentinfo').getByRole('list').filter({ hasText: 'Privacy' });
    const box = await list.boundingBox();
    await list.click({ position: { x: (box?.width ?? 0) - 3, y: 10 } });
    const way = await readWay(page);
    if (isReduced) expect(way).toEqual({ steps: 1, isSmooth: false });
    else expect(way).toMatchObject({ isSmooth: true });
    await expect(page).toHaveURL(/\/home$/);
  });
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Stores a value unless one is stored, before each document. */
async function store(page: Page, value: keyof typeof TITLES): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('page')) localStorage.setItem('page', text);
  }, value);
}

/** Scrolls to the footer, and records from there on where the window scrolls to. */
async function scrollToEnd(page: Page): Promise<void> {
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
  await expect.poll(() => readScroll(page)).toBe(0);
  // The event that records the last step comes a frame after the window has moved.
  await expect(page.locator('body')).toHaveAttribute('data-stops', /^\d.* 0$/);
  const recorded = await page.locator('body').getAttribute('data-stops');
  const [start = 0, ...steps] = (recorded ?? '').split(' ').map(Number);
  const isSmooth = steps.some((top) => top > start * 0.05 && top < start * 0.95);
  return { steps: steps.length, isSmooth };
}
