import { runCommand } from '../run-command.ts';
import type { Check } from './checks.ts';
import { count, failureOf, readTests, type ReportedTest } from './test-reports.ts';

/** How a check went. */
export interface CheckResult {
  check: Check;
  milliseconds: number;
  output: string;
  /** Its tests; a check without reports is one test. */
  tests: readonly ReportedTest[];
}

/** Runs one check to its end, whatever comes of it. */
export async function runCheck(check: Check): Promise<CheckResult> {
  const { succeeded, output, milliseconds } = await runCommand(check.command);
  const result = { check, milliseconds, output };
  const failure = failureOf(check.name);
  if (check.reports === undefined) {
    return { ...result, tests: [succeeded ? { ...failure, status: 'passed' } : failure] };
  }
  try {
    const tests = await readTests(check.reports);
    // A runner that stops with an error although no test failed, or runs no test, has failed.
    const isCredible = count(tests, succeeded ? 'passed' : 'failed') > 0;
    return { ...result, tests: isCredible ? tests : [...tests, failure] };
  } catch (error) {
    const reason = `${output}\nNo report of the tests could be read: ${String(error)}\n`;
    return { ...result, output: reason, tests: [failure] };
  }
}
