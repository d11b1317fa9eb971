import { mainHeading, openPage, readScroll } from '../stack/open-page.ts';
import { regions } from '../stack/regions.ts';
import { eachRegion, expect, test, wcag } from '../stack/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the menu leads where it says and marks where one is', async ({ page }) => {
  await openPage(page, '/about-us');
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Main' }).first();
  const active = menu.locator('> ul > li > [aria-current], > ul > li > details > [aria-current]');
  await expect(active).toHaveText(['About Us']);
  for (const [label, path] of [
    ['Impact Stories', '/impact-stories'],
    ['Contact Us', '/contact-us'],
    ['Careers', '/careers'],
    ['Home', '/home'],
  ] as const) {
    await menu.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(active).toHaveText([label]);
  }
  for (const [path, labels] of [
    ['/careers/job-description/MTA0Mg==', ['Careers']],
    ['/impact-stories-details/T0RD', ['Impact Stories']],
    ['/journal', []],
  ] as const) {
    await openPage(page, path);
    await expect(active).toHaveText([...labels]);
  }
  const services = header.locator('details', { hasText: 'Our Services' }).first();
  await services.locator('summary').click();
  await expect(services.getByRole('link')).toHaveText(['Our Services', 'Professional Services']);
  await services.getByRole('link', { name: 'Professional Services' }).click();
  await expect(page).toHaveURL(/\/professional-services$/);
  await expect(services).not.toHaveAttribute('open');
  await expect(active).toHaveText(['Services']);
  await header.getByRole('link', { name: 'Kestrova' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the country selector leads to the other sites', eachRegion, async ({ page, region }) => {
  await openPage(page, '/services/odc-services');
  const selector = page.getByRole('banner').locator('details', { hasText: 'Country' });
  const summary = selector.locator('summary');
  await expect(summary.getByRole('img')).toHaveAccessibleName(region.name);
  await summary.click();
  const options = selector.getByRole('list').locator('a, button');
  await expect(options).toHaveCount(regions.length);
  for (const [place, { name }] of regions.entries()) {
    await expect(options.nth(place)).toHaveAccessibleName(name);
    await expect(options.nth(place).getByRole('img')).toHaveAccessibleName(name);
  }
  await selector.getByRole('button', { name: region.name }).click();
  await expect(selector).not.toHaveAttribute('open');
  await expect(page).toHaveURL(/\/services\/odc-services$/);

  for (const other of regions.filter(({ name }) => name !== region.name)) {
    await page.goto('/services/odc-services');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await summary.click();
    await selector.getByRole('link', { name: other.name }).click();
    await expect(page).toHaveURL(`${other.origin}/services/odc-services`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  }
});

const ARRIVAL = { tag: wcag('2.4.2 2.4.3 4.1.3') };

test('each navigation begins at the top, Back too', ARRIVAL, async ({ page }) => {
  await openPage(page, '/services');
  await page.getByRole('link', { name: 'Learn More: Global Capability Center' }).click();
  await expect(mainHeading(page)).toHaveText('Global Capability Center');
  await expect(mainHeading(page)).toBeFocused();
  const live = page.locator('[aria-live], [role=status], [role=alert]');
  await expect(live.filter({ hasText: 'Global Capability' }), 'announced once').toHaveCount(0);
  expect(await readScroll(page)).toBe(0);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => readScroll(page)).toBe(1500);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Our Services');
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => readScroll(page)).toBe(0);

  await page.mouse.wheel(0, 1500);
  await expect.poll(() => readScroll(page)).toBeGreaterThan(1000);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect(await readScroll(page)).toBe(0);
});

test('Back to a page that is loaded as a document lands at the top', async ({ page }) => {
  // The code never comes, so each click loads a document.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/services');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => readScroll(page)).toBeGreaterThan(1000);
  await page.locator('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Our Services');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await readScroll(page)).toBe(0);
});
