import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { parseTokens } from '../tokens/parse-tokens.ts';

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for what can be operated. */
const TEXT = 4.5;
const UI = 3;

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const values = new Map(parseTokens(css).map(({ name, value }) => [name, value]));
const deep = new Map(parseTokens(css, "[data-ground='deep']").map((t) => [t.name, t.value]));

const grounds = {
  light: (name: string) => resolve(values.get(name), 0),
  dark: (name: string) => resolve(values.get(name), 1),
  'deep band': (name: string) => resolve(deep.get(name) ?? values.get(name), 1),
};

/** The colour behind a token's value: references followed, one side of `light-dark()` taken. */
function resolve(value: string | undefined, side: 0 | 1): string {
  if (value === undefined) throw new Error('A token refers to one that does not exist.');
  const sides = /^light-dark\((.+), (.+)\)$/.exec(value);
  if (sides) return resolve(sides[side + 1], side);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  return reference ? resolve(values.get(reference[1] ?? ''), side) : value;
}

const surfaces = [
  '--color-surface',
  '--color-surface-raised',
  '--color-surface-sunken',
  '--color-surface-brand',
];

const pairs: [over: string, under: string, least: number][] = [
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ['--color-text', surface, TEXT],
    ['--color-text-quiet', surface, TEXT],
    ['--color-text-brand', surface, TEXT],
    ['--color-text-accent', surface, TEXT],
    ['--color-danger', surface, TEXT],
    ['--color-success', surface, TEXT],
    ['--color-border-strong', surface, UI],
    ['--color-focus', surface, UI],
    ['--color-accent', surface, UI],
    ['--color-brand', surface, UI],
  ]),
  ['--color-on-accent', '--color-accent', TEXT],
  ['--color-on-accent', '--color-accent-hover', TEXT],
  ['--color-on-brand', '--color-brand', TEXT],
  ['--color-text', '--color-danger-surface', TEXT],
  ['--color-danger', '--color-danger-surface', TEXT],
  ['--color-success', '--color-success-surface', TEXT],
  ['--color-focus', '--color-danger-surface', UI],
];

describe.each(Object.entries(grounds))('on %s', (_ground, colorOf) => {
  it.each(pairs)('%s is seen over %s', (over, under, least) => {
    expect(wcagContrast(colorOf(over), colorOf(under))).toBeGreaterThanOrEqual(least);
  });
});

it('covers every role that is a colour of text or of what can be operated', () => {
  const covered = new Set(pairs.flatMap(([over, under]) => [over, under]));
  const roles = [...values.keys()].filter((name) => name.startsWith('--color-'));
  // The quiet border only decorates, and nothing stands on the backdrop.
  const exempt = ['--color-border', '--color-backdrop'];
  expect(roles.filter((role) => !covered.has(role))).toEqual(exempt);
});
