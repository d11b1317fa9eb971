import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCheck } from './run-check.ts';
import { failureText, resultLine, summary } from './summary.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checks-'));
});

afterEach(() => rm(folder, { recursive: true }));

const node = (code: string) => ({ program: process.execPath, args: ['-e', code] });

/** A check whose runner ends with `exitCode` and leaves the given report. */
async function runTests(exitCode: number, report: unknown) {
  if (report !== undefined) await writeFile(join(folder, 'report.json'), JSON.stringify(report));
  const command = node(`process.exit(${exitCode})`);
  const result = await runCheck({ name: 'Tests', command, reports: [join(folder, '*.json')] });
  return stripVTControlCharacters(resultLine(result));
}

function vitestReport(...statuses: string[]) {
  const assertionResults = statuses.map((status) => ({ status, title: 'a test', duration: 1 }));
  const status = statuses.length > 0 ? 'passed' : 'failed';
  return { testResults: [{ name: 'a.test.ts', status, assertionResults }] };
}

function playwrightReport(...statuses: string[]) {
  const tests = statuses.map((status) => ({ status, results: [{ duration: 5 }] }));
  const specs = [{ title: 'a journey', file: 'a.e2e.ts', tests }];
  return { errors: [], suites: [{ specs: [], suites: [{ specs }] }] };
}

test.each([
  ['ran no test', 0, { testResults: [] }, '0 passed, 1 failed'],
  ['could not read a file of tests', 1, vitestReport(), '0 passed, 1 failed'],
  ['ended with an error though no test failed', 1, vitestReport('passed'), '1 passed, 1 failed'],
  ['left no report', 0, undefined, '0 passed, 1 failed'],
  ['left a report of another form', 0, { tests: 5 }, '0 passed, 1 failed'],
  [
    'had one journey pass at the second attempt',
    0,
    playwrightReport('expected', 'flaky'),
    '1 passed, 1 failed',
  ],
  ['had an error beside its journeys', 1, { errors: ['no'], suites: [] }, '0 passed, 1 failed'],
  ['passed', 0, vitestReport('passed', 'passed', 'pending'), '2 passed, 1 skipped'],
  ['failed', 1, vitestReport('passed', 'failed'), '1 passed, 1 failed'],
  ['failed', 1, playwrightReport('expected', 'unexpected', 'skipped'), '1 failed, 1 skipped'],
])('tells of a test runner that %s', async (_what, exitCode, report, counts) => {
  expect(await runTests(exitCode, report)).toContain(counts);
});

test('counts a check without reports as one, and shows what a failed one wrote', async () => {
  const good = await runCheck({ name: 'Good', command: node('') });
  const bad = await runCheck({ name: 'Bad', command: node("console.log('why'); process.exit(2)") });
  const missing = await runCheck({ name: 'Gone', command: { program: 'nowhere', args: [] } });
  expect(failureText(bad)).toContain('why');
  expect(failureText(missing)).toContain('nowhere could not be run');
  expect(summary([good, bad, missing]).split('\n').at(-1)).toBe('1 passed, 2 failed');
});
