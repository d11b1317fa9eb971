import type { Page } from '@playwright/test';
import { applicationDialog, jobCards } from './forms/application-dialog.ts';
import { expect, test } from './stack/test.ts';

test('Apply shows at once that it was pressed, and opens the form when it can', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/careers');
  const apply = jobCards(page).first().getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  await expect(apply).toHaveAttribute('data-pending', '');
  release();
  await expect(applicationDialog(page).dialog).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

test('Send that was pressed too early checks the form once it can', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/contact-us');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click({ force: true });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('alert')).toContainText('Name must not be empty.');
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

/** Keeps every module back until what it returns is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
