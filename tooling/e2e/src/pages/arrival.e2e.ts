import type { Page } from '@playwright/test';
import { expectHydrated, holdFiles, mainHeading, openPage } from '../stack/open-page.ts';
import { STORY_PATH } from '../stack/pages.ts';
import { expect, test, wcag } from '../stack/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const ARRIVAL = { tag: wcag('2.4.2 2.4.3 4.1.3') };
const LEARN_MORE = 'Learn More: Global Capability Center';

test('scrolls to the top on each navigation and on Back', ARRIVAL, async ({ page }) => {
  await openPage(page, '/services');
  await page.getByRole('link', { name: LEARN_MORE }).click();
  await expectArrival(page, 'Global Capability Center');
  const live = page.locator('[aria-live], [role=status], [role=alert]');
  await expect(live.filter({ hasText: 'Global Capability' }), 'announced once').toHaveCount(0);
  await scrollDown(page);
  await page.goBack();
  await expectArrival(page, 'Our Services');

  await scrollDown(page);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => readScroll(page)).toBe(0);
});

test('scrolls to the top on Back to a page that is loaded as a document', async ({ page }) => {
  // The code never comes, so each click loads a document.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/services');
  await scrollDown(page);
  await page.locator('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Our Services');
  await expect.poll(() => readScroll(page)).toBe(0);
});

test('opens nothing for a press after which Back came before the next page', async ({ page }) => {
  const release = await holdFiles(page, '**/assets/gcc-*.js');
  await openPage(page, '/home');
  const home = await mainHeading(page).innerText();
  await page.getByRole('link', { name: 'Explore Our Services' }).click();
  await expectArrival(page, 'Our Services');
  const isRequested = page.waitForRequest('**/assets/gcc-*.js');
  await page.getByRole('link', { name: LEARN_MORE }).click();
  await isRequested;
  await expect(page).toHaveURL(/\/services$/);
  await page.goBack();
  await expectArrival(page, home);
  const isLoaded = page.waitForEvent('requestfinished');
  release();
  await isLoaded;
  await expect(page).toHaveURL(/\/home$/);
});

test('says that a page is loading whose code Back has to fetch', async ({ page }) => {
  await openPage(page, '/services/gcc-services');
  const heading = await mainHeading(page).innerText();
  await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click();
  await expectArrival(page, 'About Us');
  const release = await holdFiles(page, '**/assets/gcc-*.js');
  await page.reload();
  await expectHydrated(page);
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: 'The page is loading.' })).toBeVisible();
  release();
  await expectArrival(page, heading);
});

test('shows the page of the address on Back before the script has started', async ({
  page,
  consoleOutput,
}) => {
  await openPage(page, STORY_PATH);
  const heading = await mainHeading(page).innerText();
  await page.evaluate(() => history.pushState(null, '', 'VEFTQw=='));
  const release = await holdFiles(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(mainHeading(page)).not.toHaveText(heading);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(STORY_PATH);
  release();
  await expectHydrated(page);
  await expect(mainHeading(page)).toHaveText(heading);
  // The document is that of another story: hydrating it would mix the texts of two stories.
  expect(consoleOutput).toEqual([]);
});

test('scrolls to the card of the id in the address of Impact Stories', async ({
  page,
  consoleOutput,
}) => {
  await openPage(page, `/impact-stories/${Buffer.from('infinte').toString('base64')}`);
  await expect(page.locator('#story-infinte')).toBeInViewport();
  expect(consoleOutput).toEqual([]);
});

/** Expects the heading to have the focus, and the page to be at its top. */
async function expectArrival(page: Page, heading: string): Promise<void> {
  await expect(mainHeading(page)).toHaveText(heading);
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => readScroll(page)).toBe(0);
}

/** Scrolls down at once: a wheel would scroll smoothly, for a time that depends on the machine. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  expect(await readScroll(page)).toBe(1000);
}

/** How far the window is scrolled, in px. */
function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
