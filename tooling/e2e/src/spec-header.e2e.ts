import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const MENU = [
  ['Home', '/home'],
  ['Impact Stories', '/impact-stories'],
  ['About Us', '/about-us'],
  ['Contact Us', '/contact-us'],
  ['Careers', '/careers'],
] as const;

/** Which item is highlighted where (spec 2.3). */
const ACTIVE = [
  ['/home', 'Home'],
  ['/services', 'Services'],
  ['/services/fintech-services', 'Services'],
  ['/services/gcc-services', 'Services'],
  ['/professional-services', 'Services'],
  ['/impact-stories', 'Impact Stories'],
  ['/impact-stories/TUFBQg==', 'Impact Stories'],
  ['/impact-stories-details/TUFBQg==', 'Impact Stories'],
  ['/about-us', 'About Us'],
  ['/contact-us', 'Contact Us'],
  ['/careers', 'Careers'],
] as const;

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the menu has its items in order, and the logo leads home', async ({ page }) => {
    await openPage(page, '/about-us');
    const header = page.getByRole('banner');
    const menu = header.getByRole('navigation', { name: 'Main' }).first();
    const items = menu.locator('> ul > li > a, > ul > li > details > summary');
    await expect(items).toHaveText([
      'Home',
      'Services',
      'Impact Stories',
      'About Us',
      'Contact Us',
      'Careers',
    ]);
    for (const [label, path] of MENU) {
      await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', path);
    }
    await header.getByRole('link', { name: 'Kestrova' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('Services opens two links', async ({ page }) => {
    await openPage(page, '/home');
    const services = page
      .getByRole('banner')
      .locator('details', { hasText: 'Our Services' })
      .first();
    await services.locator('summary').click();
    await expect(services.getByRole('link')).toHaveText(['Our Services', 'Professional Services']);
    await services.getByRole('link', { name: 'Professional Services' }).click();
    await expect(page).toHaveURL(/\/professional-services$/);
    await expect(services).not.toHaveAttribute('open');
  });

  for (const [path, label] of ACTIVE) {
    test(`on ${path} the item ${label} is active, and no other`, async ({ page }) => {
      await openPage(page, path);
      const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).first();
      const active = menu.locator(
        '> ul > li > [aria-current], > ul > li > details > [aria-current]',
      );
      await expect(active).toHaveText([label]);
    });
  }

  test('highlighting follows each navigation', async ({ page }) => {
    await openPage(page, '/home');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).first();
    await menu.getByRole('link', { name: 'Careers' }).click();
    await expect(menu.getByRole('link', { name: 'Careers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const label of ['About Us', 'Our Services', 'Professional Services']) {
    test(`choosing ${label} closes the menu`, async ({ page }) => {
      await openPage(page, '/home');
      const toggle = page.getByRole('banner').locator('summary[aria-label]');
      await toggle.click();
      const sheet = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).last();
      await expect(sheet).toBeVisible();
      await sheet.getByRole('link', { name: label }).click();
      await expect(sheet).toBeHidden();
      await expect(page).not.toHaveURL(/\/home$/);
    });
  }
});

test.describe('the country selector', () => {
  test('offers INDIA and USA with their flags and shows its own site', async ({ page }, {
    project,
  }) => {
    await openPage(page, '/home');
    const selector = page.getByRole('banner').locator('details', { hasText: 'Country' });
    const own = project.name === 'india' ? 'INDIA' : 'USA';
    await expect(selector.locator('summary').getByRole('img')).toHaveAttribute('alt', own);
    await selector.locator('summary').click();
    const flags = selector.getByRole('list').getByRole('img');
    await expect(flags).toHaveCount(2);
    await expect(flags.nth(0)).toHaveAttribute('alt', 'INDIA');
    await expect(flags.nth(1)).toHaveAttribute('alt', 'USA');
  });

  test('leads to the same page of the other site by a full page load', async ({ page }, {
    project,
  }) => {
    await openPage(page, '/services/odc-services');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const [other, origin] =
      project.name === 'india'
        ? ['USA', 'http://localhost:4002']
        : ['INDIA', 'http://localhost:4001'];
    const selector = page.getByRole('banner').locator('details', { hasText: 'Country' });
    await selector.locator('summary').click();
    await selector.getByRole('link', { name: other }).click();
    await expect(page).toHaveURL(`${origin}/services/odc-services`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('closes when the own country is chosen', async ({ page }, { project }) => {
    await openPage(page, '/home');
    const selector = page.getByRole('banner').locator('details', { hasText: 'Country' });
    await selector.locator('summary').click();
    await selector
      .getByRole('button', { name: project.name === 'india' ? 'INDIA' : 'USA' })
      .click();
    await expect(selector).not.toHaveAttribute('open');
    await expect(page).toHaveURL(/\/home$/);
  });
});
