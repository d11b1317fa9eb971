import { routeMap } from '../checks/map.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { pageOfEachRoute, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

const desktop = { width: 1280, height: 1600, colorScheme: 'light' } as const;
const phone = { width: 360, height: 1600, colorScheme: 'dark' } as const;

const views = [
  ...pageOfEachRoute.map((path) => ({ path, ...desktop })),
  ...['/home', '/services', STORY_PATH, '/careers', '/contact-us'].map((path) => ({
    path,
    ...phone,
  })),
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, width, height, colorScheme } of views) {
  test(`${path} looks as before at ${width} px in ${colorScheme}`, async ({ page }) => {
    await routeMap(page);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await openPage(page, path);
    await expect(mainHeading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      );
    });
    const name = path.slice(1).replaceAll(/[^a-z]+/gi, '-');
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
      // The day on which the database was filled.
      mask: [page.getByText(/Posted on/)],
    });
  });
}
