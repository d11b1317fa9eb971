import type { Page } from '@playwright/test';
import {
  applicationDialog,
  applyFromCard,
  createEmail,
  fillInApplication,
  thanksDialog,
} from './forms/application-dialog.ts';
import { cv, disguisedPage, portfolio } from './forms/sample-files.ts';
import { E2E_DATA_FOLDER } from './stack/folders.ts';
import { findApplications, findFiles } from './stack/kept-records.ts';
import { expect, test } from './stack/test.ts';

test('a file that the server refuses is spoken of at its field, and everything else is kept', async ({
  page,
}) => {
  const email = createEmail('refused-file');
  const keys = collectKeys(page);
  const title = await applyFromCard(page);
  const { dialog, field, cv: cvField, additionalFile, submit, summary } = applicationDialog(page);
  await fillInApplication(page, email);
  await cvField.setInputFiles(disguisedPage);
  await additionalFile.setInputFiles(portfolio);
  const sentence = await submitForRefusal(page);

  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([sentence]);
  await expect(dialog.getByRole('region', { name: 'Notifications' })).toContainText(sentence);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cvField).toBeFocused();
  await expect(cvField).toHaveAttribute('aria-invalid', 'true');
  await expect(cvField).toHaveAccessibleDescription(containing(sentence));
  await expect(cvField).toHaveAccessibleDescription(/asha-okafor-page\.pdf \d+ B$/);

  await expect(additionalFile).not.toHaveAttribute('aria-invalid', 'true');
  await expect(additionalFile).toHaveAccessibleDescription(/portfolio\.pdf \d+ B$/);
  await expect(field('First Name')).toHaveValue('Asha');
  await expect(field('Email')).toHaveValue(email);
  await expect(dialog).toContainText(title);
  expect(findApplications(E2E_DATA_FOLDER, email)).toEqual([]);

  await cvField.setInputFiles(cv);
  await expect(summary).toHaveCount(0);
  await expect(cvField).not.toHaveAttribute('aria-invalid', 'true');
  await expect(cvField).not.toHaveAccessibleDescription(containing(sentence));

  await additionalFile.setInputFiles(disguisedPage);
  const second = await submitForRefusal(page);
  await expect(summary).toBeFocused();
  await expect(additionalFile).toHaveAccessibleDescription(containing(second));
  await expect(cvField).not.toHaveAttribute('aria-invalid', 'true');

  await dialog.getByRole('button', { name: new RegExp(`${disguisedPage.name}$`) }).click();
  await expect(additionalFile).toBeFocused();
  await expect(summary).toHaveCount(0);
  await submit.click();
  await expect(thanksDialog(page)).toBeVisible();
  const [application, ...others] = findApplications(E2E_DATA_FOLDER, email);
  expect(others).toEqual([]);
  expect(await findFiles(E2E_DATA_FOLDER, application)).toEqual([
    { part: 'cv', originalName: cv.name, bytes: cv.buffer },
  ]);
  expect(new Set(keys).size).toBe(3);
});

test('a dialog that is closed after a refusal opens with what was typed and no complaint', async ({
  page,
}) => {
  await applyFromCard(page);
  const { dialog, field, cv: cvField, submit, summary, cancel } = applicationDialog(page);
  await fillInApplication(page, createEmail('refused-and-closed'));
  await cvField.setInputFiles(disguisedPage);
  await submit.click();
  await expect(summary).toBeFocused();
  await cancel.click();
  await page
    .getByRole('button', { name: /^Apply for/ })
    .first()
    .click();
  await expect(field('First Name')).toHaveValue('Asha');
  await expect(dialog).not.toContainText(disguisedPage.name);
  await expect(summary).toHaveCount(0);
  await expect(cvField).not.toHaveAttribute('aria-invalid', 'true');
});

/** Presses the button and returns the sentence with which the server refuses. */
async function submitForRefusal(page: Page): Promise<string> {
  const refusal = page.waitForResponse('**/job/application');
  await applicationDialog(page).submit.click();
  const response = await refusal;
  expect(response.status()).toBe(415);
  const { exceptionMsg } = (await response.json()) as { exceptionMsg: string };
  expect(exceptionMsg).toMatch(/\w+ .+\.$/);
  return exceptionMsg;
}

function containing(sentence: string): RegExp {
  return new RegExp(sentence.replaceAll(/[.?()[\]/]/g, String.raw`\$&`));
}

/** The Idempotency-Keys of the applications that the page sends, as they go. */
function collectKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (request.method() === 'POST' && key) keys.push(key);
  });
  return keys;
}
