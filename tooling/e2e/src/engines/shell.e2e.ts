import { mainHeading, openPage } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { regions } from '../stack/regions.ts';
import { eachRegion } from '../stack/test.ts';
import type { DrivenPage } from './engine-page.ts';
import { expect, NIGHTLY, test } from './test.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

// packages/site tests which entry the menu marks on each page.
test('follows each link of the menu and marks the current page', NIGHTLY, async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/about-us');
  const menu = page.locator('#root > header').getByRole('navigation', { name: 'Main' });
  for (const [label, path] of [
    ['Impact Stories', '/impact-stories'],
    ['Contact Us', '/contact-us'],
    ['Careers', '/careers'],
    ['Home', '/home'],
  ] as const) {
    await menu.getByRole('link', { name: label }).click();
    await expect.poll(() => readAddress(page)).toBe(path);
  }
  const services = menu.locator('details');
  await services.locator('summary').click();
  await services.getByRole('link', { name: 'Professional Services' }).click();
  await expect.poll(() => readAddress(page)).toBe('/professional-services');
  expect(await menu.locator('details[open]').count()).toBe(0);
});

test('opens the menu on a phone, follows a link and closes it', NIGHTLY, async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await openPage(page, '/home');
  await page.locator('summary[aria-label="Menu"]').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Careers' }).click();
  await expect.poll(() => mainHeading(page).innerText()).toBe('Careers');
  expect(await page.locator('header details[open]').count()).toBe(0);
});

test('covers the scroll button with the bar of a job on a phone', NIGHTLY, async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await openPage(page, JOB_PATH);
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await page.locator('[aria-label="Scroll to top"][data-shown]').waitFor({ state: 'attached' });
  const isBarOnTop = () =>
    page.evaluate(() => !!document.elementFromPoint(366, innerHeight - 40)?.closest('main'));
  await expect.poll(isBarOnTop).toBe(true);
});

test('keeps each line of an address in the footer on one line', NIGHTLY, async ({ visitor }) => {
  const { page } = visitor;
  await openPage(page, '/home');
  const countLines = () =>
    [...document.querySelectorAll('#root > footer address')].map((address) =>
      Math.round(address.clientHeight / Number.parseFloat(getComputedStyle(address).lineHeight)),
    );
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(countLines), `at ${size.width} px`).toEqual([3, 3]);
  }
});

test('opens the other sites from the country selector', eachRegion, async ({ visitor, region }) => {
  const { page } = visitor;
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/services/odc-services');
  const selector = page.locator('#root > header details').filter({ hasText: 'Country' });
  const open = () => selector.locator('summary').click();
  expect(await selector.locator('summary').getByRole('img', { name: region.name }).count()).toBe(1);
  await open();
  expect(await selector.locator('li').count()).toBe(regions.length);
  await selector.getByRole('button', { name: region.name, exact: true }).click();
  await selector.locator('ul').waitFor({ state: 'hidden' });
  for (const { name, origin } of regions.filter((other) => other.name !== region.name)) {
    await openPage(page, '/services/odc-services');
    await open();
    await selector.getByRole('link', { name, exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => location.href))
      .toBe(`${origin}/services/odc-services`);
  }
});

test('enlarges the pictures of a story', NIGHTLY, async ({ visitor }) => {
  const { page } = visitor;
  await openPage(page, STORY_PATH);
  const pictures = page.getByRole('link', { name: /^Open larger/ });
  await pictures.first().click();
  const dialog = page.getByRole('dialog');
  const status = dialog.locator('span[aria-live]');
  const first = await status.innerText();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => status.innerText()).not.toBe(first);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

/** The path and the query that the visitor sees. */
function readAddress(page: DrivenPage): Promise<string> {
  return page.evaluate(() => location.pathname + location.search);
}
