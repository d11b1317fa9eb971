import type { Command } from '../run-command.ts';
import { CommandError } from '../run-main.ts';

/** One thing that must hold. */
export interface Check {
  /** Its first word, in small letters, chooses it: `npm test -- stories`. */
  name: string;
  command: Command;
  /** Globs of the reports that its test runners leave; a check without counts as one. */
  reports?: readonly string[];
}

const unitReport = 'test-results/unit.json';
const storyReport = 'apps/storybook/test-results/unit.json';
const journeyReport = 'tooling/e2e/test-results/report.json';

type Stages = readonly (readonly (readonly Check[])[])[];

/** Globs of the reports of all tests. */
export const testReports = [unitReport, storyReport, journeyReport];

/**
 * Everything that must hold, in stages: the lanes of one stage run beside each other, the checks of
 * one lane one after another. Types, builds and tests come from turbo's cache where none of their
 * inputs changed; `force` runs them all.
 */
export function createStages(force: boolean): Stages {
  const options = ['--continue', '--concurrency=2', '--output-logs=full', '--log-order=grouped'];
  if (force) options.push('--force');
  const turbo = (...tasks: string[]) => ({ program: 'turbo', args: ['run', ...tasks, ...options] });
  const script = (name: string) => ({ program: 'pnpm', args: ['run', name] });
  return [
    [
      [
        { name: 'Lint', command: script('lint') },
        { name: 'Format', command: { program: 'oxfmt', args: ['--check'] } },
        { name: 'Boundaries', command: script('boundaries') },
        { name: 'Unused code', command: { program: 'knip', args: [] } },
      ],
      [
        {
          name: 'Types, builds, budgets',
          command: turbo('types', 'build', 'build:package', 'budgets'),
        },
        {
          name: 'Packages for release',
          command: {
            program: 'pnpm',
            args: ['--filter', './packages/*', 'exec', 'publint', '--strict'],
          },
        },
      ],
    ],
    // One after another: what waits for a page must not wait for a test as well.
    [[{ name: 'Tests', command: turbo('unit'), reports: [unitReport] }]],
    [[{ name: 'Stories', command: turbo('stories'), reports: [storyReport] }]],
    [[{ name: 'Journeys', command: turbo('e2e'), reports: [journeyReport] }]],
  ];
}

/**
 * The stages with the chosen checks only; without a choice all of them.
 * @throws CommandError for a name that no check has.
 */
export function chooseChecks(stages: Stages, chosen: readonly string[]): Stages {
  const firstWord = ({ name }: Check) => /\w+/.exec(name.toLowerCase())?.[0] ?? '';
  const known = stages.flat(2).map(firstWord);
  const unknown = chosen.filter((word) => !known.includes(word));
  if (unknown.length > 0) {
    throw new CommandError(`No check is called ${unknown.join()}. They are: ${known.join(' ')}.`);
  }
  if (chosen.length === 0) return stages;
  return stages.map((lanes) =>
    lanes.map((checks) => checks.filter((check) => chosen.includes(firstWord(check)))),
  );
}
