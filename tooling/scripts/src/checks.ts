import { CommandError, runProgram } from './command.ts';
import { failureOf, readTests, type ReportedTest } from './test-reports.ts';

export interface Check {
  /** Its first word, in lower case, selects it: `npm test -- stories`. */
  name: string;
  command: readonly string[];
  /** The report that its test runner leaves; a check without one counts as one test. */
  report?: string;
}

export type CheckResult = Awaited<ReturnType<typeof runCheck>>;

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
  const alone = (name: string, task: string, report: string) => [
    [{ name, command: turbo(task), report }],
  ];
  return [
    [
      [
        { name: 'Lint', command: ['pnpm', 'run', 'lint'] },
        { name: 'Format', command: ['oxfmt', '--check'] },
        { name: 'Boundaries', command: ['pnpm', 'run', 'boundaries'] },
        { name: 'Unused code', command: ['knip'] },
      ],
      // In one run, since tests and journeys use the sites, which another forced run would build again.
      [
        {
          name: 'Types, builds and budgets',
          command: turbo('types', 'build', 'build:package', 'budgets'),
        },
      ],
    ],
    // One after another, since journeys with timeouts must not compete with other tests.
    alone('Tests', 'unit', 'test-results/unit.json'),
    alone('Stories', 'stories', 'apps/storybook/test-results/unit.json'),
    alone('Journeys', 'e2e', 'tooling/e2e/test-results/report.json'),
  ];
}

/** The stages with the chosen checks only; without a choice all of them. */
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

/** Runs a check to its end, even if it fails, and returns its tests by their status. */
export async function runCheck(check: Check) {
  const { succeeded, output, milliseconds } = await runProgram(check.command);
  const failure = failureOf(check.name);
  let tests: ReportedTest[] = [{ ...failure, status: succeeded ? 'passed' : 'failed' }];
  let problem = '';
  if (check.report !== undefined) {
    try {
      tests = await readTests([check.report]);
      // A runner that stops with an error although no test failed, or runs no test, has failed.
      const expected = succeeded ? 'passed' : 'failed';
      if (!tests.some(({ status }) => status === expected)) tests.push(failure);
    } catch (error) {
      problem = `\nNo report of the tests could be read: ${String(error)}\n`;
      tests = [failure];
    }
  }
  const { passed = [], failed = [], skipped = [] } = Object.groupBy(tests, ({ status }) => status);
  return { check, milliseconds, output: output + problem, passed, failed, skipped };
}
