import type { BrowserContext, Page } from '@playwright/test';
import type { DrivenPage, EnginePage } from '../engines/engine-page.ts';

export async function openPage(page: DrivenPage, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Waits until the page is hydrated; an interaction speeds this up. */
export async function hydrate(page: DrivenPage): Promise<void> {
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

export async function expectHydrated(page: DrivenPage): Promise<void> {
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
}

export function mainHeading<Found>(page: EnginePage<Found>): Found {
  return page.locator('main h1');
}

/** Holds the modules of the site, or other files, until the returned function is called. */
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

/** Responds instead of the map, which is an external page. */
export async function routeMap(page: BrowserContext | Page): Promise<void> {
  const body =
    '<!doctype html><html lang="en"><title>Map</title><main aria-label="Map"><h1>Map</h1></main></html>';
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
}

/** Runs in the page before its scripts: makes storage throw, as if the browser forbids it. */
export function forbidStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}
