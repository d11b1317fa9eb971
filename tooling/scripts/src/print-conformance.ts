import { glob, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import * as z from 'zod';
import { inRepository, repositoryRoot } from './repository.ts';

/** A test of the last run, with the requirements that it proves as tags. */
interface ReportedTest {
  name: string;
  passed: boolean;
  tags: readonly string[];
}

interface Suite {
  suites?: Suite[] | undefined;
  specs?: { title: string; file: string; ok: boolean; tags: string[] }[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z
    .array(
      z.object({ title: z.string(), file: z.string(), ok: z.boolean(), tags: z.array(z.string()) }),
    )
    .optional(),
  suites: z.array(z.lazy(() => suiteSchema)).optional(),
});

const vitestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), tags: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

/** Every test in the reports of Playwright and Vitest that the last run has left. */
async function readTests(): Promise<ReportedTest[]> {
  const tests: ReportedTest[] = [];
  const pattern = '{apps,packages,tooling}/*/test-results/{unit,report}.json';
  for await (const path of glob(pattern, { cwd: repositoryRoot })) {
    const report: unknown = JSON.parse(await readFile(inRepository(path), 'utf8'));
    if (path.endsWith('report.json')) tests.push(...readSuite(suiteSchema.parse(report)));
    else tests.push(...readVitest(vitestReportSchema.parse(report)));
  }
  return tests;
}

function readSuite({ suites = [], specs = [] }: Suite): ReportedTest[] {
  const own = specs.map(({ title, file, ok, tags }) => ({
    name: `tooling/e2e/src/${file}: ${title}`,
    passed: ok,
    tags,
  }));
  return [...own, ...suites.flatMap(readSuite)];
}

function readVitest({ testResults }: z.infer<typeof vitestReportSchema>): ReportedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, tags }) => ({
      name: `${relative(repositoryRoot, name)}: ${title}`,
      passed: status === 'passed',
      tags,
    })),
  );
}

/** Prints each requirement with its tests; fails where one that applies has none that passed. */
const tests = await readTests();
const requirements = await readFile(inRepository('tooling/scripts/requirements.txt'), 'utf8');
console.log('| requirement | level | name | passed tests | open |\n|---|---|---|---|---|');
for (const line of requirements.trim().split('\n')) {
  const [, id = '', level, name, open = ''] = /^(\S+) (\S+) (.+?)(?: \| (.+))?$/.exec(line) ?? [];
  const proofs = tests.filter(({ tags }) => tags.some((tag) => tag.replace('@', '') === id));
  const passed = [...new Set(proofs.filter((test) => test.passed).map((test) => test.name))];
  if (proofs.some((test) => !test.passed) || (passed.length === 0 && !open)) process.exitCode = 1;
  console.log(`| ${id} | ${level} | ${name} | ${passed.join('<br>')} | ${open} |`);
}
