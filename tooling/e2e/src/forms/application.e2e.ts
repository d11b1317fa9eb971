import { checkStateWithAxe } from '../checks/axe.ts';
import { checkStopsWithin } from '../checks/focus.ts';
import { applicationDialog, createEmail } from '../page-objects/application-dialog.ts';
import { cv, portfolio } from '../page-objects/sample-files.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { readEmails } from '../stack/read-emails.ts';
import { findApplications, findFiles } from '../stack/stored-records.ts';
import { expect, test, translated, wcag } from '../stack/test.ts';

test('apply with both files', translated, async ({ page, application, consoleOutput }) => {
  const email = createEmail('card');
  const title = await application.open();
  await expect(application.dialog).toContainText(title);
  await application.fillIn(email);
  await application.cv.setInputFiles(cv);
  await application.additionalFile.setInputFiles(portfolio);
  await application.submit.click();

  await expect(application.thanks).toContainText(
    'Your application has been successfully submitted. A confirmation email has been sent to your registered email address.',
  );
  await expect(application.dialog).toBeHidden();
  await checkStateWithAxe(page, 'application received');
  const [record, ...others] = findApplications(email);
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    firstName: 'Asha',
    lastName: 'Okafor',
    phNo: '2025550143',
    jobTitle: title,
    jobRole: title,
    privacyEnable: 1,
    contactMeEnable: 1,
  });
  expect(await findFiles(record)).toEqual([
    { part: 'cv', originalName: cv.name, bytes: cv.buffer },
    { part: 'additionalFile', originalName: portfolio.name, bytes: portfolio.buffer },
  ]);
  await expect.poll(async () => (await readEmails(email)).length).toBe(1);

  await application.returnToCareers.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/careers$/);
  expect(consoleOutput).toEqual([]);
});

test('two tabs with two jobs each send their own', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()].map(applicationDialog);
  const titles = new Map<(typeof tabs)[number], string>();
  for (const [place, tab] of tabs.entries()) titles.set(tab, await tab.open(place));
  expect(new Set(titles.values()).size).toBe(2);
  for (const [tab, jobTitle] of titles) {
    const email = createEmail('tab');
    await expect(tab.dialog).toContainText(jobTitle);
    await tab.fillIn(email);
    await tab.submit.click();
    await expect(tab.thanks).toBeVisible();
    expect(findApplications(email)).toMatchObject([{ jobTitle }]);
  }
});

const DIALOG = { tag: wcag('2.1.1 2.1.2 2.4.3 2.4.7 2.4.11') };

test('the dialog holds the focus until Cancel or ×', DIALOG, async ({ page, application }) => {
  const title = await application.open();
  await checkStopsWithin(page, application.dialog);
  await checkStateWithAxe(page, 'application dialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(application.dialog).toBeVisible();
  const opener = page.getByRole('button', { name: `Apply for ${title}` });
  for (const button of [application.cancel, application.close]) {
    await button.click();
    await expect(application.dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
  }
});

test('each way back to Careers keeps the country', async ({ page, application, careers }) => {
  await openPage(page, '/careers?country=in');
  await expect(careers.count).toContainText('in INDIA');
  await careers.view();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/careers\?country=in$/);

  await careers.view();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await application.fillIn(createEmail('return'));
  await application.submit.click();
  await application.returnToCareers.click();
  await expect(page).toHaveURL(/\/careers\?country=in$/);
  await expect(careers.count).toContainText('in INDIA');
  await expect(mainHeading(page)).toBeFocused();

  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(careers.count).toContainText('in USA');
});
