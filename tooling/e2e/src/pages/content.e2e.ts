import { checkStateWithAxe } from '../checks/axe.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

test('the cover of a case grows into that of its story', async ({ page }) => {
  await openPage(page, '/impact-stories');
  const moved = await page.evaluateHandle(() => {
    const kept: string[] = [];
    const listNames = () =>
      [...document.querySelectorAll('main *')].map(
        (element) => getComputedStyle(element).viewTransitionName,
      );
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const before = new Set(listNames());
      const transition = start(update);
      void transition.updateCallbackDone.then(() =>
        kept.push(...listNames().filter((name) => before.has(name))),
      );
      return transition;
    };
    return kept;
  });
  await page.getByRole('link', { name: 'Appointments that patients keep' }).click();
  await expect(mainHeading(page)).toHaveText('Appointments that patients keep');
  // What has one name before and after grows from the one into the other.
  await expect.poll(() => moved.jsonValue()).toContain('cover-jsee');
});

test('an id after Impact Stories marks its card', async ({ page, consoleOutput }) => {
  await openPage(page, `/impact-stories/${Buffer.from('infinte').toString('base64')}`);
  await expect(page.locator('#story-infinte')).toBeInViewport();
  expect(consoleOutput).toEqual([]);
});

test('an address without a story says so and leads back', async ({ page }) => {
  await openPage(page, '/impact-stories-details/bm9uZQ==');
  await expect(mainHeading(page)).toHaveText('This story is not among ours');
  await checkStateWithAxe(page, 'story that does not exist');
  await page.locator('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/impact-stories$/);
});

test('a story shows its whole cover on tablets', async ({ page }) => {
  await openPage(page, STORY_PATH);
  for (const width of [640, 768, 959]) {
    await page.setViewportSize({ width, height: 900 });
    const cover = page.getByRole('main').getByRole('img').first();
    const shown = await cover.boundingBox();
    const ratio = (shown?.width ?? 0) / (shown?.height ?? 1);
    expect(ratio, `at ${width} px`).toBeCloseTo(640 / 400, 1);
  }
});
