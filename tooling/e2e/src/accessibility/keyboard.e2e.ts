import { checkStopsWithin, checkTabOrder, tabTo } from '../checks/focus.ts';
import { createApplicant, createEmail } from '../page-objects/forms.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { JOB_PATH } from '../stack/pages.ts';
import { findApplications } from '../stack/stored-records.ts';
import { expect, test, wcag } from '../stack/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const KEYBOARD = { tag: wcag('2.1.1 2.1.2 2.4.3 2.4.7 2.4.11') };

test(
  'applies for a job with the keyboard alone',
  KEYBOARD,
  async ({ page, application, careers }) => {
    const email = createEmail('no-mouse');
    await openPage(page, '/home');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Careers' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/careers$/);
    await expect(mainHeading(page)).toBeFocused();

    await tabTo(page, careers.apply);
    await page.keyboard.press('Enter');
    const { dialog, field, agreement, submit, returnToCareers } = application;
    await expect(dialog).toBeVisible();
    await checkStopsWithin(page, dialog);
    await page.keyboard.press('Escape');
    for (const [label, text] of Object.entries(createApplicant(email))) {
      await tabTo(page, field(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, agreement);
    await page.keyboard.press('Space');
    await tabTo(page, submit);
    await page.keyboard.press('Enter');

    await expect(returnToCareers).toBeVisible();
    expect(findApplications(email)).toHaveLength(1);
    await tabTo(page, returnToCareers);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(mainHeading(page)).toBeFocused();
  },
);

test(
  'skips to the content from the first stop of Tab',
  { tag: '@WCAG-2.4.1' },
  async ({ page }) => {
    await openPage(page, '/careers');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main#content :focus')).toHaveCount(1);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('reaches every control with Tab and Shift+Tab', KEYBOARD, async ({ page }) => {
    // The second has a rail, and the third a bar that must not cover the focus.
    for (const path of ['/careers', '/home', JOB_PATH]) {
      await openPage(page, path);
      await checkTabOrder(page);
      await checkTabOrder(page, 'Shift+Tab');
    }
  });
});

test(
  'does nothing when a press ends outside its control',
  { tag: '@WCAG-2.5.2' },
  async ({ page }) => {
    await openPage(page, '/home');
    await page.getByRole('banner').getByRole('link', { name: 'Careers' }).first().hover();
    await page.mouse.down();
    await page.mouse.move(640, 500);
    await page.mouse.up();
    await expect(page).toHaveURL(/home$/);
  },
);
