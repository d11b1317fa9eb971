import { openPage } from '../stack/open-page.ts';
import { eachRegion, expect, test } from '../stack/test.ts';

const MAP = 'https://www.openstreetmap.org/**';

test('fetches the map when it is scrolled near', async ({ page }) => {
  let requests = 0;
  await page.route(MAP, (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
  });
  await page.setViewportSize({ width: 800, height: 400 });
  await openPage(page, '/contact-us');
  expect(requests).toBe(0);
  await page.getByRole('region', { name: 'Find the office' }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Map of the Kestrova office in Wilmington, Delaware')).toBeVisible();
  // Once to check whether it responds, and once for the frame.
  await expect.poll(() => requests).toBe(2);
});

test('keeps the drawn plan if the map does not respond', eachRegion, async ({ page, region }) => {
  await page.route(MAP, (route) => route.abort('blockedbyclient'));
  await page.goto('/contact-us');
  const office = page.getByRole('region', { name: 'Find the office' });
  const asked = page.waitForEvent('requestfailed');
  await office.getByRole('img').scrollIntoViewIfNeeded();
  await asked;
  await expect(office.getByRole('img', { name: /^Street plan of / })).toBeVisible();
  await expect(office.locator('iframe')).toHaveCount(0);
  await expect(office.locator('address')).toContainText(region.country);
});
