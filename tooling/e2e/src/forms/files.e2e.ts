import * as z from 'zod';
import { checkStateWithAxe } from '../checks/axe.ts';
import { createEmail } from '../page-objects/application-dialog.ts';
import {
  createPdfOfSize,
  cv,
  disguisedPage,
  photo,
  portfolio,
} from '../page-objects/sample-files.ts';
import { findApplications, findFiles } from '../stack/stored-records.ts';
import { expect, test, translated } from '../stack/test.ts';

const WRONG_TYPE = 'Only PDF and DOC/DOCX files are allowed.';
const rejectionSchema = z.object({ exceptionMsg: z.string().regex(/\w+ .+\.$/) });
const TOO_LARGE = 'File size should not exceed 5MB.';

test('a file field clears a wrong file', { tag: '@WCAG-2.5.7' }, async ({ page, application }) => {
  const { dialog, cv: cvField, additionalFile } = application;
  await application.open();
  await cvField.setInputFiles(photo);
  await expect(cvField).toHaveAccessibleDescription(new RegExp(WRONG_TYPE));
  await expect(dialog).not.toContainText(photo.name);
  await checkStateWithAxe(page, 'wrong file');

  await additionalFile.setInputFiles(createPdfOfSize(5_242_881));
  await expect(dialog.getByText(TOO_LARGE)).toBeVisible();
  await additionalFile.setInputFiles(createPdfOfSize(5_242_880));
  await expect(dialog.getByText(TOO_LARGE)).toHaveCount(0);
  await expect(dialog).toContainText('large.pdf');

  // Where the browser's own field can be pressed, files can be dropped as well.
  await cvField.click({ trial: true });
  await cvField.setInputFiles(cv);
  await expect(cvField).toHaveAccessibleName('Upload Resume');
  await expect(cvField).toHaveAccessibleDescription(/asha-okafor\.pdf \d+ B$/);
  await expect(dialog.getByText(WRONG_TYPE)).toHaveCount(0);
  await dialog.getByRole('button', { name: new RegExp(`${cv.name}$`) }).click();
  await expect(cvField).toBeFocused();
  await expect(cvField).not.toHaveAccessibleDescription(/asha-okafor/);
});

test('a refused file is marked', translated, async ({ page, application }) => {
  const { dialog, field, cv: cvField, additionalFile, summary } = application;
  const email = createEmail('refused-file');
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.add(request.headers()['idempotency-key']);
  });
  const title = await application.open();
  await application.fillIn(email);
  await cvField.setInputFiles(disguisedPage);
  await additionalFile.setInputFiles(portfolio);
  const rejection = page.waitForResponse('**/job/application');
  await application.submit.click();
  expect((await rejection).status()).toBe(415);
  const { exceptionMsg } = rejectionSchema.parse(await (await rejection).json());
  const sentence = new RegExp(RegExp.escape(exceptionMsg));
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([exceptionMsg]);
  await expect(dialog.getByRole('region', { name: 'Notifications' })).toContainText(exceptionMsg);
  await checkStateWithAxe(page, 'file that the server refused');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cvField).toBeFocused();
  await expect(cvField).toHaveAttribute('aria-invalid', 'true');
  await expect(cvField).toHaveAccessibleDescription(sentence);
  await expect(cvField).toHaveAccessibleDescription(/asha-okafor-page\.pdf \d+ B$/);
  await expect(additionalFile).not.toHaveAttribute('aria-invalid', 'true');
  await expect(additionalFile).toHaveAccessibleDescription(/portfolio\.pdf \d+ B$/);
  await expect(field('First Name')).toHaveValue('Asha');
  await expect(field('Email')).toHaveValue(email);
  await expect(dialog).toContainText(title);
  expect(findApplications(email)).toEqual([]);

  await cvField.setInputFiles(cv);
  await expect(summary).toHaveCount(0);
  await expect(cvField).not.toHaveAttribute('aria-invalid', 'true');
  await expect(cvField).not.toHaveAccessibleDescription(sentence);
  await application.submit.click();
  await expect(application.thanks).toBeVisible();
  const [record, ...others] = findApplications(email);
  expect(others).toEqual([]);
  expect(await findFiles(record)).toMatchObject([
    { originalName: cv.name, bytes: cv.buffer },
    { originalName: portfolio.name, bytes: portfolio.buffer },
  ]);
  expect(keys.size, 'the changed application is a new submission').toBe(2);
});
