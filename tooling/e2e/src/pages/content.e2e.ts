import { checkStateWithAxe } from '../checks/axe.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';

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
