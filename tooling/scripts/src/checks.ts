import { CommandError, runProgram } from './command.ts';
import { failureOf, readTests, type ReportedTest } from './test-reports.ts';

export interface Check {
  /** Its first word, in lower case, selects it: `npm test -- stories`. */
  name: string;
  command: readonly string[];
  /** The report that its test runner leaves; a check without one counts as one test. */
  report?: string | undefined;
  /** Checks of the sources and builds need only what npm installs, and run beside each other; tests run last. */
  phase: 'sources' | 'builds' | 'tests';
}

export type CheckResult = Awaited<ReturnType<typeof runCheck>>;

/**
 * All checks, in their order. What turbo runs comes from its cache if its inputs have not changed; `force`
 * ignores it.
 */
export function listChecks(force = false): readonly Check[] {
  const options = ['--continue', '--concurrency=2', '--output-logs=full', '--log-order=grouped'];
  if (force) options.push('--force');
  const run = (phase: Check['phase'], name: string, tasks: readonly string[], report?: string) => ({
    phase,
    name,
    command: ['turbo', 'run', ...tasks, ...options],
    report,
  });
  return [
    run('sources', 'Lint', ['//#lint']),
    run('sources', 'Format', ['//#format:check']),
    run('sources', 'Boundaries', ['boundaries']),
    run('sources', 'Unused code', ['//#unused']),
    // In one run, since tests and journeys use the sites, which another forced run would build again.
    run('builds', 'Types, builds and budgets', ['types', 'build', 'build:package', 'budgets']),
    // One after another, since journeys with timeouts must not compete with other tests.
    run('tests', 'Tests', ['unit'], 'test-results/unit.json'),
    run('tests', 'Stories', ['stories'], 'apps/storybook/test-results/unit.json'),
    run('tests', 'Journeys', ['e2e'], 'tooling/e2e/test-results/report.json'),
  ];
}

/** The chosen checks; without a choice all of them. */
export function chooseChecks(checks: readonly Check[], chosen: readonly string[]) {
  const firstWord = ({ name }: Check) => /\w+/.exec(name.toLowerCase())?.[0] ?? '';
  const known = checks.map(firstWord);
  const unknown = chosen.filter((word) => !known.includes(word));
  if (unknown.length > 0) {
    throw new CommandError(`No check is called ${unknown.join()}. They are: ${known.join(' ')}.`);
  }
  return checks.filter((check) => chosen.length === 0 || chosen.includes(firstWord(check)));
}

/** Runs a check to its end, even if it fails, and returns its tests by their status. */
export async function runCheck(check: Pick<Check, 'name' | 'command' | 'report'>) {
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
