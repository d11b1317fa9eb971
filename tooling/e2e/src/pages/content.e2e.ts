import { openPage } from '../stack/open-page.ts';
import { STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

test('marks the card of the id in the address of Impact Stories', async ({
  page,
  consoleOutput,
}) => {
  await openPage(page, `/impact-stories/${Buffer.from('infinte').toString('base64')}`);
  await expect(page.locator('#story-infinte')).toBeInViewport();
  expect(consoleOutput).toEqual([]);
});

test('shows the whole cover of a story on tablets', async ({ page }) => {
  await openPage(page, STORY_PATH);
  for (const width of [640, 768, 959]) {
    await page.setViewportSize({ width, height: 900 });
    const cover = page.getByRole('main').getByRole('img').first();
    const shown = await cover.boundingBox();
    const ratio = (shown?.width ?? 0) / (shown?.height ?? 1);
    expect(ratio, `at ${width} px`).toBeCloseTo(640 / 400, 1);
  }
});
