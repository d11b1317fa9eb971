import type { Locator, Page } from '@playwright/test';
import { checkNothingIsLost } from './accessibility/checks/layout.ts';
import {
  applicationDialog,
  applyFromCard,
  createEmail,
  fillInApplication,
} from './forms/application-dialog.ts';
import { cv } from './forms/sample-files.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

/** Fifty letters without a place to break, as identifiers and place names can be. */
const UNBROKEN = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebsw';

/** One of the longest sentences that the server has for a file. */
const REFUSAL =
  'This is an RTF file with the name of a Word file. Please open it, save it as PDF or DOCX, and choose it again.';

for (const width of [320, 390]) {
  test.describe(`with text twice as large at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% !important }');
        // Adopted, since the content security policy forbids the page further style elements.
        document.adoptedStyleSheets.push(sheet);
      });
    });

    test('no page is wider than the window', async ({ page, kindsOfPages }) => {
      for (const path of kindsOfPages) {
        await page.goto(path);
        await checkNothingIsLost(page);
        const toggle = menuToggle(page);
        await expect(toggle, path).toBeInViewport({ ratio: 1 });
      }
    });

    test('the menu opens, holds its links and closes', async ({ page }) => {
      await openPage(page, '/home');
      const toggle = menuToggle(page);
      await toggle.click();
      await checkNothingIsLost(page, 'menu');
      const sheet = page.getByRole('navigation').filter({ visible: true });
      expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expect(toggle).toBeInViewport({ ratio: 1 });
      const last = page.getByRole('navigation').getByRole('link', { name: 'Careers' });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await toggle.click();
      await expect(last).toBeHidden();
    });

    test('the application leaves room for its fields, and its × is at hand', async ({ page }) => {
      await applyFromCard(page);
      const { dialog, close, submit, summary } = applicationDialog(page);
      await checkNothingIsLost(page, 'dialog');
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expect(close).toBeInViewport({ ratio: 1 });

      await submit.click();
      await expect(summary).toBeFocused();
      expect(await isOnTop(page, '[role=alert] h2'), 'the summary under the title').toBe(true);
      expect(await shareOfTitle(page), 'share of the screen').toBeLessThan(1 / 3);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('textbox', { name: 'First Name' })).toBeFocused();
      expect(await isOnTop(page, 'input:focus'), 'the field under the title').toBe(true);
      await close.scrollIntoViewIfNeeded();
      await close.click();
      await expect(dialog).toBeHidden();
    });

    test('the sentence of a refused file wraps, and its name stays within the field', async ({
      page,
    }) => {
      await page.route('**/job/application', (route) =>
        route.fulfill({
          status: 415,
          headers: { 'Refused-Part': 'cv' },
          json: { exceptionMsg: REFUSAL },
        }),
      );
      await applyFromCard(page);
      const { dialog, cv: cvField, submit, summary } = applicationDialog(page);
      await fillInApplication(page, createEmail('large-text'));
      await cvField.setInputFiles({ ...cv, name: `${UNBROKEN}.pdf` });
      await submit.click();
      await expect(summary).toBeFocused();
      await dialog.getByRole('button', { name: 'Dismiss' }).click();
      expect(await isOnTop(page, '[role=alert] h2'), 'the summary under the title').toBe(true);
      await checkNothingIsLost(page, 'dialog');
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await summary.getByRole('link').click();
      await expect(cvField).toBeFocused();
      await expect(cvField).toBeInViewport();
      await expect(cvField).toHaveAccessibleDescription(new RegExp(REFUSAL));
    });

    test('words that do not break stay within cards, pages and the dialog', async ({ page }) => {
      await renameJobs(page);
      await openPage(page, '/careers');
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
      const card = page.getByRole('article').filter({ hasText: UNBROKEN }).first();
      await expect(card).toBeVisible();
      await checkNothingIsLost(page, 'cards');
      await card.getByRole('button', { name: /^Apply/ }).click();
      const { dialog, close } = applicationDialog(page);
      await expect(dialog).toContainText(UNBROKEN);
      await checkNothingIsLost(page, 'dialog');
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await close.click();
      await card.getByRole('link', { name: /^View details/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(UNBROKEN);
      await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
      await checkNothingIsLost(page, 'job');
    });
  });
}

function menuToggle(page: Page): Locator {
  return page.getByRole('banner').locator('summary[aria-label]');
}

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

/** Whether what is drawn in the middle of an element of the dialog's top edge is that element. */
function isOnTop(page: Page, selector: string): Promise<boolean> {
  return page.locator(`dialog ${selector}`).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [top + 2, top + height / 2];
    return points.every((y) => {
      const drawn = document.elementFromPoint(left + width / 2, y);
      return drawn === element || element.contains(drawn);
    });
  });
}

/** How much of the window the dialog's title covers after scrolling. */
function shareOfTitle(page: Page): Promise<number> {
  return page.locator('dialog[open] > header').evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return Math.max(0, bottom - Math.max(0, top)) / innerHeight;
  });
}
