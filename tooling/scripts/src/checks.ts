import { CommandError, runProgram } from './command.ts';
import {
  count,
  failureOf,
  journeyReport,
  readTests,
  storyReport,
  unitReport,
  type ReportedTest,
} from './test-reports.ts';

/** A check of the repository. */
export interface Check {
  /** Its first word, in small letters, chooses it: `npm test -- stories`. */
  name: string;
  command: readonly string[];
  /** The report that its test runner leaves; a check without one counts as one test. */
  report?: string;
}

/** The result of a check. */
export interface CheckResult {
  check: Check;
  milliseconds: number;
  output: string;
  tests: readonly ReportedTest[];
}

type Stages = readonly (readonly (readonly Check[])[])[];

/**
 * All checks, in stages: the lanes of a stage run in parallel, the checks of a lane one after another.
 * The first stage needs only what npm installs, because other programs are installed while it runs.
 * Types, builds and tests come from turbo's cache if their inputs have not changed; `force` ignores it.
 */
export function createStages(force: boolean): Stages {
  const options = ['--continue', '--concurrency=2', '--output-logs=full', '--log-order=grouped'];
  if (force) options.push('--force');
  const turbo = (...tasks: string[]) => ['turbo', 'run', ...tasks, ...options];
  const publint = ['pnpm', '--filter', './packages/*', 'exec', 'publint', '--strict'];
  return [
    [
      [
        { name: 'Lint', command: ['pnpm', 'run', 'lint'] },
        { name: 'Format', command: ['oxfmt', '--check'] },
        { name: 'Boundaries', command: ['pnpm', 'run', 'boundaries'] },
        { name: 'Unused code', command: ['knip'] },
      ],
      [
        { name: 'Types and builds', command: turbo('types', 'build', 'build:package') },
        { name: 'Packages for release', command: publint },
      ],
    ],
    // One after another, since journeys with timeouts must not compete with other tests.
    [
      [{ name: 'Tests', command: turbo('unit'), report: unitReport }],
      [{ name: 'Budgets', command: turbo('budgets') }],
    ],
    [[{ name: 'Stories', command: turbo('stories'), report: storyReport }]],
    [[{ name: 'Journeys', command: turbo('e2e'), report: journeyReport }]],
  ];
}

/**
 * The stages with the chosen checks only; without a choice all of them.
 * @throws CommandError for an unknown name.
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

/** Runs a check to its end, even if it fails. */
export async function runCheck(check: Check): Promise<CheckResult> {
  const { succeeded, output, milliseconds } = await runProgram(check.command);
  const result = { check, milliseconds, output };
  const failure = failureOf(check.name);
  if (check.report === undefined) {
    return { ...result, tests: [succeeded ? { ...failure, status: 'passed' } : failure] };
  }
  try {
    const tests = await readTests([check.report]);
    // A runner that stops with an error although no test failed, or runs no test, has failed.
    const isCredible = count(tests, succeeded ? 'passed' : 'failed') > 0;
    return { ...result, tests: isCredible ? tests : [...tests, failure] };
  } catch (error) {
    const reason = `${output}\nNo report of the tests could be read: ${String(error)}\n`;
    return { ...result, output: reason, tests: [failure] };
  }
}
