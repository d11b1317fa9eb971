import { wcagContrast, type Oklch } from 'culori';
import { allTokens, type Color } from './tokens-css.ts';

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for controls. */
const TEXT = 4.5;
const UI = 3;

/** The colors of each role, by its name without `color-`. */
export const colorRoles = new Map(
  allTokens.flatMap(({ name, $value, $extensions }) => {
    if (!$extensions?.mode) return [];
    const { dark, deep = dark } = $extensions.mode;
    return [[name.replace('color-', ''), { light: $value as Color, dark, deep }]];
  }),
);

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-brand', 'surface-panel'];

const pairs: [foreground: string, background: string, minimum: number][] = [
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

/**
 * Every pair of colors that meet, with its minimum contrast and its contrast in each theme and on the deep
 * band: 4.5 stands for 4.5:1. Contrasts are rounded down, so that none below the minimum looks sufficient.
 */
export function listContrasts() {
  return pairs.map(([foreground, background, minimum]) => {
    const contrastIn = (mode: Mode) => {
      const ratio = wcagContrast(colorOf(foreground, mode), colorOf(background, mode));
      return Math.floor(ratio * 10) / 10;
    };
    const [light, dark, deep] = [contrastIn('light'), contrastIn('dark'), contrastIn('deep')];
    return { foreground, background, minimum, light, dark, deep };
  });
}

type Mode = 'light' | 'dark' | 'deep';

function colorOf(role: string, mode: Mode): Oklch {
  const [l = 0, c = 0, h = 0] = colorRoles.get(role)?.[mode].components ?? [];
  return { mode: 'oklch', l, c, h };
}
