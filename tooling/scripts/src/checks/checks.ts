import type { Command } from '../run-command.ts';

/** One thing that must hold. */
export interface Check {
  name: string;
  command: Command;
  /** Globs of the reports that its test runners leave; a check without counts as one. */
  reports?: readonly string[];
}

const unitReport = 'test-results/unit.json';
const storyReport = 'apps/storybook/test-results/unit.json';
const journeyReport = 'tooling/e2e/test-results/report.json';

/** Globs of the reports of all tests. */
export const testReports = [unitReport, storyReport, journeyReport];

/**
 * Everything that must hold, in stages: the lanes of one stage run beside each other, the checks of
 * one lane one after another. Types, builds and tests come from turbo's cache where none of their
 * inputs changed; `force` runs them all.
 */
export function createStages(force: boolean): readonly (readonly (readonly Check[])[])[] {
  const options = ['--continue', '--concurrency=2', '--output-logs=full', '--log-order=grouped'];
  if (force) options.push('--force');
  const turbo = (...tasks: string[]) => ({ program: 'turbo', args: ['run', ...tasks, ...options] });
  const script = (name: string) => ({ program: 'pnpm', args: ['run', name] });
  return [
    [
      [
        { name: 'Lint', command: script('lint') },
        { name: 'Format', command: script('format:check') },
        { name: 'Boundaries', command: script('boundaries') },
        { name: 'Unused code', command: script('unused') },
        { name: 'Versions', command: script('versions') },
      ],
      [
        {
          name: 'Types, builds, budgets',
          command: turbo('types', 'build', 'build:package', 'budgets'),
        },
        { name: 'Packages for release', command: script('packages:check') },
      ],
    ],
    // One after another: what waits for a page must not wait for a test as well.
    [[{ name: 'Tests', command: turbo('unit'), reports: [unitReport] }]],
    [[{ name: 'Stories', command: turbo('stories'), reports: [storyReport] }]],
    [[{ name: 'Journeys', command: turbo('e2e'), reports: [journeyReport] }]],
  ];
}
