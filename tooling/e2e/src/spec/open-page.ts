import type { Page } from '@playwright/test';
import { expect } from '../stack/test.ts';

/** Opens an address and waits until the page answers to the visitor. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#root')).toHaveAttribute('data-alive', '');
}
