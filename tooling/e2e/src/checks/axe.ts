import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks the current page with every axe rule (WCAG 2.2 A and AA); reports the violations. */
export async function checkWithAxe(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // Otherwise axe opens a window for the results of frames, which the site does not need.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `axe: ${where} on ${page.url()}`).toEqual([]);
}

/** Checks a state of the page that has no URL of its own, in the dark theme. */
export async function checkStateWithAxe(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await checkWithAxe(page, `${state}, dark`);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
