import { stripVTControlCharacters, styleText } from 'node:util';
import { formatDuration } from '../progress.ts';
import type { CheckResult } from './run-check.ts';
import { count, hasFailed } from './test-reports.ts';

const MAX_SLOW_TESTS = 8;
const MAX_FAILURES = 20;
const NAME_WIDTH = 22;

/** What the summary says beside the results. */
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

/** Why a check failed: its failed tests, and below them what its command wrote. */
export function failureText({ check, tests, output }: CheckResult): string {
  const command = [check.command.program, ...check.command.args].join(' ');
  const failures = tests
    .filter(({ status, failure }) => status === 'failed' && failure)
    .slice(0, MAX_FAILURES)
    .map(({ name, failure = '' }) => `  ${name}\n    ${failure.replaceAll('\n', '\n    ')}`);
  return [styleText('bold', `\n${check.name}: ${command}`), ...failures, output.trimEnd(), ''].join(
    '\n',
  );
}

/**
 * Which tests took longest, how many came from the cache, what was left out and why; then how many
 * passed and failed, on a line of its own.
 */
export function summary(
  results: readonly CheckResult[],
  { start, missing }: Circumstances,
): string {
  const tests = results.flatMap((result) => result.tests);
  const slowest = tests
    .filter(({ milliseconds }) => milliseconds > 0)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, MAX_SLOW_TESTS)
    .map(({ name, milliseconds }) => `  ${formatDuration(milliseconds).padStart(12)}  ${name}`);
  const failed = results.filter((result) => hasFailed(result.tests));
  const cached = tests.filter(({ status, ranAt }) => status === 'passed' && ranAt < start).length;
  const leftOut = [...missing, ...results.flatMap(listLeftOut)];
  const counts = `${count(tests, 'passed')} passed, ${count(tests, 'failed')} failed`;
  return [
    ...(slowest.length > 0 ? ['', 'The slowest tests:', ...slowest] : []),
    ...(leftOut.length > 0 ? ['', 'Left out:', ...leftOut.map((text) => `  ${text}`)] : []),
    '',
    `All checks took ${formatDuration(Date.now() - start)}.`,
    ...(failed.length > 0 ? [`Failed: ${failed.map(({ check }) => check.name).join(', ')}.`] : []),
    `${count(tests, 'passed')} passed, ${cached} of them from the cache; ${leftOut.length === 0 ? 'nothing was' : 'what is listed above was'} left out.`,
    counts,
  ].join('\n');
}

/** What a check left out: skipped tests, and lines of its output that say so. */
function listLeftOut({ tests, output }: CheckResult): string[] {
  const skipped = tests.filter(({ status }) => status === 'skipped').map(({ name }) => name);
  const lines = stripVTControlCharacters(output).matchAll(/Left out: (.+)/g);
  return [...new Set([...[...lines].map(([, text = '']) => text.trim()), ...skipped])];
}
