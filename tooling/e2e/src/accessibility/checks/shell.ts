import { expect, type Page } from '@playwright/test';
import { readFocusedElement } from './focused-element.ts';

/** The first stop of Tab leads past the header to the content (WCAG 2.4.1). */
export async function checkSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInContent = await page.evaluate(
    () => document.activeElement?.closest('main')?.id === 'content',
  );
  expect(isInContent, 'Tab goes on within the content').toBe(true);
}

/** A menu of the header opens by Enter, holds its links next, and gives the focus back (2.1.2, 2.4.3). */
async function checkMenu(page: Page, summary: ReturnType<Page['locator']>, items: number) {
  await summary.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('header details[open]');
  await expect(menu).toHaveCount(1);
  for (let item = 0; item < items; item += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':is(a, button):focus')).toHaveCount(1);
    expect(await readFocusedElement(page)).toMatchObject({ hasRing: true, isInSight: true });
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(summary).toBeFocused();
}

/** The services menu by keyboard, and that it closes behind the one who leaves it. */
export async function checkServicesMenu(page: Page): Promise<void> {
  const summary = page.getByRole('navigation').locator('summary', { hasText: 'Services' });
  await checkMenu(page, summary, 2);
  await page.keyboard.press('Enter');
  for (const _ of ['Our Services', 'Professional Services', 'Impact Stories']) {
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('header details[open]')).toHaveCount(0);
}

/** The country menu by keyboard; its flags carry the names of the countries (WCAG 1.1.1). */
export async function checkCountryMenu(page: Page): Promise<void> {
  const summary = page.locator('header summary', { hasText: 'Country' });
  await expect(summary.getByRole('img')).toHaveAccessibleName(/^(INDIA|USA)$/);
  await checkMenu(page, summary, 2);
  await page.keyboard.press('Enter');
  const options = page.locator('header details[open] :is(a, button)');
  await expect(options.getByRole('img')).toHaveCount(2);
  await expect(options.filter({ has: page.getByAltText('INDIA') })).toHaveAccessibleName('INDIA');
  await expect(options.filter({ has: page.getByAltText('USA') })).toHaveAccessibleName('USA');
  await page.keyboard.press('Escape');
}

/** The sheet on a narrow screen by keyboard; behind it nothing scrolls. */
export async function checkMobileMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const summary = page.locator('header summary[aria-label="Open the menu"]');
  await checkMenu(page, summary, 7);
  await page.keyboard.press('Enter');
  await page.mouse.move(160, 400);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await page.evaluate(() => scrollY), 'the page behind stands still').toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** After each navigation the main heading has the focus, which announces it, once (WCAG 2.4.3, 4.1.3). */
export async function checkArrival(page: Page): Promise<void> {
  const live = page.locator('[aria-live], [role=status], [role=alert]');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [link, path] of [
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(heading).toBeFocused();
    await expect(live.filter({ hasText: await heading.innerText() })).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/about-us$/);
  await expect(heading).toBeFocused();
}

/** Language, landmarks and outline, as a screen reader walks them (WCAG 1.3.1, 2.4.6, 3.1.1). */
export async function checkOutline(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', /^en-(US|IN)$/);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => !heading.closest('dialog'))
      .map(({ localName }) => Number(localName.slice(1))),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
  expect(jumps, `levels ${levels.join(' ')} on ${page.url()}`).toEqual([]);
  const unnamed = await page.evaluate(() =>
    [...document.querySelectorAll('main img:not([alt])')].map(({ outerHTML }) => outerHTML),
  );
  expect(unnamed, 'pictures without an alternative').toEqual([]);
  const bared = page.locator(
    'main :is(ul, ol, dl, table, h1, h2, h3):is([role=none], [role=presentation])',
  );
  await expect(bared, 'lists and headings that are not told as such').toHaveCount(0);
}
