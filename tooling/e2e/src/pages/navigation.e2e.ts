import type { Page } from '@playwright/test';
import * as z from 'zod';
import { openPage } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

test('a page looks the same when it is reached from another', async ({ page, context }) => {
  const visitor = await context.newPage();
  const problems: string[] = [];
  visitor.on('console', (message) => problems.push(message.text()));
  visitor.on('pageerror', ({ message }) => problems.push(message));
  await openPage(visitor, '/journal');
  for (const path of ['/home', '/careers', JOB_PATH, STORY_PATH]) {
    await openPage(page, path);
    // As a link of the site does it, without loading a document.
    await visitor.evaluate((target) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(async () => {
      expect(await readBoxes(visitor), path).toEqual(await readBoxes(page));
    }).toPass({ timeout: 20_000 });
  }
  expect(problems).toEqual([]);
});

for (const { from, link, pages, heading } of [
  { from: '/home', link: 'About Us', pages: ['about-us'], heading: 'About Us' },
  { from: '/home', link: 'Careers', pages: ['careers'], heading: 'Job Openings' },
  { from: '/home', link: 'Terms & Conditions', pages: ['terms-policy'], heading: 'Terms' },
  {
    from: '/impact-stories',
    link: /Agent Banking/,
    pages: ['impact-stories-details', STORY_PATH],
    heading: 'The Challenges',
  },
]) {
  test(`${String(link)} opens without the network once in view`, async ({ page, context }) => {
    await openPage(page, from);
    const target = page.getByRole('link', { name: link }).first();
    await target.scrollIntoViewIfNeeded();
    await expect.poll(() => listMissingFiles(page, pages)).toEqual([]);
    await context.setOffline(true);
    await target.click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByText('This page did not load')).toBeHidden();
  });
}

test('a link that appears later is fetched for then', async ({ page }) => {
  await openPage(page, '/home');
  await expect.poll(() => listMissingFiles(page, ['about-us'])).toEqual([]);
  expect(await listMissingFiles(page, ['professional-services'])).not.toEqual([]);
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).press('Enter');
  await expect.poll(() => listMissingFiles(page, ['professional-services'])).toEqual([]);
});

/** The files of these pages and records that have not arrived yet, of those that the build lists. */
async function listMissingFiles(page: Page, pages: string[]): Promise<string[]> {
  const response = await page.request.get('/pages.json');
  const files = z.record(z.string(), z.array(z.string())).parse(await response.json());
  // A document's own sheets stand in it, under the names of files.
  const arrived = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      ...Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
        (link) => link.href,
      ),
    ].map((url) => new URL(url).pathname),
  );
  return pages
    .flatMap((name) => files[name] ?? [`${name} in the list`])
    .filter((file) => !arrived.includes(file));
}

/** What every element of the content is and how large, as far as the styles decide it. */
function readBoxes(page: Page): Promise<string[]> {
  return page.locator('main :not(noscript, noscript *, svg, svg *)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!(element instanceof HTMLElement)) return [];
      const { localName, className, offsetWidth, offsetHeight } = element;
      return [`${localName}.${className} ${offsetWidth} × ${offsetHeight}`];
    }),
  );
}
