import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { siteRegions } from '../lib/region.tsx';
import { listPages } from './list-pages.ts';
import { sampleJobs } from './testing/sample-jobs.ts';

const FILE = join(import.meta.dirname, 'checked-data.ts');

/** Reading the definitions takes seconds, in milliseconds on a busy machine. */
const TIMEOUT = 60_000;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * What schema.org objects to in the data, by the definitions that schema-dts generates from it: a
 * literal has its type only if every name and value in it is valid.
 */
function findSchemaProblems(data: readonly object[]): string[] {
  const checks = data.map(
    (facts, place) =>
      `const d${place}: S.WithContext<S.${typeOf(facts)}> = ${JSON.stringify(facts)};`,
  );
  const text = [`import type * as S from 'schema-dts';`, ...checks].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target, ...rest) =>
    file === FILE ? ts.createSourceFile(file, text, target) : readSource(file, target, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

function typeOf(facts: object): string {
  return '@type' in facts ? String(facts['@type']) : 'Thing';
}

test(
  'writes only types, names and values of schema.org in every page',
  { timeout: TIMEOUT },
  async () => {
    const pages = await Promise.all(siteRegions.map((region) => listPages(region, sampleJobs)));
    const data = pages.flat().flatMap(({ structuredData = [] }) => structuredData);
    const types = new Set(data.map(typeOf));
    expect(types).toEqual(new Set(['Organization', 'BreadcrumbList', 'Article', 'JobPosting']));
    expect(findSchemaProblems(data)).toEqual([]);
  },
);

test(
  'reports each type, name and value that schema.org does not define',
  { timeout: TIMEOUT },
  () => {
    const posting = { '@context': 'https://schema.org', '@type': 'JobPosting' };
    const problems = findSchemaProblems([
      { ...posting, '@type': 'JobPostin' },
      { ...posting, tilte: 'Designer' },
      { ...posting, jobLocation: { '@type': 'Place', adress: 'Wilmington' } },
      { ...posting, directApply: 'yes' },
    ]);
    const wrong = ['JobPostin', 'tilte', 'adress', 'yes'];
    expect(problems).toEqual(wrong.map((word) => expect.stringContaining(word)));
  },
);
