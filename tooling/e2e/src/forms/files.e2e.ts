import * as z from 'zod';
import { checkStateWithAxe } from '../checks/axe.ts';
import { createEmail } from '../page-objects/application-dialog.ts';
import { cv, disguisedPage, portfolio } from '../page-objects/sample-files.ts';
import { findApplications, findFiles } from '../stack/stored-records.ts';
import { expect, test, translated } from '../stack/test.ts';

const rejectionSchema = z.object({ exceptionMsg: z.string().regex(/\w+ .+\.$/) });

test(
  'a refused file is marked, and another one is sent',
  translated,
  async ({ page, application }) => {
    const { dialog, field, cv: cvField, additionalFile, summary } = application;
    const email = createEmail('refused-file');
    await application.open();
    await application.fillIn(email);
    await cvField.setInputFiles(disguisedPage);
    await additionalFile.setInputFiles(portfolio);
    const rejection = page.waitForResponse('**/job/application');
    await application.submit.click();
    expect((await rejection).status()).toBe(415);
    const { exceptionMsg } = rejectionSchema.parse(await (await rejection).json());
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([exceptionMsg]);
    await expect(dialog.getByRole('region', { name: 'Notifications' })).toContainText(exceptionMsg);
    await checkStateWithAxe(page, 'file that the server refused');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(cvField).toBeFocused();
    await expect(cvField).toHaveAccessibleDescription(/asha-okafor-page\.pdf \d+ B$/);
    await expect(field('Email')).toHaveValue(email);
    expect(findApplications(email)).toEqual([]);

    await cvField.setInputFiles(cv);
    await expect(summary).toHaveCount(0);
    await application.submit.click();
    await expect(application.thanks).toBeVisible();
    const [record, ...others] = findApplications(email);
    expect(others).toEqual([]);
    expect(await findFiles(record)).toMatchObject([
      { originalName: cv.name, bytes: cv.buffer },
      { originalName: portfolio.name, bytes: portfolio.buffer },
    ]);
  },
);
