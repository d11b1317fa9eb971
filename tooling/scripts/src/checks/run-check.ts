import { runCommand } from '../run-command.ts';
import type { Check } from './checks.ts';
import { readTestReports, type TestCounts } from './test-reports.ts';

/** How a check went. */
export interface CheckResult extends TestCounts {
  check: Check;
  milliseconds: number;
  output: string;
}

/** Runs one check to its end, whatever comes of it. */
export async function runCheck(check: Check): Promise<CheckResult> {
  const { succeeded, output, milliseconds } = await runCommand(check.command);
  const result = { check, milliseconds, output };
  if (check.reports === undefined) {
    const counts = { passed: Number(succeeded), failed: Number(!succeeded) };
    return { ...result, ...counts, skipped: 0, durations: [] };
  }
  try {
    const counts = await readTestReports(check.reports);
    // A runner that stops with an error although no test failed, or runs no test, has failed.
    const isCredible = succeeded ? counts.passed > 0 : counts.failed > 0;
    return { ...result, ...counts, failed: counts.failed + Number(!isCredible) };
  } catch (error) {
    const reason = `${output}\nNo report of the tests could be read: ${String(error)}\n`;
    return { ...result, output: reason, passed: 0, failed: 1, skipped: 0, durations: [] };
  }
}
