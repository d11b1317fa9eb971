import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './chromium.ts';

/** Every story is a test in each theme; the plugin takes the stories from Storybook's own list. */
const themes = ['light', 'dark'] as const;

export default defineConfig({
  test: {
    projects: themes.map((theme) => ({
      plugins: [
        storybookTest({ configDir: '.storybook', initialGlobals: { theme } }),
        cacheOfItsOwn(theme),
      ],
      test: {
        name: theme,
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({ launchOptions: chromiumLaunch }),
          instances: [{ browser: 'chromium' }],
        },
      },
    })),
  },
});

/** Storybook gives all projects one cache of dependencies, where two would write at once. */
function cacheOfItsOwn(theme: string) {
  return {
    name: 'cache-of-its-own',
    enforce: 'post' as const,
    config: () => ({ cacheDir: `node_modules/.cache/stories-${theme}` }),
  };
}
