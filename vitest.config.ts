import { globSync } from 'node:fs';
import { testConfig } from './tooling/config/src/vitest.ts';
import { defineConfig } from 'vitest/config';

/** Workspaces that say in a file of their own how their tests run. */
const own = globSync('{apps,packages,tooling}/*/vitest.config.ts');
const workspaces = globSync('{apps,packages,tooling}/*');
const others = workspaces.filter((folder) => !own.includes(`${folder}/vitest.config.ts`));

/** Every test but the journeys and Storybook's, in one run. */
export default defineConfig({
  test: {
    projects: [
      ...own.filter((file) => !file.startsWith('apps/storybook/')),
      ...others.map((root) => ({ extends: false as const, root, ...testConfig({ name: root }) })),
    ],
    // After a page was rendered to HTML, React warns so in every later file of the same worker.
    onConsoleLog: (text) => !text.startsWith('Detected multiple renderers'),
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
