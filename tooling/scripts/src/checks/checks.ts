import type { Command } from '../run-command.ts';

/** One thing that must hold. */
export interface Check {
  name: string;
  command: Command;
  /** Globs of the reports that its test runners leave; a check without counts as one. */
  reports?: readonly string[];
}

/**
 * Everything that must hold, what is quick to say first. Tests, builds and journeys come from turbo's
 * cache where none of their inputs changed; `force` runs them all.
 */
export function createChecks(force: boolean): readonly Check[] {
  const turbo = (...tasks: string[]): Command => ({
    program: 'turbo',
    args: [
      'run',
      ...tasks,
      '--continue',
      '--concurrency=2',
      '--output-logs=errors-only',
      ...(force ? ['--force'] : []),
    ],
  });
  return [
    { name: 'Types', command: turbo('types') },
    { name: 'Lint', command: pnpm('run', 'lint') },
    { name: 'Format', command: pnpm('run', 'format:check') },
    { name: 'Boundaries', command: pnpm('run', 'boundaries') },
    { name: 'Unused code', command: pnpm('run', 'unused') },
    { name: 'Versions', command: pnpm('run', 'versions') },
    { name: 'Build', command: turbo('build', 'build:package') },
    { name: 'Packages for release', command: pnpm('run', 'packages:check') },
    {
      name: 'Tests',
      command: turbo('test'),
      reports: ['{apps,packages,tooling}/*/test-results/unit.json'],
    },
    {
      name: 'Journeys',
      command: turbo('e2e'),
      reports: ['tooling/e2e/test-results/report.json'],
    },
  ];
}

function pnpm(...args: string[]): Command {
  return { program: 'pnpm', args };
}
