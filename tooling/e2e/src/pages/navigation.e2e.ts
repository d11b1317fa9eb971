import type { Page } from '@playwright/test';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

test('looks the same when a page is reached by a link and as a document', async ({
  page,
  context,
  consoleOutput,
}) => {
  const fresh = await context.newPage();
  await openPage(page, '/journal');
  for (const path of ['/home', '/careers', JOB_PATH, STORY_PATH]) {
    await openPage(fresh, path);
    // As a link of the site does it, without loading a document.
    await page.evaluate((target) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(async () => {
      expect(await readBoxes(page), path).toEqual(await readBoxes(fresh));
    }).toPass({ timeout: 20_000 });
  }
  expect(consoleOutput).toEqual([]);
});

test('opens a link without the network once it was in view', async ({ page, context }) => {
  await openPage(page, '/home');
  await waitForModules(page, 'careers-page');
  expect(await findModule(page, 'professional-services')).toBe('');
  // Links that appear later are fetched for then.
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).press('Enter');
  await waitForModules(page, 'professional-services');
  await page.getByRole('banner').getByRole('link', { name: 'Impact Stories' }).click();
  await expect(mainHeading(page)).toBeFocused();
  const story = page.getByRole('link', { name: /Agent Banking/ }).first();
  await story.scrollIntoViewIfNeeded();
  await waitForModules(page, 'impact-stories-details-page', 'MAAB');

  await context.setOffline(true);
  await story.click();
  await expect(page.getByRole('heading', { name: 'The Challenges' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { name: 'Job Openings' })).toBeVisible();
});

/** Waits until these modules have been fetched ahead, with all that they import. */
async function waitForModules(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await expect.poll(() => findModule(page, name)).toBeTruthy();
    // The browser runs a module only once it has loaded its imports.
    await page.evaluate((url) => import(url), await findModule(page, name));
  }
}

/** URL of a module that was fetched, by the name that the build gives its file. */
function findModule(page: Page, name: string): Promise<string> {
  return page.evaluate((start) => {
    const urls = performance.getEntriesByType('resource').map((entry) => entry.name);
    return urls.find((url) => url.includes(start) && url.endsWith('.js')) ?? '';
  }, `/assets/${name}-`);
}

/** The tag, the class and the rendered size of every element of the content. */
function readBoxes(page: Page): Promise<string[]> {
  return page.locator('main :not(noscript, noscript *, svg, svg *, link)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!(element instanceof HTMLElement)) return [];
      const { localName, className, offsetWidth, offsetHeight } = element;
      return [`${localName}.${className} ${offsetWidth} × ${offsetHeight}`];
    }),
  );
}
