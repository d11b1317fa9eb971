import { wcagContrast, type Oklch } from 'culori';
import { describe, expect, it } from 'vitest';
import { allTokens, type Color } from './tokens-css.ts';

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for what can be operated. */
const TEXT = 4.5;
const UI = 3;

const roles = new Map(
  allTokens.flatMap(({ name, $value, $extensions }) => {
    if (!$extensions?.mode) return [];
    const { dark, deep = dark } = $extensions.mode;
    return [[name.replace('color-', ''), { light: $value as Color, dark, 'deep band': deep }]];
  }),
);

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-brand', 'surface-panel'];

const pairs: [over: string, under: string, least: number][] = [
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ['text', surface, TEXT],
    ['text-quiet', surface, TEXT],
    ['text-brand', surface, TEXT],
    ['text-accent', surface, TEXT],
    ['danger', surface, TEXT],
    ['success', surface, TEXT],
    ['focus', surface, UI],
    ['accent', surface, UI],
    ['brand', surface, UI],
  ]),
  // Fields are on every surface except the panel.
  ...surfaces
    .slice(0, -1)
    .map((surface): [string, string, number] => ['border-strong', surface, UI]),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['on-brand', 'brand', TEXT],
  ['text', 'danger-surface', TEXT],
  ['danger', 'danger-surface', TEXT],
  ['success', 'success-surface', TEXT],
  ['focus', 'danger-surface', UI],
];

describe.each(['light', 'dark', 'deep band'] as const)('on %s', (mode) => {
  const colorOf = (role: string): Oklch => {
    const [l = 0, c = 0, h = 0] = roles.get(role)?.[mode].components ?? [];
    return { mode: 'oklch', l, c, h };
  };

  it.each(pairs)(
    '%s has enough contrast on %s',
    { tags: ['WCAG-1.4.3', 'WCAG-1.4.11'] },
    (over, under, least) => {
      expect(wcagContrast(colorOf(over), colorOf(under))).toBeGreaterThanOrEqual(least);
    },
  );
});

it('covers every color of text and controls', { tags: ['WCAG-1.4.11'] }, () => {
  const covered = new Set(pairs.flatMap(([over, under]) => [over, under]));
  // The quiet border only decorates, and there is no text on the backdrop.
  const exempt = ['border', 'backdrop'];
  expect([...roles.keys()].filter((role) => !covered.has(role))).toEqual(exempt);
});
