import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageNames, paths, type PageName } from '@kestrova/paths';
import { sanitize } from 'storybook/internal/csf';
import { expect, test } from 'vitest';

const components = fileURLToPath(
  new URL('../../../../packages/design-system/src/', import.meta.url),
);

test('links to every component, and only to existing ones', () => {
  const guide = readFileSync(new URL('when-to-use-what.mdx', import.meta.url), 'utf8');
  const linked = [...guide.matchAll(/path=\/docs\/(components-[\w-]+)--docs/g)].map(
    ([, id = '']) => id,
  );
  expect([...new Set(linked)].toSorted()).toEqual(listDocumentedComponents());
});

test('shows every page of the site', () => {
  const site = fileURLToPath(new URL('../site/', import.meta.url));
  const stories = globSync('*.stories.tsx', { cwd: site })
    .map((file) => readFileSync(site + file, 'utf8'))
    .join('\n');
  const isShown = (name: PageName) =>
    stories.includes(`pathTo('${name}'`) || stories.includes(paths[name].replace(':id', ''));
  const missing = pageNames.filter((name) => !isShown(name));
  expect(missing, 'add a line for each of these pages to src/site/pages.stories.tsx').toEqual([]);
});

/** The ids of the components' pages. */
function listDocumentedComponents(): string[] {
  return globSync('**/*.stories.tsx', { cwd: components })
    .map((file) => readFileSync(components + file, 'utf8'))
    .flatMap((code) => /^ {2}title: '(Components\/.*)'/m.exec(code)?.[1] ?? [])
    .map((title) => sanitize(title))
    .toSorted();
}
