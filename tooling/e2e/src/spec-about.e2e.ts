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
  for (const [name, delay] of [
    ['Our Vision', '0.2s'],
    ['Our Mission', '0.4s'],
  ] as const) {
    const text = page.locator('[class*="reveal"]', {
      has: page.getByRole('heading', { name }),
    });
    await text.scrollIntoViewIfNeeded();
    await expect(text, name).not.toHaveAttribute('data-reveal');
    await expect(text, name).toHaveCSS('transition-duration', '1s, 1s');
    await expect(text, name).toHaveCSS('transition-delay', `${delay}, ${delay}`);
    await expect(text, name).toHaveCSS('opacity', '1');
  }
});
