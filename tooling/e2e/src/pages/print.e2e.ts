import type { Page } from '@playwright/test';
import { openPage } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

const pagesWithCards = ['/home', '/careers', '/impact-stories'];

for (const path of [...pagesWithCards, JOB_PATH, STORY_PATH, '/terms-policy']) {
  test(`${path} prints whole, dark on white`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('page', 'terms'));
    await openPage(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'View details' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Clients we build for' })).toHaveCount(0);
    expect(await readPrint(page)).toEqual({ hidden: [], pale: [], controls: [] });
    for (const heading of await page.locator('main :is(h1, h2, h3, h4)').all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid');
    }
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(5000);
    if (!pagesWithCards.includes(path)) return;
    const cards = await page.locator('main article:not(:has(article))').all();
    expect(cards).not.toEqual([]);
    for (const card of cards) await expect(card).toHaveCSS('break-inside', 'avoid');
  });
}

test('what is folded away on the screen is printed', async ({ page }) => {
  await openPage(page, '/home');
  await page.emulateMedia({ media: 'print' });
  const offerings = page.locator('main details').getByRole('heading', { level: 4 });
  await expect(offerings).toHaveCount(12);
  for (const offering of await offerings.all()) await expect(offering).toBeVisible();
  // On paper what fades in would stay as it begins: unseen.
  for (const content of await page.locator('main details > div').all()) {
    await expect(content).toHaveCSS('animation-name', 'none');
  }
});

/** Texts that are not printed or too pale for paper, and controls that are of no use there. */
function readPrint(page: Page) {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd)')]
      .filter((element) => element.textContent?.trim() && !element.closest('dialog'))
      .filter((element) => !element.matches('[role=status]'));
    const isSeen = (element: HTMLElement) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Every colour of the tokens is in oklch; anything else counts as pale.
    const readLightness = (color: string) => Number(/^oklch\(([\d.]+)/.exec(color)?.[1] ?? 1);
    const describe = ({ outerHTML }: HTMLElement) => outerHTML.slice(0, 120);
    const shell = '#root > header :is(nav, summary), #root > footer nav';
    return {
      hidden: texts
        .filter((text) => !isSeen(text) && !text.closest('section:has(button)'))
        .map(describe),
      pale: texts.filter((text) => readLightness(getComputedStyle(text).color) > 0.6).map(describe),
      controls: [...document.querySelectorAll<HTMLElement>(shell)].filter(isSeen).map(describe),
    };
  });
}
