import { glob, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import * as z from 'zod/mini';
import { inRepository, repositoryRoot } from '../repository.ts';

/** Tests that ran, as the reports of their runners count them. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  durations: readonly { name: string; milliseconds: number }[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), title: z.string(), duration: z.nullish(z.number()) }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  get suites(): z.ZodMiniOptional<z.ZodMiniArray<typeof playwrightSuite>> {
    return z.optional(z.array(playwrightSuite));
  },
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
          results: z.array(z.object({ duration: z.number() })),
        }),
      ),
    }),
  ),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

/** Adds up the reports of Vitest and Playwright that match the globs, which begin at the root. */
export async function readTestReports(globs: readonly string[]): Promise<TestCounts> {
  const all: TestCounts[] = [];
  for await (const path of glob(globs, { cwd: repositoryRoot })) {
    const report: unknown = JSON.parse(await readFile(inRepository(path), 'utf8'));
    const vitest = z.safeParse(vitestReport, report);
    all.push(
      vitest.success
        ? countVitest(vitest.data)
        : countPlaywright(z.parse(playwrightReport, report)),
    );
  }
  return {
    passed: sum(all, 'passed'),
    failed: sum(all, 'failed'),
    skipped: sum(all, 'skipped'),
    durations: all.flatMap(({ durations }) => durations),
  };
}

function countVitest({ testResults }: z.infer<typeof vitestReport>): TestCounts {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(repositoryRoot, name) })),
  );
  const passed = tests.filter(({ status }) => status === 'passed').length;
  // A file that fails before its first test reports no test at all.
  const emptyFailures = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return {
    passed,
    failed: failed + emptyFailures,
    skipped: tests.length - passed - failed,
    durations: tests.map(({ file, title, duration }) => ({
      name: `${file} › ${title}`,
      milliseconds: duration ?? 0,
    })),
  };
}

/** A journey that passed only when it was run again has failed. */
function countPlaywright({ errors, suites }: z.infer<typeof playwrightReport>): TestCounts {
  const journeys = suites.flatMap(listSpecs).flatMap(({ tests, title, file }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      name: `${file} › ${title} (${projectName})`,
      milliseconds: results.reduce((total, { duration }) => total + duration, 0),
    })),
  );
  const count = (status: string) => journeys.filter((journey) => journey.status === status).length;
  return {
    passed: count('expected'),
    failed: count('unexpected') + count('flaky') + errors.length,
    skipped: count('skipped'),
    durations: journeys,
  };
}

function listSpecs({
  suites = [],
  specs,
}: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSuite>['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** The sum of one of the counts. */
export function sum(
  results: readonly Pick<TestCounts, 'passed' | 'failed' | 'skipped'>[],
  count: 'passed' | 'failed' | 'skipped',
): number {
  return results.reduce((total, result) => total + result[count], 0);
}
