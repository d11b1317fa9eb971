import { section } from './spec/section.ts';
import { CASE_STUDIES, stories } from './spec/stories.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

/** Cards are no narrower than this (spec 2.5), with this much between two of them. */
const LEAST = 280;
const GAP = 16;

for (const path of ['/home', '/impact-stories']) {
  test(`the cards of ${path} carry their keys, spelt exactly`, async ({ page }) => {
    await openPage(page, path);
    for (const story of stories) {
      const card = page.getByRole('article').filter({
        has: page.locator(`a[href="${story.path}"]`),
      });
      await expect(card.getByText(story.key, { exact: true })).toBeVisible();
      expect(await card.locator('p').first().textContent()).toBe(story.key);
    }
  });
}

test('the breadcrumb of a story ends with its key, and search engines read the same', async ({
  page,
}) => {
  for (const { key, path } of stories) {
    await page.goto(path);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await breadcrumb.getByRole('listitem').allTextContents()).toEqual([
      'Impact Stories',
      key,
    ]);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const steps = facts
      .flatMap((text) => JSON.parse(text) as { itemListElement?: { name: string }[] })
      .flatMap(({ itemListElement = [] }) => itemListElement);
    expect(steps.map(({ name }) => name)).toEqual(['Impact Stories', key]);
  }
});

test('the case grid has as many columns of at least 280 px as fit', async ({ page }) => {
  await openPage(page, '/home');
  const cards = section(page, CASE_STUDIES).getByRole('listitem');
  for (const width of [320, 390, 640, 700, 768, 900, 960, 1024, 1100, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { room, widths, columns } = await cards.evaluateAll((all) => ({
      room: all[0]?.parentElement?.clientWidth ?? 0,
      widths: all.map((card) => card.getBoundingClientRect().width),
      columns: new Set(all.map((card) => card.getBoundingClientRect().left)).size,
    }));
    expect(columns, `at ${width} px`).toBe(Math.max(1, Math.floor((room + GAP) / (LEAST + GAP))));
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThanOrEqual(Math.min(LEAST, room));
  }
});
