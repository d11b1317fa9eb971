import { styleText } from 'node:util';
import { formatDuration } from '../progress.ts';
import type { CheckResult } from './run-check.ts';
import { count } from './test-reports.ts';

const maxSlowTests = 8;
const nameWidth = 22;

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
  return `${mark} ${check.name.padEnd(nameWidth)} ${counts.join(', ')}  ${time}`;
}

/** What a failed check wrote, under its name. */
export function failureText({ check, output }: CheckResult): string {
  const command = [check.command.program, ...check.command.args].join(' ');
  return [styleText('bold', `\n${check.name}: ${command}`), output.trimEnd(), ''].join('\n');
}

/** Which tests took longest, and how many passed and failed in all, on a line of its own. */
export function summary(results: readonly CheckResult[]): string {
  const tests = results.flatMap((result) => result.tests);
  const slowest = tests
    .filter(({ milliseconds }) => milliseconds > 0)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, maxSlowTests)
    .map(({ name, milliseconds }) => `  ${formatDuration(milliseconds).padStart(12)}  ${name}`);
  const failed = results.filter((result) => count(result.tests, 'failed') > 0);
  const total = results.reduce((time, { milliseconds }) => time + milliseconds, 0);
  return [
    ...(slowest.length > 0 ? ['', 'The slowest tests:', ...slowest] : []),
    '',
    `All checks took ${formatDuration(total)}.`,
    ...(failed.length > 0 ? [`Failed: ${failed.map(({ check }) => check.name).join(', ')}.`] : []),
    `${count(tests, 'passed')} passed, ${count(tests, 'failed')} failed`,
  ].join('\n');
}
