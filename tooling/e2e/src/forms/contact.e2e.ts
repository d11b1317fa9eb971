import { createEmail } from '../page-objects/application-dialog.ts';
import { createContactEntries } from '../page-objects/contact-form.ts';
import { openPage } from '../stack/open-page.ts';
import { countEmails, findContactRequests } from '../stack/stored-records.ts';
import { expect, test } from '../stack/test.ts';

const EVERYWHERE = { tag: ['@each-region', '@translated'] };

test('a message is kept', EVERYWHERE, async ({ page, region, consoleOutput, contact }) => {
  const email = createEmail('contact');
  await openPage(page, '/contact-us');
  const { field, summary } = contact;
  await contact.send(createContactEntries(email));
  await expect(field('Message')).toHaveValue('');
  await expect(field('Name')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toBeEmpty();
  await expect(summary).toHaveCount(0);

  expect(findContactRequests(email)).toMatchObject([
    {
      fullName: 'Asha Okafor',
      companyName: 'Harbor Bank',
      companyType: 'https://www.harborbank.com',
      phoneNumber: '+1 2025550143',
      country: region.country,
    },
  ]);
  await expect.poll(() => countEmails(email)).toBe(1);
  expect(consoleOutput).toEqual([]);
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
  await expect.poll(() => requests.length).toBe(1);
});
