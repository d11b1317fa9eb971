import { expect, type Page } from '@playwright/test';

/** Where the page says that it is hydrated. */
const HYDRATED = 'data-hydrated';

/** Opens an address and waits until the page is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Waits until the page is hydrated, which the first interaction hurries. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

/** Waits until the page has hydrated by itself. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root')).toHaveAttribute(HYDRATED, '');
}

/** How far the window is scrolled, in px. */
export function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** The page's main heading. */
export function mainHeading(page: Page) {
  return page.locator('main').getByRole('heading', { level: 1 });
}

/** Keeps every module of the site back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** In the page, before its scripts: a browser that forbids its storage. */
export function forbidStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}
