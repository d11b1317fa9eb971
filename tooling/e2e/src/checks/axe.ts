import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks the current page with every axe rule (WCAG 2.2 A and AA); reports the violations. */
export async function checkWithAxe(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // Without a window of its own for what frames return: there are none of ours.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe: ${where} on ${page.url()}`).toEqual([]);
}

/** The same in dark, for a state of a page that no address leads to. */
export async function checkStateWithAxe(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await checkWithAxe(page, `${state}, dark`);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
