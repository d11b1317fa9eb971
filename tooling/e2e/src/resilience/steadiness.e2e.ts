import type { Page } from '@playwright/test';
import { checkSteadiness } from '../checks/layout-shifts.ts';
import { holdFiles } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

/**
 * By the width: a line of text more or less moves all that is below it, in a wide header half of the
 * line; a wider word moves its neighbours.
 */
const leeway = { 390: 0.002, 1280: 0.001 };

/** A connection over which a document takes half a second; in bytes a second and milliseconds. */
const SLOW = { offline: false, latency: 50, downloadThroughput: 30_000, uploadThroughput: 30_000 };

for (const width of [390, 1280] as const) {
  test(`nothing moves at ${width} px while a document is still arriving`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/home', '/careers', '/terms-policy']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await checkSteadiness(page);
    }
  });

  test(`nothing moves at ${width} px when the typefaces come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/home', '/about-us', STORY_PATH, '/careers', JOB_PATH, '/contact-us']) {
      const release = await holdFiles(page, '**/*.woff2');
      // Not `load`, which waits for what is preloaded.
      await page.goto(path, { waitUntil: 'commit' });
      await expectPainted(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await checkSteadiness(page, leeway[width]);
    }
  });
}

/** Waits until the visitor has seen something. */
async function expectPainted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
}
