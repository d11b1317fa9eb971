import type { Page } from '@playwright/test';
import { openPage } from './stack/open-page.ts';
import { readLayoutShifts, watchLayoutShifts } from './stack/layout-shifts.ts';
import { expect, test } from './stack/test.ts';

const PATHS = [
  '/home',
  '/services/gcc-services',
  '/impact-stories-details/TUFBQg==',
  '/careers',
  '/careers/job-description/MQ==',
  '/contact-us',
  '/terms-policy',
];

/** A line of text more or less moves all that is below it; a word that is wider moves its neighbours. */
const LESS_THAN_A_LINE = 0.002;

for (const width of [390, 1280]) {
  test(`nothing moves at ${width} px when the typefaces come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    const fonts = await holdFonts(page);
    for (const path of PATHS) {
      fonts.hold();
      // Not `load`, which waits for what is preloaded.
      await page.goto(path, { waitUntil: 'commit' });
      await expectPainted(page);
      fonts.release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await readLayoutShifts(page, LESS_THAN_A_LINE), `${path} at ${width} px`).toEqual([]);
    }
  });
}

test('the first paint has the typefaces, with an empty and with a full cache', async ({ page }) => {
  for (const path of ['/home', '/home', '/contact-us']) {
    await openPage(page, path);
    for (const family of ['Funnel Sans', 'Funnel Display']) {
      expect(await isDrawnWith(page, family), `${family} on ${path}`).toBe(true);
    }
  }
});

/** Keeps the font files of each page back, from `hold` until `release`. */
async function holdFonts(page: Page) {
  let gate = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
  };
}

/** Waits until the visitor has seen something. */
async function expectPainted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
}

/** Whether the page's own text is set in a typeface, told by the width of its heading. */
function isDrawnWith(page: Page, family: string): Promise<boolean> {
  return page.evaluate((name) => {
    const [element] = document.querySelectorAll<HTMLElement>(
      name === 'Funnel Display' ? 'h1' : 'main p',
    );
    if (!element) return false;
    const widthIn = (fontFamily: string) => {
      const probe = document.createElement('span');
      probe.textContent = 'Building digital futures with emerging technologies';
      Object.assign(probe.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily });
      element.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    return widthIn(`'${name}', '${name} Fallback'`) !== widthIn(`'${name} Fallback'`);
  }, family);
}
