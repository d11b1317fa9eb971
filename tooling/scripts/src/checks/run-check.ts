import { runCommand } from '../run-command.ts';
import type { Check, CheckResult } from './check.ts';

/** Runs one check to its end, whatever comes of it. */
export async function runCheck(check: Check): Promise<CheckResult> {
  const { succeeded, output, milliseconds } = await runCommand(check.command);
  if (!check.countTests) {
    const counts = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
    return { check, ...counts, milliseconds, output, durations: [] };
  }
  try {
    const counts = await check.countTests();
    // A runner that stops with an error although no test failed, or runs no test, has failed.
    const isCredible = succeeded ? counts.passed > 0 : counts.failed > 0;
    const failed = counts.failed + (isCredible ? 0 : 1);
    return { check, ...counts, failed, milliseconds, output };
  } catch (error) {
    const reason = `${output}\nNo report of the tests could be read: ${String(error)}\n`;
    const counts = { passed: 0, failed: 1, skipped: 0, durations: [] };
    return { check, ...counts, milliseconds, output: reason };
  }
}
