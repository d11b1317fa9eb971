import type { Page } from '@playwright/test';
import { openPage } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

test('prints each page layout completely, dark on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('page', 'terms'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // A sheet of Letter paper.
  await page.setViewportSize({ width: 816, height: 1056 });
  for (const path of [
    '/home',
    '/services/fintech-services',
    '/careers',
    '/impact-stories',
    '/journal',
    JOB_PATH,
    STORY_PATH,
    '/terms-policy',
  ]) {
    await openPage(page, path);
    await expect(page.locator('main h1'), path).toBeVisible();
    await expect(page.getByRole('button'), path).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'View details' }), path).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Clients we build for' }), path).toHaveCount(0);
    // Links to other pages, which lead nowhere on paper.
    const others = page.getByRole('heading', { name: /^(?:Similar jobs|More impact stories)$/ });
    await expect(others, path).toHaveCount(0);
    const print = await readPrint(page);
    expect(print, path).toEqual({
      hidden: [],
      pale: [],
      controls: [],
      torn: [],
      grids: [],
      unfinished: [],
    });
  }
});

test('prints a job as one column', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openPage(page, JOB_PATH);
  const headings = page.locator('main h2:visible');
  const lefts = await headings.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().x),
  );
  expect(lefts.length).toBeGreaterThan(8);
  expect(new Set(lefts).size, lefts.join()).toBe(1);
});

test('prints content that is collapsed on the screen', async ({ page }) => {
  await openPage(page, '/home');
  await page.emulateMedia({ media: 'print' });
  const offerings = page.locator('main details').getByRole('heading', { level: 4 });
  await expect(offerings).toHaveCount(12);
  for (const offering of await offerings.all()) await expect(offering).toBeVisible();
  // On paper, content that fades in would stay invisible.
  for (const content of await page.locator('main details > div').all()) {
    await expect(content).toHaveCSS('animation-name', 'none');
  }
});

/** Missing, pale, useless or split content in print. */
function readPrint(page: Page) {
  return page.evaluate(() => {
    const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const texts = findAll('main :is(h1, h2, h3, p, li, dt, dd)')
      .filter((element) => element.textContent?.trim() && !element.closest('dialog'))
      .filter((element) => !element.matches('[role=status]'));
    const isSeen = (element: HTMLElement) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Every color of the tokens is in oklch; anything else counts as pale.
    const readLightness = (color: string) => Number(/^oklch\(([\d.]+)/.exec(color)?.[1] ?? 1);
    const describe = ({ outerHTML }: HTMLElement) => outerHTML.slice(0, 120);
    const titleOf = (text: Element) => text.closest('section')?.querySelector('h2')?.textContent;
    const shell = '#root > header :is(nav, summary), #root > footer nav';
    return {
      hidden: texts
        // Similar jobs and other stories are left out of a printed job or story.
        .filter((text) => !text.closest('section:has(button, h3 > a[href*="job-description"])'))
        .filter((text) => titleOf(text) !== 'More impact stories' && !isSeen(text))
        .map(describe),
      pale: texts.filter((text) => readLightness(getComputedStyle(text).color) > 0.6).map(describe),
      controls: findAll(shell).filter(isSeen).map(describe),
      torn: [
        ...findAll('main :is(h1, h2, h3, h4)').filter(
          (heading) => getComputedStyle(heading).breakAfter !== 'avoid',
        ),
        ...findAll('main li article').filter(
          (card) => getComputedStyle(card).breakInside !== 'avoid',
        ),
      ].map(describe),
      // If a grid breaks across sheets, Chromium prints the following content over its end.
      grids: findAll('main *')
        .filter((element) => /grid|flex/.test(getComputedStyle(element).display))
        .filter((element) => element.getBoundingClientRect().height > innerHeight)
        .map(describe),
      unfinished: [...document.images]
        .filter(({ currentSrc }) => currentSrc.endsWith('#pencil'))
        .map(describe),
    };
  });
}
