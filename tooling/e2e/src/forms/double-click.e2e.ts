import type { Locator, Page } from '@playwright/test';
import { applicationDialog, createEmail } from '../page-objects/application-dialog.ts';
import { contactForm, createContactEntries } from '../page-objects/contact-form.ts';
import { openPage } from '../stack/open-page.ts';
import { STORY_PATH } from '../stack/pages.ts';
import { findAlerts, findApplications, findContactRequests } from '../stack/stored-records.ts';
import { expect, test } from '../stack/test.ts';

interface FilledForm {
  submit: Locator;
  /** What thanks the visitor. */
  receipt: Locator;
  findRecords: () => unknown[];
}

const forms: Record<string, (page: Page, email: string) => Promise<FilledForm>> = {
  async application(page, email) {
    const form = applicationDialog(page);
    await form.open();
    await form.fillIn(email);
    const findRecords = () => findApplications(email);
    return { submit: form.submit, receipt: form.thanks, findRecords };
  },
  async message(page, email) {
    await openPage(page, '/contact-us');
    const form = contactForm(page);
    await form.fillIn(createContactEntries(email));
    const findRecords = () => findContactRequests(email);
    return { submit: form.submit, receipt: form.receipt, findRecords };
  },
  async alert(page, email) {
    await openPage(page, '/careers');
    await page.getByRole('button', { name: 'Email me new jobs like these' }).click();
    const dialog = page.getByRole('dialog', { name: 'New jobs by email' });
    await dialog.getByRole('textbox', { name: 'Email' }).pressSequentially(email, { delay: 40 });
    return {
      submit: dialog.getByRole('button', { name: 'Send me the link' }),
      receipt: page.getByRole('dialog', { name: 'Please look into your mailbox' }),
      findRecords: () => findAlerts(email),
    };
  },
};

for (const [name, open] of Object.entries(forms)) {
  // The guard is the same in each form, which one form shows at every moment.
  const others = name === 'application' ? ['between the clicks', 'after both clicks'] : [];
  for (const moment of ['during the second click', ...others]) {
    test(`a double click sends the ${name} once when the response comes ${moment}`, async ({
      page,
    }) => {
      const email = createEmail('double-click');
      const { submit, receipt, findRecords } = await open(page, email);
      const { promise: clicked, resolve: respond } = Promise.withResolvers<void>();
      await page.route('**/v1/**', async (route) => {
        const response = await route.fetch();
        if (route.request().method() === 'POST') await clicked;
        await route.fulfill({ response });
      });
      const whenDone = async (now: string) => {
        if (moment !== now) return;
        respond();
        await expect(receipt).toBeVisible();
      };

      await submit.hover();
      await page.mouse.down({ clickCount: 1 });
      await page.mouse.up({ clickCount: 1 });
      await whenDone('between the clicks');
      await page.mouse.down({ clickCount: 2 });
      await whenDone('during the second click');
      await page.mouse.up({ clickCount: 2 });
      await whenDone('after both clicks');

      // A click would have closed it by now.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect(receipt).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'correct' })).toHaveCount(0);
      expect(findRecords()).toHaveLength(1);
    });
  }
}

test('a double click on a picture opens the gallery, and Escape closes it', async ({ page }) => {
  await openPage(page, STORY_PATH);
  const picture = page.getByLabel(/^Open larger/).first();
  await picture.scrollIntoViewIfNeeded();
  await picture.dblclick();
  const gallery = page.getByRole('dialog');
  await expect(gallery).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).dblclick();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
});
