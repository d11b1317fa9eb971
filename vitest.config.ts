import { defineConfig } from 'vitest/config';

/** Every test but the journeys, in one run: each workspace says in its own file how its tests run. */
export default defineConfig({
  test: {
    projects: ['{apps,packages,tooling}/!(storybook)/vitest.config.ts'],
    // After a page was rendered to HTML, React warns so in every later file of the same worker.
    onConsoleLog: (text) => !text.startsWith('Detected multiple renderers'),
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
