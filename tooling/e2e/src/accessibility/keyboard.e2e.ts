import {
  applicant,
  applicationDialog,
  createEmail,
  jobCards,
  thanksDialog,
} from '../forms/application-dialog.ts';
import { openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';
import { checkApplicationDialog, checkLightbox } from './checks/dialogs.ts';
import { tabTo } from './checks/focused-element.ts';
import {
  checkCountryMenu,
  checkMobileMenu,
  checkServicesMenu,
  checkSkipLink,
} from './checks/shell.ts';
import { loadMap, standInForMap } from './checks/stand-in-for-map.ts';
import { walkByTab } from './checks/walk-by-tab.ts';
import { STORY_PATH } from './states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => standInForMap(page));

test('from Home to a sent application without a mouse', async ({ page }) => {
  await openPage(page, '/home');
  const heading = page.getByRole('heading', { level: 1 });
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Careers' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/careers$/);
  await expect(heading).toBeFocused();

  await tabTo(page, jobCards(page).first().getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  const { dialog, field, agreement, submit } = applicationDialog(page);
  await expect(dialog).toBeVisible();
  const entries = { ...applicant, Email: createEmail('no-mouse') };
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number'] as const) {
    await tabTo(page, field(label));
    await page.keyboard.type(entries[label]);
  }
  await tabTo(page, agreement);
  await page.keyboard.press('Space');
  await expect(agreement).toBeChecked();
  await tabTo(page, submit);
  await page.keyboard.press('Enter');

  const back = thanksDialog(page).getByRole('button', { name: 'Return to Careers' });
  await tabTo(page, back);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('the first stop of Tab leads to the content', async ({ page }) => {
  for (const path of ['/home', '/careers', '/contact-us']) {
    await openPage(page, path);
    await checkSkipLink(page);
  }
});

test('Tab meets every control of every page, in order, in sight and with a ring', async ({
  page,
  kindsOfPages,
}) => {
  test.setTimeout(180_000);
  for (const path of kindsOfPages) {
    await openPage(page, path);
    if (path === '/contact-us') await loadMap(page);
    await walkByTab(page);
  }
});

test('Shift+Tab meets them too, and so does Tab on a narrow screen', async ({ page }) => {
  await openPage(page, '/home');
  await walkByTab(page, 'Shift+Tab');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/home', '/careers', '/journal']) {
    await openPage(page, path);
    await walkByTab(page);
  }
});

test('the services menu opens, closes and gives the focus back by keyboard', async ({ page }) => {
  await openPage(page, '/home');
  await checkServicesMenu(page);
});

test('the country menu opens, closes and gives the focus back by keyboard', async ({ page }) => {
  await openPage(page, '/home');
  await checkCountryMenu(page);
});

test('the mobile menu opens, closes and gives the focus back by keyboard', async ({ page }) => {
  await openPage(page, '/home');
  await checkMobileMenu(page);
});

test('the application dialog takes the focus, holds it and gives it back', async ({ page }) => {
  await openPage(page, '/careers');
  await checkApplicationDialog(page);
});

test('a picture opens larger, turns by arrows and gives the focus back', async ({ page }) => {
  await openPage(page, STORY_PATH);
  await checkLightbox(page);
});
