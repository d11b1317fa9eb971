import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until the page answers to the visitor. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await becomeAlive(page);
}

/** Waits until the page answers to the visitor, whose first touch makes it hurry. */
export async function becomeAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('#root')).toHaveAttribute('data-hydrated', '');
}
