import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCheck } from './run-check.ts';
import { failureText, summary } from './summary.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checks-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A check whose runner ends with `exitCode` and leaves the given report. */
async function runTests(exitCode: number, report: unknown) {
  if (report !== undefined) await writeFile(join(folder, 'report.json'), JSON.stringify(report));
  const command = { program: process.execPath, args: ['-e', `process.exit(${exitCode})`] };
  return runCheck({ name: 'Tests', command, reports: [join(folder, '*.json')] });
}

function vitestReport(passed: number, failed = 0) {
  const result = (status: string) => ({ status, title: 'a test', duration: 1 });
  const assertionResults = [
    ...Array.from({ length: passed }, () => result('passed')),
    ...Array.from({ length: failed }, () => result('failed')),
  ];
  return { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] };
}

function playwrightReport(...statuses: string[]) {
  const tests = statuses.map((status) => ({
    projectName: 'usa',
    status,
    results: [{ duration: 5 }],
  }));
  const specs = [{ title: 'a journey', file: 'a.e2e.ts', tests }];
  return { errors: [], suites: [{ specs: [], suites: [{ specs }] }] };
}

test('counts a check without reports as one', async () => {
  const node = (code: string) => ({ program: process.execPath, args: ['-e', code] });
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
  ['ran no test', 0, vitestReport(0)],
  ['ends with an error though no test failed', 1, vitestReport(5)],
  ['leaves no report', 0, undefined],
  ['leaves a report of another form', 0, { tests: 5 }],
  ['reports a journey that passed at the second attempt', 0, playwrightReport('flaky')],
])('counts a test runner that %s as failed', async (_what, exitCode, report) => {
  expect((await runTests(exitCode, report)).failed).toBeGreaterThan(0);
});

test('takes the counts of a report that agrees with the exit code', async () => {
  expect(await runTests(0, vitestReport(7))).toMatchObject({ passed: 7, failed: 0 });
  expect(await runTests(1, vitestReport(7, 2))).toMatchObject({ passed: 7, failed: 2 });
  const journeys = playwrightReport('expected', 'expected', 'unexpected', 'skipped');
  expect(await runTests(1, journeys)).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
});

test('names a program that is missing', async () => {
  const result = await runCheck({
    name: 'Gone',
    command: { program: 'no-such-program', args: [] },
  });
  expect(result.failed).toBe(1);
  expect(result.output).toContain('no-such-program could not be run');
});
