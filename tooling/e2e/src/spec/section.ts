import type { Locator, Page } from '@playwright/test';
import { expect } from '../stack/test.ts';

/** The section of a page under a heading of level 2. */
export function section(page: Page, heading: string): Locator {
  const title = page.getByRole('heading', { level: 2, name: heading, exact: true });
  return page.locator('main section').filter({ has: title }).last();
}

/** Expects exactly these cards in a section, in this order, by their headings. */
export async function expectCards(
  place: Locator,
  titles: readonly string[],
  level: 2 | 3 | 4 = 3,
): Promise<void> {
  await expect(place.getByRole('heading', { level })).toHaveText([...titles]);
}

/** Expects a breadcrumb of these steps; the last one is the page itself. */
export async function expectBreadcrumb(
  page: Page,
  steps: readonly (readonly [label: string, path?: string])[],
): Promise<void> {
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(steps.map(([label]) => label));
  for (const [label, path] of steps) {
    if (path) {
      await expect(breadcrumb.getByRole('link', { name: label })).toHaveAttribute('href', path);
    } else {
      await expect(breadcrumb.getByText(label)).toHaveAttribute('aria-current', 'page');
    }
  }
}
