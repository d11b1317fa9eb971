import type { Page } from '@playwright/test';
import type { EngineLocator, EnginePage } from '../engines/engine-page.ts';

/** Where the page says that it is hydrated. */
const HYDRATED = '#root[data-hydrated]';

/** Opens an address and waits until the page is hydrated. */
export async function openPage(page: EnginePage, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Waits until the page is hydrated, which the first interaction hurries. */
export async function hydrate(page: EnginePage): Promise<void> {
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

/** Waits until the page has hydrated by itself. */
export async function expectHydrated(page: EnginePage): Promise<void> {
  await page.locator(HYDRATED).waitFor({ state: 'attached' });
}

/** How far the window is scrolled, in px. */
export function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** The page's main heading. */
export function mainHeading<L extends EngineLocator<L>>(page: EnginePage<L>): L {
  return page.locator('main h1');
}

/** Keeps files back until the returned function is called: every module of the site, or others. */
export async function holdFiles(
  page: Page,
  files: string | RegExp = '**/assets/*.js',
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** In the page, before its scripts: a browser that forbids its storage. */
export function forbidStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}
