import type { BrowserContext, Page } from '@playwright/test';

const MAP_PAGE =
  '<!doctype html><html lang="en"><title>Map</title><main aria-label="Map"><h1>Map</h1></main></html>';

/** Responds in the place of the map, which is another company's page. */
export async function routeMap(page: BrowserContext | Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: MAP_PAGE }),
  );
}

/** Comes near the map, so that it loads: one that loads under the focus takes the focus away. */
export async function loadMap(page: Page): Promise<void> {
  await page.locator('main address').last().scrollIntoViewIfNeeded();
  await page.frameLocator('main iframe').getByRole('main').waitFor();
}
