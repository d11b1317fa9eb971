import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { chooseChecks, listChecks, runCheck } from './checks.ts';
import { inRepository } from './command.ts';
import { resultText, summary } from './summary.ts';

const node = (code: string) => [process.execPath, '-e', code];

/** A check whose runner ends with `exitCode` and leaves the given report. */
async function runTests(exitCode: number, report: unknown) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'checks-'));
  if (report !== undefined)
    await writeFile(join(folder.path, 'report.json'), JSON.stringify(report));
  const command = node(`process.exit(${exitCode})`);
  return await runCheck({ name: 'Tests', command, report: join(folder.path, '*.json') });
}

function vitestReport(...statuses: string[]) {
  const assertionResults = statuses.map((status) => ({ status, title: 'a test' }));
  const status = statuses.length > 0 ? 'passed' : 'failed';
  const testResults = [{ name: inRepository('a.test.ts'), status, assertionResults }];
  return { startTime: 1000, testResults };
}

function playwrightReport(...statuses: string[]) {
  const tests = statuses.map((status) => ({ status }));
  const specs = [{ title: 'a journey', file: 'a.e2e.ts', tests }];
  const stats = { startTime: new Date(1000).toISOString() };
  return { stats, errors: [], suites: [{ specs: [], suites: [{ specs }] }] };
}

const brokenJourneys = { stats: {}, errors: [{ message: 'no' }], suites: [] };

test.each([
  ['ran no test', 0, { testResults: [] }, '0 passed, 1 failed'],
  ['could not read a file of tests', 1, vitestReport(), '0 passed, 1 failed'],
  ['ended with an error though no test failed', 1, vitestReport('passed'), '1 passed, 1 failed'],
  ['left no report', 0, undefined, '0 passed, 1 failed'],
  ['left a report of another form', 0, { tests: 5 }, '0 passed, 1 failed'],
  ['ran a journey twice', 0, playwrightReport('expected', 'flaky'), '1 passed, 1 failed'],
  ['had an error beside its journeys', 1, brokenJourneys, '0 passed, 1 failed'],
  ['passed', 0, vitestReport('passed', 'passed', 'pending'), '2 passed, 1 skipped'],
  ['failed', 1, vitestReport('passed', 'failed'), '1 passed, 1 failed'],
  ['failed', 1, playwrightReport('expected', 'unexpected', 'skipped'), '1 failed, 1 skipped'],
])('reports a test runner that %s', async (_what, exitCode, report, counts) => {
  const text = resultText(await runTests(exitCode, report));
  expect(stripVTControlCharacters(text)).toContain(counts);
});

test('counts a check without a report as one test, and shows the output of a failed one', async () => {
  const good = await runCheck({ name: 'Good', command: node('') });
  const bad = await runCheck({ name: 'Bad', command: node("console.log('why'); process.exit(2)") });
  const missing = await runCheck({ name: 'Gone', command: ['nowhere'] });
  expect(resultText(good).split('\n')).toHaveLength(1);
  expect(resultText(bad)).toContain('why');
  expect(resultText(missing)).toContain('nowhere could not be run');
  const text = summary([good, bad, missing], 0, []);
  expect(text.split('\n').at(-1)).toBe('1 passed, 2 failed');
});

test('lists each failed test before the output of the command', async () => {
  const result = await runTests(1, vitestReport('passed', 'failed'));
  expect(resultText({ ...result, output: 'why' })).toMatch(/\n {2}a\.test\.ts › a test\nwhy\n$/);
});

test('counts cached tests, and lists each omitted test with its reason', async () => {
  const result = await runTests(0, vitestReport('passed', 'passed', 'pending'));
  const output = '\u001b[2mLeft out: 34 pictures, made for another browser.\u001b[22m';
  const missing = ['Firefox is missing.'];
  const lint = await runCheck({ name: 'Lint', command: node("console.log('Left out: nothing')") });
  const lines = summary([lint, { ...result, output }], 2000, missing).split('\n');
  expect(lines.slice(lines.indexOf('Left out:') + 1).slice(0, 3)).toEqual([
    '  Firefox is missing.',
    '  34 pictures, made for another browser.',
    '  a.test.ts › a test',
  ]);
  expect(lines.at(-2)).toContain('3 passed, 2 of them from the cache; what is listed above was');
  expect(summary([result], 500, [])).toContain('2 passed, 0 of them');
});

test('runs the chosen checks, and lists all checks for an unknown name', () => {
  const chosen = chooseChecks(listChecks(), ['lint', 'tests']);
  expect(chosen.map(({ name }) => name)).toEqual(['Lint', 'Tests']);
  expect(() => chooseChecks(chosen, ['e2e'])).toThrow(
    'No check is called e2e. They are: lint tests.',
  );
});

test('runs every check in one of the parallel jobs', async () => {
  const workflow = await readFile(inRepository('.github/workflows/checks.yml'), 'utf8');
  const [, list = ''] = /^ +checks:\n((?: +- .*\n)+)/m.exec(workflow) ?? [];
  const words = list.replaceAll('- ', '').trim().split(/\s+/);
  expect(chooseChecks(listChecks(), words)).toEqual(listChecks());
});
