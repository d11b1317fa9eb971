import type { Page } from '@playwright/test';
import * as z from 'zod';
import { mainHeading, openPage } from '../stack/open-page.ts';
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

test('a link opens without the network once it was in view', async ({ page, context }) => {
  await openPage(page, '/home');
  await expect.poll(() => listMissingFiles(page, ['careers'])).toEqual([]);
  expect(await listMissingFiles(page, ['professional-services'])).not.toEqual([]);
  // Links that appear later are fetched for then.
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).press('Enter');
  await expect.poll(() => listMissingFiles(page, ['professional-services'])).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Impact Stories' }).click();
  await expect(mainHeading(page)).toBeFocused();
  const story = page.getByRole('link', { name: /Agent Banking/ }).first();
  await story.scrollIntoViewIfNeeded();
  await expect
    .poll(() => listMissingFiles(page, ['impact-stories-details', STORY_PATH]))
    .toEqual([]);

  await context.setOffline(true);
  await story.click();
  await expect(page.getByRole('heading', { name: 'The Challenges' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { name: 'Job Openings' })).toBeVisible();
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
