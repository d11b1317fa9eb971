import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

/** The Vitest settings of every package; tests are beside their code. */
export function testConfig(settings: InlineConfig = {}) {
  return defineConfig({
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      // Milliseconds after which a test or hook counts as hung.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      // Tests clean up after themselves, and loading a DOM or libraries for each file takes longer.
      isolate: false,
      // Here because projects do not inherit it from the root. One more than the cores of a small machine,
      // because a test that waits for a process leaves a core idle.
      maxWorkers: 3,
      // Tags name the requirements that a test proves; tooling/scripts/requirements.txt lists them.
      strictTags: false,
      ...settings,
    },
  });
}
