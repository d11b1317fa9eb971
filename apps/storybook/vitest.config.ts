import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumLaunch, renderingPlatform } from '@kestrova/config/chromium';
import { readPackagesFromSource } from '@kestrova/config/source';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const screenshots = join(import.meta.dirname, 'screenshots', renderingPlatform());
const comparesScreenshots = existsSync(screenshots) || process.argv.includes('--update');
if (!comparesScreenshots) console.log(`No screenshots are compared: there is no ${screenshots}.`);

/** Both themes at once. It is each project's own setting: the root's would not reach them. */
const maxWorkers = 2;

export default defineConfig({
  test: {
    projects: [nodeTests(), storyTests('light'), storyTests('dark')],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});

/** What needs no browser. */
function nodeTests(): TestProjectInlineConfiguration {
  return {
    extends: false,
    ...readPackagesFromSource,
    test: {
      name: 'node',
      maxWorkers,
      include: ['src/**/*.test.ts'],
      // Tags name the requirements that a test proves; tooling/scripts/requirements.txt lists them.
      strictTags: false,
    },
  };
}

/**
 * Every story as a test in one theme. In the dark one a translator changes the page, which React
 * has to survive. The plugin takes the stories from Storybook's own list.
 */
function storyTests(theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    extends: false,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { theme, translated: theme === 'dark' },
      }),
      keepOwnCache(theme),
    ],
    test: {
      name: theme,
      maxWorkers,
      setupFiles: comparesScreenshots ? ['compare-screenshots.ts'] : [],
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
}

/** Storybook gives all projects one cache of dependencies, where two would write at once. */
function keepOwnCache(theme: string) {
  return {
    name: 'kestrova:own-cache',
    enforce: 'post' as const,
    config: () => ({ cacheDir: `node_modules/.cache/stories-${theme}` }),
  };
}
