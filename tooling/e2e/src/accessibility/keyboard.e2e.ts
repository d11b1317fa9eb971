import type { Page } from '@playwright/test';
import {
  applicant,
  applicationDialog,
  createEmail,
  jobCards,
  thanksDialog,
} from '../forms/application-dialog.ts';
import { expect, test } from '../stack/test.ts';
import { checkApplicationDialog, checkLightbox } from './checks/dialogs.ts';
import { tabTo } from './checks/focused-element.ts';
import {
  becomeAlive,
  checkCountryMenu,
  checkMobileMenu,
  checkServicesMenu,
  checkSkipLink,
} from './checks/shell.ts';
import { standInForMap } from './checks/stand-in-for-map.ts';
import { walkByTab } from './checks/walk-by-tab.ts';
import { STORY_PATH } from './states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => standInForMap(page));

test('from Home to a sent application without a mouse', async ({ page }) => {
  await page.goto('/home');
  await becomeAlive(page);
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
    await page.goto(path);
    await becomeAlive(page);
    await checkSkipLink(page);
  }
});

test('Tab meets every control of every page, in order, in sight and with a ring', async ({
  page,
  sitePaths,
}) => {
  test.setTimeout(180_000);
  const paths = sitePaths.filter((path) => !path.startsWith('/careers/job-description/'));
  for (const path of [...paths, ...(await jobPaths(page)).slice(0, 1)]) {
    await page.goto(path);
    await becomeAlive(page);
    await walkByTab(page);
  }
});

test('Shift+Tab meets them too, and so does Tab on a narrow screen', async ({ page }) => {
  await page.goto('/home');
  await becomeAlive(page);
  await walkByTab(page, 'Shift+Tab');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/home', '/careers', '/journal']) {
    await page.goto(path);
    await becomeAlive(page);
    await walkByTab(page);
  }
});

test('the services menu opens, closes and gives the focus back by keyboard', async ({ page }) => {
  await page.goto('/home');
  await becomeAlive(page);
  await checkServicesMenu(page);
});

test('the country menu opens, closes and gives the focus back by keyboard', async ({ page }) => {
  await page.goto('/home');
  await becomeAlive(page);
  await checkCountryMenu(page);
});

test('the mobile menu opens, closes and gives the focus back by keyboard', async ({ page }) => {
  await page.goto('/home');
  await becomeAlive(page);
  await checkMobileMenu(page);
});

test('the application dialog takes the focus, holds it and gives it back', async ({ page }) => {
  await page.goto('/careers');
  await becomeAlive(page);
  await checkApplicationDialog(page);
});

test('a picture opens larger, turns by arrows and gives the focus back', async ({ page }) => {
  await page.goto(STORY_PATH);
  await becomeAlive(page);
  await checkLightbox(page);
});

async function jobPaths(page: Page): Promise<string[]> {
  await page.goto('/careers');
  const links = jobCards(page).getByRole('link', { name: 'View details' });
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}
