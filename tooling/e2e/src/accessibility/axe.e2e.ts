import { expect, test } from '../stack/test.ts';
import { createAxeCount, expectNoViolations, printAxeCount } from './checks/find-violations.ts';
import { standInForMap } from './checks/stand-in-for-map.ts';
import { states } from './states.ts';

const WIDTHS = [320, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => standInForMap(page));

/** The theme changes from page to page and from width to width, so that each page meets both. */
test.describe('axe finds nothing on any page, at any width, in light or dark', () => {
  for (const [place, width] of WIDTHS.entries()) {
    test(`pages at ${width} px`, async ({ page, kindsOfPages }) => {
      test.setTimeout(240_000);
      const count = createAxeCount();
      await page.setViewportSize({ width, height: 800 });
      for (const [index, path] of kindsOfPages.entries()) {
        const colorScheme = SCHEMES[(index + place) % 2] ?? 'light';
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expectNoViolations(page, count, `${path} in ${colorScheme}`);
      }
      printAxeCount(`pages at ${width} px`, count);
    });
  }
});

test.describe('axe finds nothing in a state that no address leads to', () => {
  for (const { name, open, widths = [1280, 320] } of states) {
    test(`state: ${name}`, async ({ page }) => {
      const count = createAxeCount();
      await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
      await open(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await expectNoViolations(page, count, `${name} at ${width} px in ${colorScheme}`);
        }
      }
      printAxeCount(name, count);
    });
  }
});
