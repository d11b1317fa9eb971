import { createEmail, cv, message, portfolio } from '../page-objects/forms.ts';
import { openPage } from '../stack/open-page.ts';
import { findEmail } from '../stack/read-emails.ts';
import { findApplications, findContactRequests, findFiles } from '../stack/stored-records.ts';
import { eachRegion } from '../stack/test.ts';
import { expect, test } from './test.ts';

test('sends an application with both files', async ({ visitor: { page, application } }) => {
  const email = createEmail('card');
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
  await findEmail(email);

  await application.returnToCareers.click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => location.pathname)).toBe('/careers');
});

test(
  'shows what is wrong with a message, then sends and stores it',
  eachRegion,
  async ({ visitor: { page, contact }, region }) => {
    const email = createEmail('contact');
    await openPage(page, '/contact-us');
    const { receipt, submit, summary } = contact;
    await submit.click();
    await summary.getByRole('link', { name: 'Name must not be empty.' }).first().click();
    await page.locator('form input[aria-invalid=true]:focus').waitFor();
    await contact.fillIn(email);
    await summary.waitFor({ state: 'hidden' });
    await submit.click();
    await receipt.waitFor();
    expect(await receipt.innerText()).toMatch(/C-\w{4}-\w{4}/);
    expect(findContactRequests(email)).toMatchObject([
      {
        fullName: message.Name,
        companyName: message['Company Name'],
        companyType: message['Company Website'],
        phoneNumber: message['Contact Number'],
        country: region.country,
      },
    ]);
    await findEmail(email);
  },
);
