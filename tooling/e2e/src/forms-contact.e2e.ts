import { createEmail } from './forms/application-dialog.ts';
import { contactForm, createContactEntries, fillInContact } from './forms/contact-form.ts';
import { E2E_DATA_FOLDER } from './stack/folders.ts';
import { findContactRequests, findLetters } from './stack/kept-records.ts';
import { openPage } from './stack/open-page.ts';
import { siteOf } from './stack/site-of.ts';
import { expect, test } from './stack/test.ts';

const COUNTRIES = { india: 'India', usa: 'USA' };

test('a message is kept with the country of the site, and the form is empty again', async ({
  page,
  consoleOutput,
}, { project }) => {
  const email = createEmail('contact');
  await openPage(page, '/contact-us');
  const { field, submit, summary } = contactForm(page);
  await submit.click();
  await expect(summary).toBeVisible();
  await fillInContact(page, createContactEntries(email));
  await expect(summary).toHaveCount(0);
  await submit.click();
  await expect(field('Message')).toHaveValue('');
  await expect(field('Name')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toBeEmpty();
  await expect(summary).toHaveCount(0);

  expect(findContactRequests(E2E_DATA_FOLDER, email)).toMatchObject([
    {
      fullName: 'Asha Okafor',
      companyName: 'Harbor Bank',
      companyType: 'https://www.harborbank.com',
      phoneNumber: '+1 2025550143',
      country: COUNTRIES[siteOf(project)],
    },
  ]);
  await expect.poll(async () => (await findLetters(E2E_DATA_FOLDER, email)).length).toBe(1);
  expect(consoleOutput).toEqual([]);
});

test('a message from an unknown host has no country', async ({ page, baseURL }) => {
  const email = createEmail('stranger');
  const stranger = new URL('/contact-us', baseURL);
  stranger.hostname = '127.0.0.1';
  await openPage(page, stranger.href);
  await fillInContact(page, createContactEntries(email));
  await contactForm(page).submit.click();
  await expect(contactForm(page).field('Message')).toHaveValue('');
  expect(findContactRequests(E2E_DATA_FOLDER, email)).toMatchObject([{ country: null }]);
});

test('the map is fetched when it comes near, and its address reads without it', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
  });
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const office = page.getByRole('region', { name: 'Find the office' });
  await office.scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Map of the Kestrova office in Wilmington, Delaware')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await expect(office).toContainText('1200 Meridian Avenue, Suite 400');
  await expect(office.getByRole('link', { name: 'Open the map in a new tab' })).toBeVisible();
});

test('what is typed before the page is ready is kept, and never put into the address', async ({
  page,
}) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const { field, submit } = contactForm(page);
  await field('Name').fill('Asha Okafor');
  await field('Email').fill('asha@example.com');
  await expect(submit).toBeDisabled();
  await field('Email').press('Enter');
  expect(new URL(page.url()).search).toBe('');

  release();
  await expect(submit).toBeEnabled();
  await expect(field('Name')).toHaveValue('Asha Okafor');
  await submit.click();
  await expect(contactForm(page).summary.getByRole('listitem')).toHaveCount(4);
  expect(new URL(page.url()).search).toBe('');
});

test('without JavaScript nothing typed reaches the address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/contact-us');
  const { field, submit } = contactForm(page);
  await field('Name').fill('Asha Okafor');
  await expect(submit).toBeDisabled();
  await expect(page.locator('main form')).toHaveAttribute('method', 'post');
  await field('Name').press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});
