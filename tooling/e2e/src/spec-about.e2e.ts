import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test('About Us tells the company’s story, vision and mission', async ({ page }) => {
  await openPage(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  const titles = await headings.allInnerTexts();
  expect(titles.slice(0, 3)).toEqual(['Our Story', 'Our Vision', 'Our Mission']);
});

test('vision and mission fade in one after the other', async ({ page }) => {
  await openPage(page, '/about-us');
  const timings = await Promise.all(
    ['Our Vision', 'Our Mission'].map((name) =>
      page.getByRole('heading', { name }).evaluate((heading) => {
        const revealed = heading.closest('[class*="reveal"]') ?? heading;
        const { transitionDuration, transitionDelay } = getComputedStyle(revealed);
        return `${transitionDuration} after ${transitionDelay}`;
      }),
    ),
  );
  expect(timings).toEqual(['1s, 1s after 0.2s, 0.2s', '1s, 1s after 0.4s, 0.4s']);
});
