import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageNames } from '@kestrova/paths';
import { sanitize } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { collectFacts, pageStories } from '../../.storybook/component-facts.ts';

const components = fileURLToPath(
  new URL('../../../../packages/design-system/src/', import.meta.url),
);

test('links to every component, and only to existing ones', () => {
  const guide = readFileSync(new URL('when-to-use-what.mdx', import.meta.url), 'utf8');
  const linked = [...guide.matchAll(/path=\/docs\/(components-[\w-]+)--docs/g)].map(
    ([, id = '']) => id,
  );
  const documented = Object.keys(collectFacts()).map((title) => sanitize(title));
  expect([...new Set(linked)].toSorted()).toEqual(documented.toSorted());
});

test('shows right and wrong uses only of existing components', () => {
  const examples = globSync('*.mdx', { cwd: new URL('../do-and-dont/', import.meta.url) });
  const titles = Object.keys(collectFacts()).map((title) => sanitize(title.replace(/ \(.*/, '')));
  const lost = examples.filter(
    (file) => !titles.some((title) => title.endsWith(`-${file.slice(0, -4)}`)),
  );
  expect(lost).toEqual([]);
});

test('takes the colors of a component from its own styles and those of its parts', () => {
  const { colors } = collectFacts()['Components/Content/Card (tile, teaser)'] ?? {};
  // Text and the surface are inherited, and the last one is the avatar's.
  const some = ['text', 'surface', 'text-quiet', 'surface-raised', 'surface-brand'];
  expect(colors).toEqual(expect.arrayContaining(some));
  expect(colors).not.toContain('on-accent');
});

test('gives the decisions that name a component as its reasons', () => {
  const { why } = collectFacts()['Components/Content/Stat (figure, number, KPI)'] ?? {};
  expect(why).toContain('### Figures replace photographs\n\n**Context.**');
});

test('shows every page of the site', () => {
  const missing = pageNames.filter((name) => !pageStories.has(name));
  expect(missing, 'add a line for each of these pages to src/site/pages.stories.tsx').toEqual([]);
});

test('keeps only sentences about keys in the keyboard help', () => {
  const { keyboard } = collectFacts()['Components/Content/Logo marquee (clients, ticker)'] ?? {};
  expect(keyboard).toMatch(/^Tab reaches the button, which pauses and plays the row\. The story/);
});

test('proves by a story how each component with controls works by keyboard', () => {
  const unproven = globSync('**/*.stories.tsx', { cwd: components }).filter((file) => {
    const code = readFileSync(components + file.replace('.stories', ''), 'utf8');
    const hasControls = /<(button|summary|input|select|textarea|IconButton)\b/.test(code);
    const proof = /\*\/\nexport const \w+.*\n  tags: \[.*'keyboard'/;
    return hasControls && !proof.test(readFileSync(components + file, 'utf8'));
  });
  const advice = "write above a story what the keys do, and tag it 'keyboard' in its first line";
  expect(unproven, advice).toEqual([]);
});
