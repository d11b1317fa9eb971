import type { Locator } from '@playwright/test';
import * as z from 'zod';
import { checkStateWithAxe } from '../checks/axe.ts';
import { checkNothingIsLost, enlargeText } from '../checks/layout.ts';
import { createEmail } from '../page-objects/application-dialog.ts';
import { cv, disguisedPage, portfolio } from '../page-objects/sample-files.ts';
import { findApplications, findFiles } from '../stack/stored-records.ts';
import { expect, test } from '../stack/test.ts';

const rejectionSchema = z.object({ exceptionMsg: z.string().regex(/\w+ .+\.$/) });

// Where text is twice as large, what is said of a file needs most of the room.
test.use({ viewport: { width: 320, height: 700 } });

test('a refused file is marked, and another one is sent', async ({ page, application }) => {
  const { dialog, field, cv: cvField, additionalFile, submit, summary } = application;
  const email = createEmail('refused-file');
  await page.addInitScript(enlargeText);
  await application.open();
  await application.fillIn(email);
  await cvField.setInputFiles(disguisedPage);
  await additionalFile.setInputFiles(portfolio);
  const rejection = page.waitForResponse('**/job/application');
  await submit.click();
  expect((await rejection).status()).toBe(415);
  const { exceptionMsg } = rejectionSchema.parse(await (await rejection).json());
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([exceptionMsg]);
  await expect(dialog.getByRole('region', { name: 'Notifications' })).toContainText(exceptionMsg);
  await checkStateWithAxe(page, 'file that the server refused');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expectOnTop(summary.getByRole('heading'));
  await checkNothingIsLost(page, 'dialog');
  expect(await dialog.evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  await summary.getByRole('link').press('Enter');
  await expect(cvField).toBeFocused();
  await expect(cvField).toBeInViewport();
  await expect(cvField).toHaveAccessibleDescription(new RegExp(`${disguisedPage.name} \\d+ B$`));
  expect(findApplications(email)).toEqual([]);

  await field('First Name').fill('');
  await submit.click();
  await summary.getByRole('link').first().press('Enter');
  await expect(field('First Name')).toBeFocused();
  await expectOnTop(field('First Name'));
  await field('First Name').fill('Asha');
  await cvField.setInputFiles(cv);
  await expect(summary).toHaveCount(0);
  await submit.click();
  await expect(application.thanks).toBeVisible();
  const [record, ...others] = findApplications(email);
  expect(others).toEqual([]);
  expect(await findFiles(record)).toMatchObject([
    { originalName: cv.name, bytes: cv.buffer },
    { originalName: portfolio.name, bytes: portfolio.buffer },
  ]);
});

/** Nothing lies over the upper half of an element, not even the dialog's title. */
async function expectOnTop(target: Locator): Promise<void> {
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [top + 2, top + height / 2].every((y) => {
      const seen = document.elementFromPoint(left + width / 2, y);
      return seen === element || element.contains(seen);
    });
  });
  expect(isOnTop).toBe(true);
}
