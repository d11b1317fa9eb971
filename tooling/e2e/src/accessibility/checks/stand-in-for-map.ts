import type { Page } from '@playwright/test';

const MAP_PAGE =
  '<!doctype html><html lang="en"><title>Map</title><main aria-label="Map"><h1>Map</h1></main></html>';

/** Answers for the map, which is another company's page, and which a closed network has not. */
export async function standInForMap(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: MAP_PAGE }),
  );
}

/** Comes near the map, so that it loads: one that does so under the focus takes the focus away. */
export async function loadMap(page: Page): Promise<void> {
  await page.locator('main address').last().scrollIntoViewIfNeeded();
  await page.frameLocator('main iframe').getByRole('main').waitFor();
}
