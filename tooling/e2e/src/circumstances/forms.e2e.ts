import type { Page } from '@playwright/test';
import { routeMap } from '../checks/map.ts';
import { applicationDialog, createEmail } from '../page-objects/application-dialog.ts';
import { careersPage } from '../page-objects/careers-page.ts';
import { contactForm, createContactEntries } from '../page-objects/contact-form.ts';
import { cv } from '../page-objects/sample-files.ts';
import { openPage } from '../stack/open-page.ts';
import { readEmails } from '../stack/read-emails.ts';
import { findApplications, findContactRequests, findFiles } from '../stack/stored-records.ts';
import { expect, test } from '../stack/test.ts';
import { impassable, passable } from './circumstances.ts';

/** The forms, from their page to the record that they leave. */
const forms = [
  { name: 'application', path: '/careers', visit: visitApplication },
  { name: 'message', path: '/contact-us', visit: visitContact },
];

function visitApplication(page: Page) {
  const form = applicationDialog(page);
  const { apply } = careersPage(page);
  const place = page.locator('main article, dialog');
  const address = place.getByRole('link', { name: 'careers@kestrova.example' }).first();
  return {
    address,
    submit: form.submit,
    receipt: form.thanks,
    open: () => apply.click(),
    async fillIn(email: string) {
      await form.fillIn(email);
      await form.cv.setInputFiles(cv);
    },
    async tryOut() {
      await apply.or(address).filter({ visible: true }).first().click();
      await expect(address).toHaveAttribute('href', /\?subject=\S+\d$/);
    },
    async leave() {
      await form.returnToCareers.click();
      await expect(form.dialog).toHaveCount(0);
    },
    async expectRecord(email: string) {
      const records = findApplications(email);
      expect(records).toMatchObject([{ firstName: 'Asha', phNo: '2025550143', privacyEnable: 1 }]);
      expect(await findFiles(records[0])).toMatchObject([{ part: 'cv', bytes: cv.buffer }]);
    },
  };
}

function visitContact(page: Page) {
  const form = contactForm(page);
  const { submit, receipt } = form;
  const place = page.getByRole('region', { name: 'Send us a message' });
  const address = place.getByRole('link', { name: 'business@kestrova.example' });
  const name = form.field('Name');
  return {
    address,
    submit,
    receipt,
    open: () => routeMap(page.context()),
    fillIn: (email: string) => form.fillIn(createContactEntries(email)),
    async tryOut() {
      await name.fill('Asha Okafor');
      await name.press('Enter');
      await submit.or(address).filter({ visible: true }).first().click();
      await expect(name).toHaveValue('Asha Okafor');
    },
    async leave() {
      await expect(name).toHaveValue('');
    },
    async expectRecord(email: string) {
      const { Name: fullName, Message: message } = createContactEntries();
      expect(findContactRequests(email)).toMatchObject([{ fullName, message }]);
    },
  };
}

// No circumstance is about movement, which takes an eighth of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, visit } of forms) {
  for (const [circumstance, { begin, meanwhile, ...world }] of Object.entries(passable)) {
    if (name !== 'application' && !world.forEachForm) continue;
    test(`the ${name} is sent ${circumstance}`, async ({ page, consoleOutput }) => {
      const email = createEmail('circumstance');
      const form = visit(page);
      await begin(page);
      await openPage(page, world.isLinked ? '/home' : path);
      if (world.isLinked) await page.locator(`header a[href="${path}"]`).first().click();
      await form.open();
      await meanwhile?.(page);
      await form.fillIn(email);
      await meanwhile?.(page);
      await form.submit.dblclick();
      if (world.says) {
        await expect(page.locator('body')).toContainText(world.says, { useInnerText: true });
        await expect(form.address).toBeVisible();
        await page.unrouteAll();
        await form.submit.click();
      }
      await expect(form.receipt).toBeVisible();
      await meanwhile?.(page);
      await form.expectRecord(email);
      await expect.poll(async () => (await readEmails(email)).length).toBe(1);
      await form.leave();
      expect(consoleOutput.filter((line) => !world.noise?.test(line))).toEqual([]);
    });
  }

  for (const [circumstance, { begin, says = '' }] of Object.entries(impassable)) {
    const tag = '@ASVS-14.2.1';
    test(`the ${name} gives way to an address ${circumstance}`, { tag }, async ({ page }) => {
      const form = visit(page);
      await begin(page);
      await page.goto(path);
      await form.tryOut();
      await expect(page.locator('body')).toContainText(says, { useInnerText: true });
      await expect(form.address.locator('..')).toBeInViewport();
      await expect(page, 'with nothing that was typed').toHaveURL(path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    });
  }
}
