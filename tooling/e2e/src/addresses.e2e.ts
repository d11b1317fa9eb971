import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

for (const path of ['/HOME', '/Journal', '/careers/Job-Description/MQ==']) {
  test(`${path} is spelt otherwise than any page, and leads home`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Building Digital Futures');
  });
}

for (const id of ['TUFBQg', 'TUFBQh==', '%20TUFBQg==']) {
  test(`the story id ${id} is no standard base64, and no story`, async ({ page }) => {
    await openPage(page, `/impact-stories-details/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This story is not among ours',
    );
  });
}

test('the job id MQ without its padding is no job', async ({ page }) => {
  await openPage(page, '/careers/job-description/MQ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This position is no longer listed',
  );
});

test('the job page without an id leads to Careers, with a slash or without', async ({ page }) => {
  for (const path of ['/careers/job-description', '/careers/job-description/']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/careers$/);
  }
});

test('no query and no fragment disturbs a page', async ({ page, consoleOutput }) => {
  for (const path of ['/home?utm_source=mail', '/about-us/?a=b#c', '/journal#top', '/services?']) {
    await openPage(page, path);
  }
  expect(consoleOutput).toEqual([]);
});

test('Back to a page that was loaded as a document lands at the top', async ({ page }) => {
  // Its code never comes, so each click loads a document.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/services');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.locator('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Back to a page that the browser kept whole lands at the top', async ({ page }) => {
  await openPage(page, '/services');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
