import { glob, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { inRepository, repositoryRoot } from '../repository.ts';
import type { TestCounts } from './check.ts';

/** The part of Vitest's JSON report that we read. */
interface VitestReport {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: {
      status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled';
      title: string;
      duration?: number | null;
    }[];
  }[];
}

/** Arguments with which Vitest leaves a report at `file`, from the package's folder. */
export function vitestReporting(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** Counts the tests of every report that matches the pattern, which begins at the root. */
export async function readVitestReports(pattern: string): Promise<TestCounts> {
  const counts = { passed: 0, failed: 0, skipped: 0, durations: [] as TestDuration[] };
  for await (const path of glob(pattern, { cwd: repositoryRoot })) {
    const report = JSON.parse(await readFile(inRepository(path), 'utf8')) as VitestReport;
    for (const file of report.testResults) addFile(counts, file);
  }
  return counts;
}

type TestDuration = TestCounts['durations'][number];
type OpenCounts = Omit<TestCounts, 'durations'> & { durations: TestDuration[] };

function addFile(counts: OpenCounts, file: VitestReport['testResults'][number]): void {
  // A file that fails before its first test reports no test at all.
  if (file.status === 'failed' && file.assertionResults.length === 0) counts.failed += 1;
  for (const { status, title, duration } of file.assertionResults) {
    if (status === 'passed') counts.passed += 1;
    else if (status === 'failed') counts.failed += 1;
    else counts.skipped += 1;
    const name = `${relative(repositoryRoot, file.name)} › ${title}`;
    counts.durations.push({ name, milliseconds: duration ?? 0 });
  }
}
