import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test('About Us tells the company’s story, vision and mission', async ({ page }) => {
  await openPage(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  const titles = await headings.allInnerTexts();
  expect(titles.slice(0, 3)).toEqual(['Our Story', 'Our Vision', 'Our Mission']);
});
