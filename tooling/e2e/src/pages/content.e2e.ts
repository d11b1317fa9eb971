import { checkStateWithAxe } from '../checks/axe.ts';
import { checkTabOrder } from '../checks/focus.ts';
import type { Locator, Page } from '@playwright/test';
import { mainHeading, openPage, readScroll } from '../stack/open-page.ts';
import { STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

const CASE_STUDIES = 'Case studies - Proven impact, Real Solutions';
const STORY_PAGES = '/impact-stories-details/';

test('the whole card of a case is its link', async ({ page }) => {
  await openPage(page, '/home');
  const card = section(page, CASE_STUDIES).getByRole('listitem').nth(1);
  const target = await card.getByRole('link').getAttribute('href');
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(target ?? '');
});

test('the cover of a case grows into that of its story', async ({ page }) => {
  await openPage(page, '/impact-stories');
  const moved = await page.evaluateHandle(() => {
    const names: string[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (effect instanceof KeyframeEffect) names.push(effect.pseudoElement ?? '');
        }
      });
      return transition;
    };
    return names;
  });
  await page.getByRole('link', { name: 'Appointments that patients keep' }).click();
  await expect(mainHeading(page)).toHaveText('Appointments that patients keep');
  await expect.poll(() => moved.jsonValue()).toContain('::view-transition-group(cover-jsee)');
});

test('the case grid has as many columns of at least 280 px as fit', async ({ page }) => {
  const [min, gap] = [280, 16];
  await openPage(page, '/home');
  const cards = section(page, CASE_STUDIES).getByRole('listitem');
  for (const width of [320, 390, 640, 700, 768, 900, 960, 1024, 1100, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { room, widths, columns } = await cards.evaluateAll((all) => ({
      room: all[0]?.parentElement?.clientWidth ?? 0,
      widths: all.map((card) => card.getBoundingClientRect().width),
      columns: new Set(all.map((card) => card.getBoundingClientRect().left)).size,
    }));
    expect(columns, `at ${width} px`).toBe(Math.max(1, Math.floor((room + gap) / (min + gap))));
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThanOrEqual(Math.min(min, room));
  }
});

test('an id after Impact Stories marks its card', async ({ page, consoleOutput }) => {
  const cards = page.getByRole('main').getByRole('article');
  for (const id of ['anything', 'TUFBQg', 'bm9uZQ==']) {
    await openPage(page, `/impact-stories/${id}`);
    await expect(page).toHaveURL(`/impact-stories/${id}`);
    await expect(cards).toHaveCount(8);
    expect(await readScroll(page)).toBe(0);
  }
  await openPage(page, `/impact-stories/${Buffer.from('infinte').toString('base64')}`);
  await expect(page.locator('#story-infinte')).toBeInViewport();
  await expect(cards).toHaveCount(8);
  expect(consoleOutput).toEqual([]);
});

test('a choice of stories comes back by reload and Back', async ({ page }) => {
  await openPage(page, '/impact-stories');
  await page.getByLabel('Service').selectOption('fintech-services');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText('2 of 8 stories');
  await checkStateWithAxe(page, 'some of the stories');
  await checkTabOrder(page);
  await page.reload();
  await expect(count).toHaveText('2 of 8 stories');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/-details/);
  await page.goBack();
  await expect(page).toHaveURL(/\/impact-stories\?service=fintech-services$/);
  await expect(count).toHaveText('2 of 8 stories');
});

test('a story leads to the next', async ({ page }) => {
  await openPage(page, STORY_PATH);
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  expect(await steps.allTextContents()).toEqual(['Impact Stories', 'MAAB']);
  await section(page, 'More impact stories').locator('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/impact-stories-details\/VEFTQw==$/);
  await expect(steps).toHaveText(['Impact Stories', 'TASC']);
  expect(await readScroll(page)).toBe(0);
});

test('an address without a story says so and leads back', async ({ page }) => {
  for (const id of ['bm9uZQ==', '%25%25', 'TUFBQg']) {
    await openPage(page, STORY_PAGES + id);
    await expect(mainHeading(page), id).toHaveText('This story is not among ours');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await checkStateWithAxe(page, 'story that does not exist');
  await page.locator('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/impact-stories$/);
});

/** The section of a page under a heading of level 2. */
function section(page: Page, heading: string): Locator {
  const title = page.getByRole('heading', { level: 2, name: heading, exact: true });
  return page.locator('main section').filter({ has: title }).last();
}
