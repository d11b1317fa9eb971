import { stripVTControlCharacters, styleText } from 'node:util';
import type { CheckResult } from './checks.ts';
import { formatDuration } from './command.ts';
import { count, hasFailed } from './test-reports.ts';

const NAME_WIDTH = 22;

/** The notes of the summary besides the results. */
interface Circumstances {
  /** When the run began, in milliseconds since 1970: a test that ran earlier comes from the cache. */
  start: number;
  /** What this machine lacks, one sentence for each. */
  missing: readonly string[];
}

/** One line on how a check went. */
export function resultLine({ check, tests, milliseconds }: CheckResult): string {
  const [failed, skipped] = [count(tests, 'failed'), count(tests, 'skipped')];
  const mark = failed > 0 ? styleText('red', '✗') : styleText('green', '✓');
  const counts = [
    `${count(tests, 'passed')} passed`,
    failed > 0 && styleText('red', `${failed} failed`),
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean);
  const time = styleText('dim', formatDuration(milliseconds));
  return `${mark} ${check.name.padEnd(NAME_WIDTH)} ${counts.join(', ')}  ${time}`;
}

/** The names of a check's failed tests, and below them what its command wrote. */
export function failureText({ check, tests, output }: CheckResult): string {
  const failures = tests.filter(({ status }) => status === 'failed').map(({ name }) => `  ${name}`);
  const title = styleText('bold', `\n${check.name}: ${check.command.join(' ')}`);
  return [title, ...failures, output.trimEnd(), ''].join('\n');
}

/**
 * What was left out and why, and the number of cached tests; then, on a separate line, the numbers of
 * passed and failed tests.
 */
export function summary(
  results: readonly CheckResult[],
  { start, missing }: Circumstances,
): string {
  const tests = results.flatMap((result) => result.tests);
  const passed = count(tests, 'passed');
  const cached = tests.filter(({ status, ranAt }) => status === 'passed' && ranAt < start).length;
  const failed = results.filter(hasFailed).map(({ check }) => check.name);
  const leftOut = [...missing, ...results.flatMap(listLeftOut)];
  const whatWasLeftOut = leftOut.length === 0 ? 'nothing was' : 'what is listed above was';
  return [
    ...(leftOut.length > 0 ? ['', 'Left out:', ...leftOut.map((text) => `  ${text}`)] : []),
    '',
    `All checks took ${formatDuration(Date.now() - start)}.`,
    ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}.`] : []),
    `${passed} passed, ${cached} of them from the cache; ${whatWasLeftOut} left out.`,
    `${passed} passed, ${count(tests, 'failed')} failed`,
  ].join('\n');
}

/** What a test runner left out: skipped tests, and lines of its output that say so. */
function listLeftOut({ check, tests, output }: CheckResult): string[] {
  // Other checks, such as knip, only load the settings of a test runner, which then print such lines too.
  if (check.report === undefined) return [];
  const skipped = tests.filter(({ status }) => status === 'skipped').map(({ name }) => name);
  const lines = stripVTControlCharacters(output).matchAll(/Left out: (.+)/g);
  return [...new Set([...[...lines].map(([, text = '']) => text.trim()), ...skipped])];
}
