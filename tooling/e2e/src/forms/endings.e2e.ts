import { createEmail } from '../page-objects/application-dialog.ts';
import { createContactEntries, toast } from '../page-objects/contact-form.ts';
import { cv } from '../page-objects/sample-files.ts';
import { openPage } from '../stack/open-page.ts';
import { findApplications } from '../stack/stored-records.ts';
import { eachDatabase, expect, test } from '../stack/test.ts';

const APPLICATIONS = '**/job/application';

const TOAST = { tag: ['@WCAG-2.2.1', '@WCAG-4.1.3'] };

test('a toast is announced and leaves after 5 s', TOAST, async ({ page, contact }) => {
  await openPage(page, '/contact-us');
  const region = page.getByRole('region', { name: 'Notifications' });
  const live = region.locator('[aria-live="assertive"]');
  await expect(live).toBeAttached();
  await page.route('**/contact/**', (route) =>
    route.fulfill({ json: { responseCode: 0, responseMessage: 'Please call us.' } }),
  );
  await contact.fillIn(createContactEntries());
  await page.clock.install();
  await contact.submit.click();
  await expect(live).toHaveText('Please call us.');
  await expect(region.locator(':focus')).toHaveCount(0);
  await expect(contact.field('Name'), 'declined, so it stays').toHaveValue('Asha Okafor');
  await page.clock.runFor(4000);
  await expect(toast(page, 'Please call us.')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast(page, 'Please call us.')).toHaveCount(0);
});

test('a retry after a lost response is the same application', async ({ page, application }) => {
  const email = createEmail('lost-response');
  await application.open();
  await application.fillIn(email);
  // The server acts on the call, and what it says does not arrive.
  await page.route(
    APPLICATIONS,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await application.submit.click();
  await expect(toast(page, 'Nothing you entered is lost')).toBeVisible();
  expect(findApplications(email)).toHaveLength(1);
  await application.submit.click();
  await expect(application.thanks).toBeVisible();
  expect(findApplications(email)).toHaveLength(1);
});

const KILLED = { tag: eachDatabase };

test(
  'the API is killed and comes back, and nothing is typed twice',
  KILLED,
  async ({ page, ownStack, application }) => {
    const { api, origin, operate } = ownStack;
    const email = createEmail('power-cut');
    await application.open(0, origin);
    await application.fillIn(email);
    await application.cv.setInputFiles(cv);
    await api.kill();
    await application.submit.click();
    await expect(toast(page, /try again|Nothing you entered/)).toBeVisible();
    await expect(application.submit).not.toHaveAttribute('aria-busy', 'true');

    await api.restart();
    // Right after its start a busy server may still turn visitors away.
    await expect(async () => {
      if (!(await application.thanks.isVisible())) await application.submit.click();
      await expect(application.thanks).toBeVisible({ timeout: 5000 });
    }).toPass();
    expect((await operate('applications', 'list')).split(email)).toHaveLength(2);
  },
);
