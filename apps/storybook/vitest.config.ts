import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { readPackagesFromSource } from '@kestrova/config/source';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './chromium.ts';

export default defineConfig({
  test: {
    projects: [nodeTests(), storyTests('light'), storyTests('dark')],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});

/** What needs no browser. */
function nodeTests(): TestProjectInlineConfiguration {
  return {
    ...readPackagesFromSource,
    test: { name: 'node', include: ['{.storybook,src,visual}/**/*.test.ts'] },
  };
}

/**
 * Every story as a test in one theme, in the dark one under the hands of a translator, whose
 * changes React has to survive; the plugin takes the stories from Storybook's own list.
 */
function storyTests(theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { theme, translated: theme === 'dark' },
      }),
      keepOwnCache(theme),
    ],
    test: {
      name: theme,
      // Stories clean up after themselves, and a page per file would double the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromiumLaunch }),
        instances: [{ browser: 'chromium' }],
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
