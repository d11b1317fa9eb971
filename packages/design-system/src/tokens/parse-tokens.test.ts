import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseTokens } from './parse-tokens.ts';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

it('reads every token once, with its group and its value on one line', () => {
  const tokens = parseTokens(css);
  const names = tokens.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(tokens).toContainEqual({
    name: '--color-text',
    group: 'color',
    value: 'light-dark(var(--ink), oklch(0.94 0.008 150))',
  });
  expect(new Set(tokens.map(({ group }) => group))).toEqual(
    new Set(['palette', 'color', 'type', 'space', 'shape', 'elevation', 'motion']),
  );
});

it('reads what another selector sets', () => {
  expect(parseTokens(css, "[data-ground='deep']").map(({ name }) => name)).toEqual([
    '--color-surface',
    '--color-surface-raised',
  ]);
});

it('passes over comments', () => {
  expect(parseTokens(':root { /* --space-1: 4px; */ --space-2: 8px; }')).toHaveLength(1);
});

it('refuses a token of no known kind, and says where to name one', () => {
  expect(() => parseTokens(':root { --mood: fine; }')).toThrow(
    '--mood belongs to no group of tokens: name one in parse-tokens.ts.',
  );
});
