import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const visitorFolders = '{pages,stories,legal,forms,interface}';
const source = import.meta.dirname;
const files = globSync(
  [`${visitorFolders}/*.ts`, '{brand,company-figures,navigation,people,index}.ts'],
  { cwd: source },
);

// One import of a schema as a value would send zod to every visitor of a content page.
test('records know their schemas as types only', () => {
  expect(files.length).toBeGreaterThan(30);
  const heavy = files.filter((file) =>
    /^(?:import|export) (?!type)[^;]*from '[^']*schemas\//mu.test(
      readFileSync(join(source, file), 'utf8'),
    ),
  );
  expect(heavy).toEqual([]);
});

// A story or a legal text that the front door imports would join every page's chunk.
test('the front door leaves stories and legal texts to their loaders', () => {
  const loaded = [
    ...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(
      /'\.\/(?:stories|legal)\/(.+)\.ts'/gu,
    ),
  ];
  expect(loaded.map(([, name]) => name)).toEqual(['story-cards']);
});
