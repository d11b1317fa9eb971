import type { Page } from '@playwright/test';

const MAP_PAGE =
  '<!doctype html><html lang="en"><title>Map</title><main aria-label="Map"><h1>Map</h1></main></html>';

/** Answers for the map, which is another company's page, and which a closed network has not. */
export async function standInForMap(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: MAP_PAGE }),
  );
}
