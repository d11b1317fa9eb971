import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The accessibility checks against pages with planted defects, on one site. */
export default defineConfig(journeys, {
  testDir: './src/accessibility/mutations',
  testMatch: '**/*.mutation.ts',
  timeout: 300_000,
  expect: { timeout: 5000 },
  reporter: './src/accessibility/mutations/score-reporter.ts',
  use: { actionTimeout: 5000, trace: 'off' },
  projects: [{ name: 'usa', use: { baseURL: 'http://localhost:4002' } }],
});
