import type { Locator } from '@playwright/test';
import {
  applicationDialog,
  applyFromCard,
  createEmail,
  fillInApplication,
  jobCards,
  thanksDialog,
} from './forms/application-dialog.ts';
import { cv, portfolio } from './forms/sample-files.ts';
import { E2E_DATA_FOLDER } from './stack/folders.ts';
import { findApplications, findFiles, findLetters } from './stack/kept-records.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test('apply from the card with both files: record, files and letter are kept', async ({
  page,
  consoleOutput,
}) => {
  const email = createEmail('card');
  const title = await applyFromCard(page);
  const { dialog, cv: cvField, additionalFile, submit } = applicationDialog(page);
  await expect(dialog).toContainText(title);
  await fillInApplication(page, email);
  await cvField.setInputFiles(cv);
  await additionalFile.setInputFiles(portfolio);
  await submit.click();

  await expect(thanksDialog(page)).toContainText(
    'Your application has been successfully submitted. A confirmation email has been sent to your registered email address.',
  );
  await expect(dialog).toBeHidden();
  const [application, ...others] = findApplications(E2E_DATA_FOLDER, email);
  expect(others).toEqual([]);
  expect(application).toMatchObject({
    firstName: 'Asha',
    lastName: 'Okafor',
    phNo: '2025550143',
    jobTitle: title,
    jobRole: title,
    privacyEnable: 1,
    contactMeEnable: 1,
  });
  expect(await findFiles(E2E_DATA_FOLDER, application)).toEqual([
    { part: 'cv', originalName: cv.name, bytes: cv.buffer },
    { part: 'additionalFile', originalName: portfolio.name, bytes: portfolio.buffer },
  ]);
  await expect.poll(async () => (await findLetters(E2E_DATA_FOLDER, email)).length).toBe(1);

  await page.getByRole('button', { name: 'Return to Careers' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/careers$/);
  expect(consoleOutput).toEqual([]);
});

test('apply from the description without a CV: the message is shown and nothing is stopped', async ({
  page,
}) => {
  const email = createEmail('description');
  await openPage(page, '/careers');
  const card = jobCards(page).nth(1);
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page
    .getByRole('button', { name: `Apply for ${title}` })
    .first()
    .click();
  const { dialog, submit } = applicationDialog(page);
  await expect(dialog).toContainText(title);
  await fillInApplication(page, email);

  await page.route('**/job/application', async (route) => {
    await expect(dialog.getByText('Upload CV must not be empty.')).toBeVisible();
    await route.continue();
  });
  await submit.click();
  await expect(thanksDialog(page)).toBeVisible();
  const [application] = findApplications(E2E_DATA_FOLDER, email);
  expect(application).toMatchObject({ jobTitle: title });
  expect(await findFiles(E2E_DATA_FOLDER, application)).toEqual([]);

  await thanksDialog(page).getByRole('button', { name: 'Return to Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
});

test('two tabs with two jobs each send their own', async ({ page, context }) => {
  const other = await context.newPage();
  const [firstEmail, secondEmail] = [createEmail('tab-one'), createEmail('tab-two')];
  const first = await applyFromCard(page, 0);
  const second = await applyFromCard(other, 1);
  expect(first).not.toBe(second);
  for (const [tab, email, title] of [
    [page, firstEmail, first],
    [other, secondEmail, second],
  ] as const) {
    await expect(applicationDialog(tab).dialog).toContainText(title);
    await fillInApplication(tab, email);
    await applicationDialog(tab).submit.click();
    await expect(thanksDialog(tab)).toBeVisible();
    expect(findApplications(E2E_DATA_FOLDER, email)).toMatchObject([{ jobTitle: title }]);
  }
});

test('a double click and an impatient Enter give one application', async ({ page }) => {
  const email = createEmail('double');
  await applyFromCard(page);
  await fillInApplication(page, email);
  // In one turn, before the page can answer to any of them.
  await applicationDialog(page).submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(thanksDialog(page)).toBeVisible();
  expect(findApplications(E2E_DATA_FOLDER, email)).toHaveLength(1);
});

test('Escape and the backdrop do nothing; Cancel and × close and give the focus back', async ({
  page,
}) => {
  const title = await applyFromCard(page);
  const { dialog, cancel, close } = applicationDialog(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();

  const opener = page.getByRole('button', { name: `Apply for ${title}` });
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('what was typed comes back with the dialog, files excepted, and nothing is stored', async ({
  page,
}) => {
  const title = await applyFromCard(page);
  const { dialog, field, cancel, cv: cvField } = applicationDialog(page);
  await field('First Name').fill('Asha');
  await field('Cover Letter').fill('Dear team');
  await cvField.setInputFiles(cv);
  await cancel.click();

  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).toContain(title);
  expect(stored).not.toContain('Asha');

  await page.getByRole('button', { name: `Apply for ${title}` }).click();
  await expect(field('First Name')).toHaveValue('Asha');
  await expect(field('Cover Letter')).toHaveValue('Dear team');
  await expect(dialog).toContainText('Files have to be chosen again.');
  await expect(dialog).not.toContainText(cv.name);
});

test('the whole application by keyboard alone', async ({ page }) => {
  const email = createEmail('keyboard');
  const title = await applyFromCard(page);
  await page.keyboard.press('Escape');
  const { field, agreement, submit } = applicationDialog(page);
  const typeInto = async (label: string, text: string) => {
    await tabTo(field(label));
    await page.keyboard.type(text);
  };
  const tabTo = async (target: Locator) => {
    for (let step = 0; step < 20; step += 1) {
      if (await target.evaluate((element) => element.matches(':focus'))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target.toString()}.`);
  };
  await typeInto('First Name', 'Asha');
  await typeInto('Last Name', 'Okafor');
  await typeInto('Email', email);
  await typeInto('Phone Number', '2025550143');
  await tabTo(agreement);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanksDialog(page)).toBeVisible();
  expect(findApplications(E2E_DATA_FOLDER, email)).toMatchObject([{ jobTitle: title }]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
