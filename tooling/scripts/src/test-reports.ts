import { glob, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { inRepository, repositoryRoot } from './command.ts';

/** A test of the last run, from the report of its runner. */
export interface ReportedTest {
  /** Its file and its title. */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  /** When its run began, in milliseconds since 1970. */
  ranAt: number;
  /** The requirements that it proves. */
  tags: readonly string[];
}

/** Reads every test from the reports of Vitest and Playwright that match the globs, relative to the root. */
export async function readTests(globs: readonly string[]): Promise<ReportedTest[]> {
  const tests: ReportedTest[] = [];
  for await (const path of glob(globs, { cwd: repositoryRoot })) {
    const text = await readFile(inRepository(path), 'utf8');
    const report = JSON.parse(text) as JsonTestResults | JSONReport;
    tests.push(...('testResults' in report ? listVitest(report) : listPlaywright(report)));
  }
  return tests;
}

/** A failure outside of any test, with the name of its check. */
export function failureOf(name: string): ReportedTest {
  return { name, status: 'failed', ranAt: Date.now(), tags: [] };
}

function listVitest({ testResults, startTime }: JsonTestResults): ReportedTest[] {
  return testResults.flatMap(({ name, status: fileStatus, assertionResults }) => {
    const file = relative(repositoryRoot, name);
    // A file that fails before its first test reports no test at all.
    if (fileStatus === 'failed' && assertionResults.length === 0) return failureOf(file);
    return assertionResults.map(({ title, status, tags }) => ({
      name: `${file} › ${title}`,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      ranAt: startTime,
      tags,
    }));
  });
}

/** A journey that passes only on a second try counts as failed. */
const playwrightStatus = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

function listPlaywright({ errors, suites, stats }: JSONReport): ReportedTest[] {
  const tests = suites.flatMap(listSpecs).flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      name: `tooling/e2e/src/${spec.file} › ${spec.title}`,
      status: playwrightStatus[status],
      ranAt: Date.parse(stats.startTime),
      tags: spec.tags,
    })),
  );
  return [...tests, ...errors.map(() => failureOf('tooling/e2e'))];
}

function listSpecs({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}
