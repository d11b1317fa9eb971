import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch, renderingPlatform } from '@kestrova/config/chromium';
import { defineConfig } from '@playwright/test';
import { drivenEngines, isInstalled } from './src/engines/programs.ts';
import type { EngineOptions } from './src/engines/test.ts';
import { proxyUrl } from './src/stack/proxy.ts';
import { mainRegion, regions } from './src/stack/regions.ts';

/** The script `browsers` runs the long journeys in Firefox and WebKit, which `npm test` omits. */
const isNightly = 'NIGHTLY' in process.env;
const NIGHTLY = /@nightly/;
const resultFolder = isNightly ? './test-results/browsers' : './test-results';

/** One region's site runs every journey; the others run the journeys that depend on the region. */
const regionProjects = regions.map((region) => ({
  name: region.app,
  use: { baseURL: region.origin },
  // In Chromium, pages/every-page.e2e.ts tests more of each page.
  testIgnore: '**/engines/every-page.e2e.ts',
  ...(region !== mainRegion && { grep: /@each-region/ }),
}));

/** The tests for every engine, in the engines that Playwright does not drive. */
const otherEngines = drivenEngines.filter(isInstalled).map((engine) => ({
  name: engine,
  testMatch: '**/engines/*.e2e.ts',
  fullyParallel: false,
  workers: 1,
  use: { baseURL: mainRegion.origin, engine },
  ...(isNightly ? { grep: NIGHTLY } : { grepInvert: NIGHTLY }),
}));

/** Pages are compared with pictures from the same platform and browser version only. */
const pictureFolder = join(import.meta.dirname, 'pictures', renderingPlatform());
const comparesPictures = existsSync(pictureFolder) || 'UPDATE_PICTURES' in process.env;

// Playwright reads its configuration again in each worker.
if (!comparesPictures && !isNightly && !process.env['TEST_WORKER_INDEX']) {
  const { length } = globSync('pictures/*/*.png', { cwd: import.meta.dirname });
  console.log(
    `Left out: the comparison with ${length} pictures of pages, because none was taken on ${renderingPlatform()}.`,
  );
}

/** For the browsers, and for requests without one. */
const proxy = { server: proxyUrl };

/** Journeys on the built sites and the real API, on a data folder of its own. */
export default defineConfig<object, EngineOptions>({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: resultFolder,
  fullyParallel: true,
  // Filling in a form at human speed is mostly waiting: two workers would leave a core idle.
  workers: 4,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
  ignoreSnapshots: !comparesPictures,
  snapshotPathTemplate: join(pictureFolder, '{arg}{ext}'),
  reporter: [['list'], ['json', { outputFile: `${resultFolder}/report.json` }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: { ...chromiumLaunch, proxy },
    proxy,
  },
  // The other engines first: they mostly wait, so they do not slow down parallel tests.
  projects: isNightly ? otherEngines : [...otherEngines, ...regionProjects],
  webServer: {
    command: 'node ./src/stack/serve.ts',
    wait: { stdout: /The proxy of the journeys listens on port (?<e2e_proxy_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
    stdout: 'pipe',
  },
});
