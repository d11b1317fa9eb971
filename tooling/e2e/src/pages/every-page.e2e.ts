import type { Page } from '@playwright/test';
import { checkWithAxe } from '../checks/axe.ts';
import { checkTabOrder } from '../checks/focus.ts';
import { checkFits, checkNothingIsLost, checkTargets, enlargeText } from '../checks/layout.ts';
import { checkForcedColors, checkStillness } from '../checks/rendering.ts';
import { forbidStorage, mainHeading, openPage, routeMap } from '../stack/open-page.ts';
import { builtPages, pageOfEachRoute, STORY_PATH } from '../stack/pages.ts';
import { expect, test, wcag } from '../stack/test.ts';

/** Pages that are also compared with a picture on a phone. */
const ON_A_PHONE = ['/home', '/services', STORY_PATH, '/careers', '/contact-us'];

/** Pages with the layout of Fintech and other texts. */
const LIKE_FINTECH = ['enterprise', 'product', 'ai'].map((name) => `/services/${name}-services`);

const PHONE = { width: 320, height: 700 };
const TABLET = { width: 768, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: DESKTOP });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(forbidStorage);
});

/** The additional checks for one page of each layout. */
const tag = wcag(
  '1.1.1 1.3.1 1.3.2 1.3.4 1.3.5 1.4.1 1.4.3 1.4.4 1.4.10 1.4.11 1.4.12 2.1.1 2.1.2 2.2.2 2.4.2 2.4.3 2.4.4 2.4.6 2.4.7 2.4.11 2.5.3 2.5.8 3.1.1 3.2.1 4.1.2',
);

for (const path of new Set([...pageOfEachRoute, ...builtPages])) {
  const hasOwnLayout = pageOfEachRoute.includes(path) && !LIKE_FINTECH.includes(path);
  const title = `${path} fits every window${hasOwnLayout ? ' and is accessible' : ''}`;
  test(title, hasOwnLayout ? { tag } : {}, async ({ page, consoleOutput }) => {
    // Interception slows down every request. Elsewhere, a request for the map fails and is logged.
    if (path === '/contact-us') await routeMap(page);
    await openPage(page, path);
    await checkContent(page);
    if (hasOwnLayout) {
      await checkWithAxe(page, '1280 px, light');
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'dark' });
      await checkWithAxe(page, '320 px, dark');
      await checkTargets(page);
      await checkHeadings(page);
      await page.emulateMedia({ colorScheme: null });
    }
    await checkFits(page, hasOwnLayout);
    if (pageOfEachRoute.includes(path)) await checkLooks(page, path, 1280);
    if (ON_A_PHONE.includes(path)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await checkLooks(page, path, 360);
    }
    if (hasOwnLayout) await checkUse(page);
    expect(consoleOutput).toEqual([]);
  });
}

async function checkContent(page: Page): Promise<void> {
  await expect(mainHeading(page)).toBeVisible();
  await expect(page).toHaveTitle('Kestrova');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en-(US|IN)$/);
  await expect(page.locator('img:not([width][height])')).toHaveCount(0);
  expect(await page.locator('[data-cut]').count(), 'cut corners').toBeLessThan(2);
  await checkHeadings(page);
  await checkListRoles(page);
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
}

/** Checks that no section has a heading as large as the heading of the page. */
async function checkHeadings(page: Page): Promise<void> {
  const [main = 0, ...sections] = await page
    .locator('main :is(h1, h2)')
    .evaluateAll((headings) =>
      headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)),
    );
  expect(Math.max(...sections), 'headings of sections, in px').toBeLessThan(main);
}

/** Checks that Safari, which ignores lists without markers outside of a `nav`, reads each list. */
async function checkListRoles(page: Page): Promise<void> {
  const ignored = await page
    .locator(':is(ul, ol):not([role], nav *)')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map(({ outerHTML }) => outerHTML),
    );
  expect(ignored, 'lists without markers and role').toEqual([]);
}

/** Checks that a page works by keyboard, and with large text and text spacing. */
async function checkUse(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await checkForcedColors(page);
  if (page.url().endsWith('/contact-us')) await loadMap(page);
  await checkTabOrder(page);
  if (page.url().endsWith('/home')) await checkTabOrder(page, 'Shift+Tab');

  await page.setViewportSize(PHONE);
  await checkStillness(page);
  await page.evaluate(enlargeText);
  for (const size of [DESKTOP, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await checkNothingIsLost(page, `with text twice as large at ${size.width} px`);
  }
  const menu = page.getByRole('banner').locator('summary[aria-label]');
  await expect(menu).toBeInViewport({ ratio: 1 });
  await menu.click();
  await checkNothingIsLost(page, 'with its menu open');
}

/** Scrolls to the map first: a map that loads later takes the focus, and axe writes into frames. */
async function loadMap(page: Page): Promise<void> {
  await page.locator('main address').last().scrollIntoViewIfNeeded();
  await page.frameLocator('main iframe').getByRole('main').waitFor();
}

/** Compares a page with its picture, if there are pictures for this platform and browser. */
async function checkLooks(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 1600 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
  const name = path.slice(1).replaceAll(/[^a-z]+/gi, '-');
  await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
    // The day on which the database was filled.
    mask: [page.getByText(/Posted on/)],
  });
}
