import { stripVTControlCharacters, styleText } from 'node:util';
import type { CheckResult } from './checks.ts';
import { formatDuration } from './command.ts';

const NAME_WIDTH = 22;

/** One line on how a check went; then the names of its failed tests, and the output of its command. */
export function resultText(result: CheckResult): string {
  const { check, passed, failed, skipped, output, milliseconds } = result;
  const hasFailed = failed.length > 0;
  const counts = [
    `${passed.length} passed`,
    hasFailed && styleText('red', `${failed.length} failed`),
    skipped.length > 0 && `${skipped.length} skipped`,
  ].filter(Boolean);
  const mark = hasFailed ? styleText('red', '✗') : styleText('green', '✓');
  const time = styleText('dim', formatDuration(milliseconds));
  const line = `${mark} ${check.name.padEnd(NAME_WIDTH)} ${counts.join(', ')}  ${time}`;
  if (!hasFailed) return line;
  const title = styleText('bold', `\n${check.name}: ${check.command.join(' ')}`);
  const names = failed.map(({ name }) => `  ${name}`);
  return [line, title, ...names, output.trimEnd(), ''].join('\n');
}

/**
 * What was left out and why, and the number of cached tests; then, on a separate line, the counts
 * of passed and failed tests.
 * @param start when the run began, in milliseconds since 1970: an earlier test is cached.
 * @param missing one sentence for each program that this machine lacks.
 */
export function summary(
  results: readonly CheckResult[],
  start: number,
  missing: readonly string[],
): string {
  const passed = results.flatMap((result) => result.passed);
  const failed = results.flatMap((result) => result.failed);
  const cached = passed.filter(({ ranAt }) => ranAt < start);
  const failedChecks = results.filter((result) => result.failed.length > 0);
  const leftOut = [...missing, ...results.flatMap(listLeftOut)];
  const whatWasLeftOut = leftOut.length === 0 ? 'nothing was' : 'what is listed above was';
  return [
    ...(leftOut.length > 0 ? ['', 'Left out:', ...leftOut.map((text) => `  ${text}`)] : []),
    '',
    `All checks took ${formatDuration(Date.now() - start)}.`,
    ...(failed.length > 0
      ? [`Failed: ${failedChecks.map(({ check }) => check.name).join(', ')}.`]
      : []),
    `${passed.length} passed, ${cached.length} of them from the cache; ${whatWasLeftOut} left out.`,
    `${passed.length} passed, ${failed.length} failed`,
  ].join('\n');
}

/** What a test runner left out: skipped tests, and lines of its output that say so. */
function listLeftOut({ check, skipped, output }: CheckResult): string[] {
  // Other checks, such as knip, only load the settings of a test runner, which then print such lines too.
  if (check.report === undefined) return [];
  const lines = stripVTControlCharacters(output).matchAll(/Left out: (.+)/g);
  const reasons = Array.from(lines, ([, text = '']) => text.trim());
  return [...new Set([...reasons, ...skipped.map(({ name }) => name)])];
}
