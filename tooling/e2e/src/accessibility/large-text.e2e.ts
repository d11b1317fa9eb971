import type { Locator, Page } from '@playwright/test';
import { checkNothingIsLost, enlargeText } from '../checks/layout.ts';
import { createEmail } from '../page-objects/application-dialog.ts';
import { cv } from '../page-objects/sample-files.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';

/** Fifty characters without a place to break, as identifiers and place names can be. */
const UNBROKEN = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebsw';

/** A long sentence that the server has for a file. */
const REJECTION =
  'This is an RTF file with the name of a Word file. Please open it, save it as PDF or DOCX, and choose it again.';

test.use({ viewport: { width: 320, height: 700 } });

test.beforeEach(({ page }) => page.addInitScript(enlargeText));

test('at 320 px: the menu opens, holds its links and closes', async ({ page }) => {
  await openPage(page, '/home');
  const toggle = page.getByRole('banner').locator('summary[aria-label]');
  await toggle.click();
  await checkNothingIsLost(page, 'menu');
  await expectNoOverflow(page.getByRole('navigation').filter({ visible: true }));
  await expect(toggle).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('navigation').getByRole('link', { name: 'Careers' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await toggle.click();
  await expect(last).toBeHidden();
});

test('at 320 px: the application leaves room for its fields', async ({ page, application }) => {
  const { dialog, close, submit, summary, cv: cvField } = application;
  await page.route('**/job/application', (route) =>
    route.fulfill({
      status: 415,
      headers: { 'Refused-Part': 'cv' },
      json: { exceptionMsg: REJECTION },
    }),
  );
  await application.open();
  await application.fillIn(createEmail('large-text'));
  await cvField.setInputFiles({ ...cv, name: `${UNBROKEN}.pdf` });
  await submit.click();
  await expect(summary).toBeFocused();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  expect(await isOnTop(summary.getByRole('heading')), 'the summary under the title').toBe(true);
  expect(await readTitleShare(page), 'share of the window').toBeLessThan(1 / 3);
  await checkNothingIsLost(page, 'dialog');
  await expectNoOverflow(dialog);
  await summary.getByRole('link').click();
  await expect(cvField).toBeFocused();
  await expect(cvField).toBeInViewport();
  await expect(cvField).toHaveAccessibleDescription(new RegExp(REJECTION));

  await application.field('First Name').fill('');
  await submit.click();
  await summary.getByRole('link').first().click();
  await expect(application.field('First Name')).toBeFocused();
  expect(await isOnTop(application.field('First Name')), 'the field under the title').toBe(true);
  await close.scrollIntoViewIfNeeded();
  await close.click();
  await expect(dialog).toBeHidden();
});

test('at 320 px: words that do not break stay within their places', async ({
  page,
  application,
  careers,
}) => {
  await renameJobs(page);
  await openPage(page, '/careers');
  await careers.search.click();
  const card = page.getByRole('article').filter({ hasText: UNBROKEN }).first();
  await expect(card).toBeVisible();
  await checkNothingIsLost(page, 'cards');
  await card.getByRole('button', { name: /^Apply/ }).click();
  const { dialog, close } = application;
  await expect(dialog).toContainText(UNBROKEN);
  await checkNothingIsLost(page, 'dialog');
  await expectNoOverflow(dialog);
  await close.click();
  await card.getByRole('link', { name: /^View details/ }).click();
  await expect(mainHeading(page)).toContainText(UNBROKEN);
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  await checkNothingIsLost(page, 'job');
});

/** Gives every job of the API a title, a place and pills of unbroken words. */
async function renameJobs(page: Page): Promise<void> {
  await page.route('**/v1/website/job/get-**', async (route) => {
    const response = await route.fetch();
    const renamed = (await response.text()).replaceAll(
      /"(jobTitle|jobLocation|jobLevel|jobType|jobMode)":"[^"]*"/g,
      `"$1":"${UNBROKEN}"`,
    );
    await route.fulfill({ response, body: renamed });
  });
}

async function expectNoOverflow(scope: Locator): Promise<void> {
  expect(await scope.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}

/** Whether nothing lies over the upper half of an element. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [top + 2, top + height / 2].every((y) => {
      const seen = document.elementFromPoint(left + width / 2, y);
      return seen === element || element.contains(seen);
    });
  });
}

/** How much of the window the dialog's title covers after scrolling. */
function readTitleShare(page: Page): Promise<number> {
  return page.locator('dialog[open] > header').evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return Math.max(0, bottom - Math.max(0, top)) / innerHeight;
  });
}
