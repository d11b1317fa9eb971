import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames, paths } from '@kestrova/paths';
import { sanitize } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { collectFacts } from '../../.storybook/component-facts.ts';

const components = join(import.meta.dirname, '../../../../packages/design-system/src');
const pages = join(import.meta.dirname, '../../../../packages/content/content/pages');
const stories = globSync('**/*.stories.tsx', { cwd: components });
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

test('links to every component, and only to existing ones', () => {
  const guide = read(import.meta.dirname, 'when-to-use-what.mdx');
  const linked = [...guide.matchAll(/path=\/docs\/(components-[\w-]+)--docs/g)].map(
    ([, id = '']) => id,
  );
  const documented = stories.map((path) =>
    sanitize(/^ {2}title: '(.*)'/m.exec(read(components, path))?.[1] ?? path),
  );
  expect([...new Set(linked)].toSorted()).toEqual(documented.toSorted());
});

test('shows right and wrong uses only of existing components', () => {
  const examples = globSync('*.mdx', { cwd: join(import.meta.dirname, '../do-and-dont') });
  const documented = Object.keys(collectFacts()).map((name) => `${name}.mdx`);
  expect(documented).toEqual(expect.arrayContaining(examples));
});

test('takes the colors of a component from its own styles and those of its parts', () => {
  const { colors } = collectFacts()['card'] ?? {};
  // Text and the surface are inherited, and the last one is the avatar's.
  const some = ['text', 'surface', 'text-quiet', 'surface-raised', 'surface-brand'];
  expect(colors).toEqual(expect.arrayContaining(some));
  expect(colors).not.toContain('on-accent');
});

test('lists the parts of the site that import a component or one of its parts', () => {
  const { card, 'scroll-to-top': scrollToTop } = collectFacts();
  expect(scrollToTop?.usedOn).toEqual(['every page']);
  expect(card?.usedOn).toEqual(expect.arrayContaining(['card section', 'services']));
});

test('shows every page of the site', () => {
  const code = globSync('*.stories.tsx', { cwd: join(import.meta.dirname, '../site') })
    .map((path) => read(import.meta.dirname, '../site', path))
    .join('\n');
  const listed = globSync('*.json', { cwd: pages }).filter((file) =>
    read(pages, file).includes('generated/page.json'),
  );
  const others = pageNames.filter((name) => !listed.includes(`${name}.json`));
  const missing = others.filter((name) => {
    const address = paths[name].replace(/:id.*/, '');
    return !new RegExp(`pathTo\\('${name}'|['\`]${address}['\`$#]`).test(code);
  });
  expect(missing, 'add a line for each of these pages to src/site/pages.stories.tsx').toEqual([]);
});

test('tells and proves by a story how each component with controls works by keyboard', () => {
  const unproven = stories.filter((file) => {
    const component = read(components, file.replace('.stories', ''));
    const hasControls = /<(button|summary|input|select|textarea|IconButton)\b/.test(component);
    const code = read(components, file);
    return hasControls && !(code.includes('**Keyboard.**') && /tags: \[.*'keyboard'/.test(code));
  });
  const advice = "write what the keys do above the component, and tag a story 'keyboard'";
  expect(unproven, advice).toEqual([]);
});
