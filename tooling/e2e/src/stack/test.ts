import { expect, test as base, type Locator } from '@playwright/test';
import type { Region } from '@kestrova/regions';
import { applicationDialog, contactForm } from '../page-objects/forms.ts';
import { careersPage } from '../page-objects/careers-page.ts';
import { findRegion } from './regions.ts';

interface JourneyFixtures {
  application: ReturnType<typeof applicationDialog<Locator>>;
  careers: ReturnType<typeof careersPage<Locator>>;
  contact: ReturnType<typeof contactForm<Locator>>;
  region: Region;
  /** Console output and uncaught exceptions of the page, as they come. */
  consoleOutput: string[];
}

/** Playwright's test with what journeys through the sites need. */
export const test = base.extend<JourneyFixtures>({
  application: ({ page }, use) => use(applicationDialog(page)),
  careers: ({ page }, use) => use(careersPage(page)),
  contact: ({ page }, use) => use(contactForm(page)),
  region: ({ baseURL }, use) => use(findRegion(baseURL)),
  consoleOutput: async ({ page }, use) => {
    const output: string[] = [];
    page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => output.push(`uncaught: ${message}`));
    await use(output);
  },
});

export const eachRegion = { tag: '@each-region' };

/** Tags of a test that proves these criteria of WCAG 2.2, such as `2.4.3 2.4.7`. */
export function wcag(criteria: string): string[] {
  return criteria.split(' ').map((criterion) => `@WCAG-${criterion}`);
}

export { expect };
