import { defineConfig } from '@playwright/test';
import { chromiumExecutable, chromiumFlags } from './src/stack/chromium.ts';
import { E2E_DATA_FOLDER } from './src/stack/folders.ts';
import type { JourneyOptions } from './src/stack/test.ts';

const sites = [
  { name: 'india', baseURL: 'http://localhost:4001' },
  { name: 'usa', baseURL: 'http://localhost:4002' },
] as const;

/**
 * Both sites are the same code. The USA site runs every journey; India's runs those over all pages
 * and those whose subject differs with the region: its countries, its jobs and its host.
 */
const journeysOf = {
  india: {
    testMatch:
      /(crawl|every-page|spec-header|careers-list|forms-contact|forms-wire|accessibility\/axe)\.e2e\.ts$/,
    grepInvert: /axe finds nothing in a state|pages at (320|768) px/,
  },
  usa: {},
};

/** Both forms once more on a page that the visitor's browser translates while it is used. */
const translated = {
  name: 'translated',
  testMatch: /(?:forms-.*|careers-apply)\.e2e\.ts$/,
  use: { baseURL: 'http://localhost:4002', isTranslated: true },
};

/** Journeys run on both sites, against the built sites and the real API on a data folder of its own. */
export default defineConfig<JourneyOptions>({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumExecutable(), args: chromiumFlags() },
  },
  projects: [
    ...sites.map(({ name, baseURL }) => ({ name, use: { baseURL }, ...journeysOf[name] })),
    translated,
  ],
  webServer: {
    command: 'node ./src/stack/serve.ts',
    url: 'http://localhost:4002/v1/website/job/get-all-jobs?jobCountry=USA',
    env: { DATA_DIR: E2E_DATA_FOLDER },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
    stdout: 'pipe',
  },
});
