import { expect, test } from 'vitest';
import type { TestCounts } from './check.ts';
import { failureText, summary } from './report.ts';
import { runCheck } from './run-check.ts';

function node(code: string) {
  return { program: process.execPath, args: ['-e', code] };
}

function counts(passed: number, failed = 0): () => Promise<TestCounts> {
  return async () => ({ passed, failed, skipped: 0, durations: [] });
}

test('counts a check without tests of its own as one', async () => {
  const good = await runCheck({ name: 'Good', command: node('') });
  const bad = await runCheck({
    name: 'Bad',
    command: node("console.log('the reason'); process.exit(2)"),
  });
  expect([good.passed, good.failed, bad.passed, bad.failed]).toEqual([1, 0, 0, 1]);
  expect(failureText(bad)).toContain('the reason');
  expect(summary([good, bad]).split('\n').at(-1)).toBe('1 passed, 1 failed');
});

test.each([
  ['ran no test', '', counts(0)],
  ['ends with an error though no test failed', 'process.exit(1)', counts(5)],
  ['leaves no report', '', () => Promise.reject(new Error('no such file'))],
])('takes a test runner that %s for failed', async (_what, code, countTests) => {
  const result = await runCheck({ name: 'Tests', command: node(code), countTests });
  expect(result.failed).toBe(1);
});

test('believes a test runner whose report agrees with its end', async () => {
  const good = await runCheck({ name: 'Good', command: node(''), countTests: counts(7) });
  const bad = await runCheck({
    name: 'Bad',
    command: node('process.exit(1)'),
    countTests: counts(7, 2),
  });
  expect(good).toMatchObject({ passed: 7, failed: 0 });
  expect(bad).toMatchObject({ passed: 7, failed: 2 });
});

test('takes a program that is not there for a failed check and names it', async () => {
  const result = await runCheck({
    name: 'Gone',
    command: { program: 'no-such-program', args: [] },
  });
  expect(result.failed).toBe(1);
  expect(result.output).toContain('no-such-program could not be run');
});
