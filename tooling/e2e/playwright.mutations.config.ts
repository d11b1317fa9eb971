import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * The accessibility checks against pages with planted defects, on one site, which says as much as
 * both. Spread, for `defineConfig` would add the journeys' projects.
 */
export default defineConfig({
  ...journeys,
  testDir: './src/accessibility/mutations',
  testMatch: '**/*.mutation.ts',
  timeout: 300_000,
  expect: { timeout: 5000 },
  reporter: './src/accessibility/mutations/score-reporter.ts',
  use: { ...journeys.use, actionTimeout: 5000 },
  projects: [{ name: 'usa', use: { baseURL: 'http://localhost:4002' } }],
});
