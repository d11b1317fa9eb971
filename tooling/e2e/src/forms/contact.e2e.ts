import { checkStateWithAxe } from '../checks/axe.ts';
import { routeMap } from '../checks/map.ts';
import { createEmail } from '../page-objects/application-dialog.ts';
import { createContactEntries, toast } from '../page-objects/contact-form.ts';
import { openPage } from '../stack/open-page.ts';
import { readEmails } from '../stack/read-emails.ts';
import { findContactRequests } from '../stack/stored-records.ts';
import { eachRegion, expect, test } from '../stack/test.ts';

const EVERYWHERE = { tag: ['@each-region', '@translated'] };

test('a message is kept', EVERYWHERE, async ({ page, region, consoleOutput, contact }) => {
  const email = createEmail('contact');
  await routeMap(page);
  await openPage(page, '/contact-us');
  const { field, receipt, another } = contact;
  await contact.send(createContactEntries(email));
  await expect(receipt.getByRole('heading', { level: 2 })).toBeFocused();
  const [reference = 'none'] = /C-\w{4}-\w{4}/.exec(await receipt.innerText()) ?? [];
  await expect(toast(page, reference)).toBeVisible();
  await expect(receipt.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0);
  await expect(receipt).toContainText(email);
  await checkStateWithAxe(page, 'receipt');
  await another.click();
  await expect(field('Name')).toBeFocused();
  await expect(field('Name')).toHaveValue('');
  await expect(field('Message')).toHaveValue('');

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
  expect(consoleOutput).toEqual([]);
});

test('who is taken for a program hears where to write, and gets through', async ({
  page,
  contact,
}) => {
  const email = createEmail('trap');
  await routeMap(page);
  await openPage(page, '/contact-us');
  await contact.fillIn(createContactEntries(email));
  // An extension that fills in what no visitor meets.
  await contact.form.locator('[inert] input').evaluate((field: HTMLInputElement) => {
    field.value = 'Ledger';
  });
  await contact.submit.click();
  await expect(
    toast(page, /so we held this back.* Or write to business@kestrova\.example instead\.$/),
  ).toBeVisible();
  await expect(contact.form.getByRole('link', { name: /^business@/ })).toBeVisible();
  await checkStateWithAxe(page, 'taken for a program');
  expect(findContactRequests(email)).toEqual([]);
  await contact.submit.click();
  await expect(contact.receipt).toBeVisible();
  expect(findContactRequests(email)).toHaveLength(1);
});

test('the map is fetched when it comes near', async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
  });
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  const office = page.getByRole('region', { name: 'Find the office' });
  await office.scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Map of the Kestrova office in Wilmington, Delaware')).toBeVisible();
  // Once to hear whether it answers, and once for the frame.
  await expect.poll(() => requests.length).toBe(2);
});

test('where the map does not answer its drawn plan stays', eachRegion, async ({ page, region }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort('blockedbyclient'));
  await page.goto('/contact-us');
  const office = page.getByRole('region', { name: 'Find the office' });
  const asked = page.waitForEvent('requestfailed');
  await office.getByRole('img').scrollIntoViewIfNeeded();
  await asked;
  await expect(office.getByRole('img', { name: /^Street plan of / })).toBeVisible();
  await expect(office.locator('iframe')).toHaveCount(0);
  await expect(office.locator('address')).toContainText(region.country);
});
