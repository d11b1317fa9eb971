import type { Ink } from '../kit/ink.ts';
import { circle, path, through } from '../kit/shapes.ts';
import type { Point } from '../kit/shapes.ts';
import { hero } from './hero.ts';

const heights = [120, 168, 144, 216, 248, 224, 312, 384];
const inks: readonly Ink[] = [
  'tint',
  'shade',
  'shade',
  'half',
  'half',
  'half',
  'brand',
  'brandText',
];

/** Eight stories as eight tabs of a card index, each with its corner cut, each a result. */
export function impactStoriesHero(): string {
  const tops = heights.map((height, index): Point => [168 + index * 88, 520 - height - 40]);
  const last = tops.at(-1) ?? [0, 0];
  return hero(
    path('M96 520H864', { stroke: 'line', width: 3 }),
    ...heights.map((height, index) =>
      path(tab(132 + index * 88, height), { fill: inks[index] ?? 'half' }),
    ),
    path(through(tops), { stroke: 'accent', width: 4 }),
    ...tops
      .slice(0, -1)
      .map(([x, y]) => circle(x, y, 7, { fill: 'paper', stroke: 'accent', width: 4 })),
    circle(...last, 16, { fill: 'accent' }),
  );
}

function tab(x: number, height: number): string {
  const top = 520 - height;
  return through(
    [
      [x, 520],
      [x, top],
      [x + 48, top],
      [x + 72, top + 24],
      [x + 72, 520],
    ],
    true,
  );
}
