import type { Page } from '@playwright/test';
import { applicationDialog, jobCards } from './forms/application-dialog.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

/** The record of a page that shows one of many. */
const RECORD = /(?<=\/(?:impact-stories|impact-stories-details|job-description)\/).+/;

const DIALOG_STYLES = '**/assets/application-dialogs-*.css';

test('a page looks the same when it is reached from another', async ({ page, kindsOfPages }) => {
  const kinds = new Map(kindsOfPages.map((path) => [path.replace(RECORD, ''), path]));
  for (const path of kinds.values()) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const opened = await readBoxes(page);

    await openPage(page, '/404');
    await goTo(page, path);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => readBoxes(page), path).toEqual(opened);
  }
});

/** Goes to a page as a link of the site does, without loading a document. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** What every element of the content is and how large, as far as the styles decide it. */
function readBoxes(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element instanceof HTMLElement && element.localName !== 'noscript')
        .map(
          (element) =>
            `${element.localName}.${element.className} ${element.offsetWidth} × ${element.offsetHeight}`,
        ),
    );
}

test('a dialog waits for its styles, and says when they do not arrive', async ({ page }) => {
  const apply = jobCards(page)
    .first()
    .getByRole('button', { name: /^Apply/ });
  const { dialog } = applicationDialog(page);
  await page.route(DIALOG_STYLES, (route) => route.abort());
  await openPage(page, '/careers');
  await apply.click();
  await expect(page.getByText('The form could not be loaded. Please try again.')).toBeVisible();

  await page.unroute(DIALOG_STYLES);
  const arrived = page.waitForResponse(DIALOG_STYLES);
  await apply.click();
  await expect(dialog).toBeVisible();
  expect((await arrived).ok()).toBe(true);
});
