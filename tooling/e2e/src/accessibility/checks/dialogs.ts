import { expect, type Locator, type Page } from '@playwright/test';
import { applicationDialog, jobCards } from '../../forms/application-dialog.ts';
import { readFocusedElement } from './focused-element.ts';

const MOST_STOPS = 40;

/** The application dialog by keyboard: focus in, around and back (WCAG 2.1.2, 2.4.3, 4.1.2). */
export async function checkApplicationDialog(page: Page): Promise<void> {
  const opener = jobCards(page).first().getByRole('button', { name: 'Apply' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const { dialog, close } = applicationDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Job Application Form' })).toBeFocused();
  await expect(dialog.locator(':modal')).toHaveCount(0);
  await checkStopsWithin(page, dialog);
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** The larger pictures of a story by keyboard: arrows go round, Escape leads back. */
export async function checkLightbox(page: Page): Promise<void> {
  const thumb = page.getByRole('link', { name: /^Open larger: / }).nth(1);
  await thumb.focus();
  expect(await readFocusedElement(page)).toMatchObject({ hasRing: true, isInSight: true });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  const picture = dialog.getByRole('img');
  const second = await picture.getAttribute('alt');
  expect(second, 'the picture says what it shows').toBeTruthy();
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('alt', second ?? '');
  await expect(dialog.locator('[aria-live="polite"]', { hasText: /\d of \d/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(picture).toHaveAttribute('alt', second ?? '');
  await checkStopsWithin(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumb).toBeFocused();
}

/** Tab meets everything in a modal dialog that can be operated, each in sight, and nothing behind it. */
async function checkStopsWithin(page: Page, dialog: Locator): Promise<void> {
  const operable = await dialog.evaluate(
    (element) =>
      [
        ...element.querySelectorAll<HTMLElement>(
          'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled',
        ),
      ].filter((control) => control.checkVisibility({ visibilityProperty: true })).length,
  );
  const met = new Set<string>();
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isOutside, hasRing, isInSight } = await readFocusedElement(page);
    // A dialog that scrolls is a stop itself, so that the arrow keys can scroll it.
    if (isOutside || name.startsWith('dialog ')) continue;
    const isWithin = await dialog.evaluate((element) => element.contains(document.activeElement));
    expect(isWithin, `${name} lies behind the dialog`).toBe(true);
    expect(hasRing, `${name} shows its ring`).toBe(true);
    expect(isInSight, `${name} is in sight`).toBe(true);
    if (met.has(name)) break;
    met.add(name);
  }
  expect(met.size, [...met].join('\n')).toBe(operable);
}
