import type { Page } from '@playwright/test';
import { openPage } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

test('looks the same when a page is reached by a link and as a document', async ({
  page,
  context,
}) => {
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
