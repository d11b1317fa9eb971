import { readFile } from 'node:fs/promises';
import { inRepository } from '../repository.ts';
import type { TestCounts } from './check.ts';

/** The part of Playwright's JSON report that we read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; results: { duration: number }[] }[];
  }[];
}

/** Counts the journeys of a report; one that passed only when it was run again has failed. */
export async function readPlaywrightReport(path: string): Promise<TestCounts> {
  const report = JSON.parse(await readFile(inRepository(path), 'utf8')) as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    durations: report.suites.flatMap(suiteDurations),
  };
}

function suiteDurations({ suites = [], specs = [] }: PlaywrightSuite): TestCounts['durations'] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(suiteDurations)];
}
