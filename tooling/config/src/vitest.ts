import { defineConfig } from 'vitest/config';
import { readPackagesFromSource } from './source-condition.ts';

interface TestSettings {
  /** `jsdom` for what needs a document; Node otherwise. */
  environment?: 'node' | 'jsdom';
  /** Modules that run before each test file. */
  setupFiles?: string[];
  /** Modules that run once before all test files. */
  globalSetup?: string[];
  /** Milliseconds that one test may take before it counts as hung. */
  timeout?: number;
}

/** The Vitest settings that every package shares: tests stand beside the code they test. */
export function testConfig(settings: TestSettings = {}) {
  const { environment = 'node', setupFiles = [], globalSetup = [], timeout = 30_000 } = settings;
  return defineConfig({
    ...readPackagesFromSource,
    test: {
      environment,
      setupFiles,
      globalSetup,
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout: timeout,
      hookTimeout: timeout,
      restoreMocks: true,
      // Tags name the requirements that a test proves; tooling/scripts/requirements.txt lists them.
      strictTags: false,
      reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    },
  });
}
