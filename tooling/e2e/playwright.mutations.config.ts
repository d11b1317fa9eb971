import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The accessibility checks against pages with planted defects, on one site. */
const mutations = defineConfig(journeys, {
  testDir: './src/accessibility/mutations',
  testMatch: '**/*.mutation.ts',
  timeout: 300_000,
  expect: { timeout: 5000 },
  reporter: './src/accessibility/mutations/score-reporter.ts',
  use: { actionTimeout: 5000, trace: 'off' },
});

/** Projects would be added to those of the journeys; one site says as much as two. */
export default {
  ...mutations,
  projects: [{ name: 'usa', use: { baseURL: 'http://localhost:4002' } }],
};
