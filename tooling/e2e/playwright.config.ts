import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch, renderingPlatform } from '@kestrova/config/chromium';
import { defineConfig } from '@playwright/test';
import { mainRegion, regions } from './src/stack/regions.ts';
import { canRun, drivenEngines } from './src/engines/programs.ts';
import type { EngineOptions } from './src/engines/test.ts';

/** One region's site runs every journey; the others run those whose subject differs with the region. */
const regionProjects = regions.map((region) => ({
  name: region.app,
  use: { baseURL: region.origin },
  ...(region === mainRegion ? { grepInvert: /@other-engines/ } : { grep: /@each-region/ }),
}));

/** What holds in every engine, in those that Playwright does not drive. */
const otherEngines = drivenEngines.filter(canRun).map((engine) => ({
  name: engine,
  testMatch: '**/engines/*.e2e.ts',
  fullyParallel: false,
  workers: 1,
  use: { baseURL: mainRegion.origin, engine },
}));

/** Pages are compared with pictures from the same platform and browser version only. */
const pictureFolder = join(import.meta.dirname, 'pictures', renderingPlatform());
const comparesPictures = existsSync(pictureFolder) || 'UPDATE_PICTURES' in process.env;
if (!comparesPictures && !process.env['TEST_WORKER_INDEX']) {
  console.log(`Pages are not compared with pictures: there are none for ${renderingPlatform()}.`);
}

/** Journeys on the built sites and the real API, on a data folder of its own. */
export default defineConfig<object, EngineOptions>({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // Who fills in a form takes the time of a person: two would leave a core idle.
  workers: 4,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
  ignoreSnapshots: !comparesPictures,
  snapshotPathTemplate: join(pictureFolder, '{arg}{ext}'),
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
  // First those that wait more than they compute: beside the others they cost next to nothing.
  projects: [...otherEngines, ...regionProjects],
  webServer: {
    command: 'node ./src/stack/serve.ts',
    url: `${mainRegion.origin}/v1/website/job/get-all-jobs?jobCountry=${mainRegion.country}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
    stdout: 'pipe',
  },
});
