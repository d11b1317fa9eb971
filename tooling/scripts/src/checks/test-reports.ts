import { glob, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import * as z from 'zod';
import { inRepository, repositoryRoot } from '../repository.ts';

type Status = 'passed' | 'failed' | 'skipped';

/** A test of the last run, as the report of its runner has it. */
export interface ReportedTest {
  /** Its file and its title. */
  name: string;
  status: Status;
  milliseconds: number;
  /** The requirements that it proves. */
  tags: readonly string[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          title: z.string(),
          duration: z.number().nullish(),
          tags: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tags: z.array(z.string()).default([]),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

/** Every test in the reports of Vitest and Playwright that match the globs, which begin at the root. */
export async function readTests(globs: readonly string[]): Promise<ReportedTest[]> {
  const tests: ReportedTest[] = [];
  for await (const path of glob(globs, { cwd: repositoryRoot })) {
    const report: unknown = JSON.parse(await readFile(inRepository(path), 'utf8'));
    const parsed = z.union([vitestReport, playwrightReport]).parse(report);
    tests.push(...('testResults' in parsed ? listVitest(parsed) : listPlaywright(parsed)));
  }
  return tests;
}

/** How many tests ended so. */
export function count(tests: readonly ReportedTest[], status: Status): number {
  return tests.filter((test) => test.status === status).length;
}

/** A failure that is not that of one test. */
export function failureOf(name: string): ReportedTest {
  return { name, status: 'failed', milliseconds: 0, tags: [] };
}

function listVitest({ testResults }: z.infer<typeof vitestReport>): ReportedTest[] {
  return testResults.flatMap(({ name, status: fileStatus, assertionResults }) => {
    const file = relative(repositoryRoot, name);
    // A file that fails before its first test reports no test at all.
    if (fileStatus === 'failed' && assertionResults.length === 0) return failureOf(file);
    return assertionResults.map(({ title, status, duration, tags }) => ({
      name: `${file} › ${title}`,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      milliseconds: duration ?? 0,
      tags,
    }));
  });
}

/** A journey that passed only when it was run again has failed. */
const playwrightStatus = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

function listPlaywright({ errors, suites }: z.infer<typeof playwrightReport>): ReportedTest[] {
  const tests = suites.flatMap(listSpecs).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: `tooling/e2e/src/${spec.file} › ${spec.title}`,
      status: playwrightStatus[status],
      milliseconds: results.reduce((total, { duration }) => total + duration, 0),
      tags: spec.tags,
    })),
  );
  return [...tests, ...errors.map(() => failureOf('tooling/e2e'))];
}

function listSpecs({
  suites,
  specs,
}: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}
