import type { Page } from '@playwright/test';
import { checkStateWithAxe } from '../checks/axe.ts';
import { checkStopsWithin, checkTabOrder, readFocusedElement, tabTo } from '../checks/focus.ts';
import { loadMap, routeMap } from '../checks/map.ts';
import { applicant, createEmail } from '../page-objects/application-dialog.ts';
import { mainHeading, openPage, readScroll } from '../stack/open-page.ts';
import { pageOfEachRoute, STORY_PATH } from '../stack/pages.ts';
import { findApplications } from '../stack/stored-records.ts';
import { expect, test, wcag } from '../stack/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => routeMap(page));

const KEYBOARD = { tag: wcag('2.1.1 2.1.2 2.4.3 2.4.7 2.4.11') };

test('an application by keyboard alone', KEYBOARD, async ({ page, application, careers }) => {
  const email = createEmail('no-mouse');
  await openPage(page, '/home');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Careers' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/careers$/);
  await expect(mainHeading(page)).toBeFocused();

  await tabTo(page, careers.cards.first().getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  const { dialog, field, agreement, submit, returnToCareers } = application;
  await expect(dialog).toBeVisible();
  for (const [label, text] of Object.entries({
    'First Name': applicant['First Name'],
    'Last Name': applicant['Last Name'],
    Email: email,
    'Phone Number': applicant['Phone Number'],
  })) {
    await tabTo(page, field(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, agreement);
  await page.keyboard.press('Space');
  await expect(agreement).toBeChecked();
  await tabTo(page, submit);
  await page.keyboard.press('Enter');

  await expect(returnToCareers).toBeVisible();
  expect(findApplications(email)).toHaveLength(1);
  await tabTo(page, returnToCareers);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(mainHeading(page)).toBeFocused();
});

test('the first stop of Tab leads to the content', { tag: '@WCAG-2.4.1' }, async ({ page }) => {
  await openPage(page, '/careers');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await checkStateWithAxe(page, 'skip link shown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main#content :focus')).toHaveCount(1);
});

for (const path of pageOfEachRoute) {
  test(
    `Tab meets every control of ${path}, in sight`,
    { tag: [...KEYBOARD.tag, ...wcag('1.3.2 3.2.1')] },
    async ({ page }) => {
      await openPage(page, path);
      if (path === '/contact-us') await loadMap(page);
      await checkTabOrder(page);
    },
  );
}

test('so do Shift+Tab, and Tab on a narrow screen', KEYBOARD, async ({ page }) => {
  await openPage(page, '/home');
  await checkTabOrder(page, 'Shift+Tab');
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/careers');
  await checkTabOrder(page);
});

/** Menus of the header, their width of the window, and the number of links and buttons in them. */
for (const [name, selector, width, items] of [
  ['services', 'nav summary:has-text("Services")', 1280, 2],
  ['country', 'summary:has-text("Country")', 1280, 2],
  ['mobile', 'summary[aria-label="Open the menu"]', 320, 7],
] as const) {
  test(`the ${name} menu opens and closes by keyboard`, KEYBOARD, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openPage(page, '/home');
    const summary = page.locator(`header ${selector}`).filter({ visible: true });
    const menu = page.locator('header details[open]');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveCount(1);
    for (let item = 0; item < items; item += 1) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':is(a, button):focus')).toHaveCount(1);
      expect(await readFocusedElement(page)).toMatchObject({ hasRing: true, isInSight: true });
    }
    await checkStateWithAxe(page, `${name} menu open`);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(summary).toBeFocused();
    if (name === 'mobile') return expectPageBehindStands(page);

    await page.keyboard.press('Enter');
    for (let item = 0; item <= items; item += 1) await page.keyboard.press('Tab');
    await expect(menu, 'it closes behind the one who leaves it').toHaveCount(0);
    return undefined;
  });
}

test('the application dialog holds the focus', KEYBOARD, async ({ page, application, careers }) => {
  await openPage(page, '/careers');
  const opener = careers.cards.first().getByRole('button', { name: 'Apply' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const { dialog, close } = application;
  await expect(dialog.getByRole('heading', { name: 'Job Application Form' })).toBeFocused();
  await checkStopsWithin(page, dialog);
  await checkStateWithAxe(page, 'application dialog');
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a picture opens larger and turns by arrows', KEYBOARD, async ({ page }) => {
  await openPage(page, STORY_PATH);
  const designs = page.getByRole('link', { name: /^Open larger: / });
  const count = await designs.count();
  await designs.first().focus();
  expect(await readFocusedElement(page)).toMatchObject({ hasRing: true, isInSight: true });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Designs' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  const picture = dialog.getByRole('img');
  const position = dialog.locator('[aria-live="polite"]').first();
  const first = await picture.getAttribute('alt');
  expect(first, 'the picture says what it shows').toBeTruthy();
  await expect(position).toContainText(`1 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(position).toContainText(`${count} of ${count}`);
  await expect(picture).not.toHaveAttribute('alt', first ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(picture).toHaveAttribute('alt', first ?? '');
  await checkStopsWithin(page, dialog);
  await checkStateWithAxe(page, 'picture enlarged');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(designs.first()).toBeFocused();
});

test('a press that ends elsewhere does nothing', { tag: '@WCAG-2.5.2' }, async ({ page }) => {
  await openPage(page, '/home');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).first().hover();
  await page.mouse.down();
  await page.mouse.move(640, 500);
  await page.mouse.up();
  await expect(page).toHaveURL(/home$/);
});

/** While the menu is open over a narrow page, the wheel does not scroll what is behind it. */
async function expectPageBehindStands(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.mouse.move(160, 400);
  await page.mouse.wheel(0, 600);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await readScroll(page)).toBe(0);
}
