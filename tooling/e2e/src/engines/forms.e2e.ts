import { applicationDialog, createEmail } from '../page-objects/application-dialog.ts';
import { careersPage } from '../page-objects/careers-page.ts';
import { contactForm, createContactEntries, toast } from '../page-objects/contact-form.ts';
import { cv, portfolio } from '../page-objects/sample-files.ts';
import { openPage } from '../stack/open-page.ts';
import { readEmails } from '../stack/read-emails.ts';
import { findApplications, findContactRequests, findFiles } from '../stack/stored-records.ts';
import { eachRegion } from '../stack/test.ts';
import { expect, NIGHTLY, test } from './test.ts';

test('jobs are searched and filtered', NIGHTLY, async ({ visitor: { page } }) => {
  await openPage(page, '/careers');
  const { count, country, filter, keywords, search } = careersPage(page);
  await keywords.pressSequentially('enginer');
  await search.click();
  await filter('Level').selectOption('Senior');
  const shown = '3 of 12 open positions in USA';
  await expect.poll(() => count.innerText()).toBe(shown);
  await page.goto(await page.evaluate(() => location.href));
  await expect.poll(() => count.innerText(), 'after a reload').toBe(shown);
  expect(await keywords.inputValue()).toBe('enginer');
  await country.selectOption('INDIA');
  await search.click();
  await expect.poll(() => count.innerText()).toContain('in INDIA');
});

test('apply with both files', async ({ visitor: { page } }) => {
  const email = createEmail('card');
  const application = applicationDialog(page);
  const title = await application.open();
  await application.dialog.getByText(title).first().waitFor();
  await application.fillIn(email);
  await application.cv.setInputFiles(cv);
  await application.additionalFile.setInputFiles(portfolio);
  await application.submit.click();
  await application.thanks
    .getByText(
      'Your application has been successfully submitted. A confirmation email has been sent to your registered email address.',
    )
    .waitFor();
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
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => location.pathname)).toBe('/careers');
});

test('a message is corrected and kept', eachRegion, async ({ visitor: { page }, region }) => {
  const email = createEmail('contact');
  await openPage(page, '/contact-us');
  const { fillIn, receipt, submit, summary } = contactForm(page);
  await submit.click();
  await summary.getByRole('link', { name: 'Name must not be empty.' }).first().click();
  await page.locator('form input[aria-invalid=true]:focus').waitFor();
  await fillIn(createContactEntries(email));
  await summary.waitFor({ state: 'hidden' });
  await submit.click();
  await receipt.waitFor();
  await receipt.getByText('What you sent').click();
  const text = await receipt.innerText();
  expect(text).toContain(email);
  const [reference = 'none'] = /C-\w{4}-\w{4}/.exec(text) ?? [];
  await toast(page, reference).waitFor();
  await toast(page, reference).waitFor({ state: 'hidden' });
  expect(findContactRequests(email)).toMatchObject([
    {
      fullName: 'Asha Okafor',
      companyName: 'Harbor Bank',
      companyType: 'https://www.harborbank.com',
      phoneNumber: '+1 2025550143',
      country: region.country,
    },
  ]);
  await expect.poll(async () => (await readEmails(email)).length).toBe(1);

  await fillIn(createContactEntries(email));
  await submit.click();
  await expect.poll(() => findContactRequests(email).length).toBe(2);
});
