import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumLaunch, renderingPlatform } from '@kestrova/config/chromium';
import { testConfig } from '@kestrova/config/vitest';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const platform = renderingPlatform();
const screenshots = join(import.meta.dirname, 'screenshots', platform);
const comparesScreenshots = existsSync(screenshots) || process.argv.includes('--update');
if (!comparesScreenshots && process.env['VITEST']) {
  const pictures = globSync('screenshots/*/*.png', { cwd: import.meta.dirname });
  const count = new Set(pictures.map((path) => basename(path))).size;
  console.log(
    `Left out: ${count} comparisons of stories with screenshots, because there are none for ${platform}.`,
  );
}

/** Set in each project, since projects do not inherit it from the root. */
const maxWorkers = 2;

/** The tests that need no browser. */
const nodeTests: TestProjectInlineConfiguration = {
  extends: false,
  ...testConfig({ name: 'node', maxWorkers }),
};

/** The folder that `build` has written, in Chromium: all pages of the docs are one test. */
const builtTests: TestProjectInlineConfiguration = {
  extends: false,
  test: { name: 'built', include: ['built.test.ts'], testTimeout: 120_000, hookTimeout: 30_000 },
};

/** Every story as a test, played once and checked in both themes, in two pages of one Chromium. */
const storyTests: TestProjectInlineConfiguration = {
  extends: false,
  // A dependency that is new since the last run would reload the tests.
  optimizeDeps: { force: true },
  plugins: [
    // Taken from Storybook's own list of stories.
    storybookTest({ configDir: '.storybook', initialGlobals: { checksBothThemes: true } }),
  ],
  test: {
    name: 'stories',
    maxWorkers,
    setupFiles: ['check-looks.ts'],
    provide: { comparesScreenshots },
    // Stories clean up after themselves, and a page per file would double the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunch }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => join(screenshots, `${arg}${ext}`),
        },
      },
    },
  },
};

export default defineConfig({
  test: {
    projects: [nodeTests, storyTests, builtTests],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
