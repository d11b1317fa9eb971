import type { Command } from '../run-command.ts';

/** One thing that must hold. */
export interface Check {
  name: string;
  command: Command;
  /** Globs of the reports that its test runners leave; a check without counts as one. */
  reports?: readonly string[];
}

const unitReports = '{apps,packages,tooling}/*/test-results/unit.json';
const journeyReport = 'tooling/e2e/test-results/report.json';

/** Globs of the reports of all tests. */
export const testReports = [unitReports, journeyReport];

/**
 * Everything that must hold, what is quick to say first. Tests, builds and journeys come from turbo's
 * cache where none of their inputs changed; `force` runs them all.
 */
export function createChecks(force: boolean): readonly Check[] {
  const options = ['--continue', '--concurrency=2', '--output-logs=errors-only'];
  if (force) options.push('--force');
  const turbo = (...tasks: string[]) => ({ program: 'turbo', args: ['run', ...tasks, ...options] });
  const script = (name: string) => ({ program: 'pnpm', args: ['run', name] });
  return [
    { name: 'Types', command: turbo('types') },
    { name: 'Lint', command: script('lint') },
    { name: 'Format', command: script('format:check') },
    { name: 'Boundaries', command: script('boundaries') },
    { name: 'Unused code', command: script('unused') },
    { name: 'Versions', command: script('versions') },
    { name: 'Build', command: turbo('build', 'build:package') },
    { name: 'Budgets', command: turbo('budgets') },
    { name: 'Packages for release', command: script('packages:check') },
    { name: 'Tests', command: turbo('test'), reports: [unitReports] },
    { name: 'Journeys', command: turbo('e2e'), reports: [journeyReport] },
  ];
}
