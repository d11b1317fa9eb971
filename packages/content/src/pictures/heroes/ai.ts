import { circle, path, through } from '../kit/shapes.ts';
import type { Point } from '../kit/shapes.ts';
import type { Ink } from '../kit/ink.ts';
import { hero } from './hero.ts';

const levels = 9;
const low: Point = [560, 372];

/** Where a model stands after each step of its training, on its way down to the lowest point. */
const descent: readonly Point[] = [
  [216, 168],
  [296, 240],
  [376, 232],
  [424, 312],
  [496, 304],
  [528, 356],
  low,
];

/** The surface of an error as contour lines, and the path down to its lowest point. */
export function aiHero(): string {
  return hero(
    ...Array.from({ length: levels }, (_, index) => contour(levels - index)),
    path(through(descent), { stroke: 'text', width: 3, dash: '1 9' }),
    ...descent
      .slice(0, -1)
      .map(([x, y]) => circle(x, y, 8, { fill: 'paper', stroke: 'text', width: 3 })),
    circle(...low, 30, { fill: 'accent', opacity: 0.25 }),
    circle(...low, 14, { fill: 'accent' }),
  );
}

function contour(level: number): string {
  const inks: readonly Ink[] = [
    'brand',
    'brand',
    'half',
    'half',
    'half',
    'shade',
    'shade',
    'line',
    'line',
  ];
  const count = 28;
  const ring = Array.from({ length: count }, (_, index): Point => {
    const turn = (index / count) * 2 * Math.PI;
    const bulge =
      1 + 0.16 * Math.sin(2 * turn + level * 0.22) + 0.09 * Math.sin(3 * turn + 1.3 + level * 0.35);
    const radius = (12 + level * 30) * bulge;
    const drift = level * 4.5;
    return [
      low[0] - drift + radius * 1.32 * Math.cos(turn),
      low[1] - drift * 1.1 + radius * Math.sin(turn),
    ];
  });
  return path(smooth(ring), { stroke: inks[level - 1] ?? 'line', width: 2.5 });
}

/** A closed curve through the middles of a ring's sides. */
function smooth(ring: readonly Point[]): string {
  const next = (index: number): Point => ring[(index + 1) % ring.length] ?? [0, 0];
  const middles = ring.map(([x, y], index): Point => {
    const [nx, ny] = next(index);
    return [(x + nx) / 2, (y + ny) / 2];
  });
  const place = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const start = middles.at(-1) ?? [0, 0];
  return `M${place(start)}${ring.map((corner, index) => `Q${place(corner)} ${place(middles[index] ?? corner)}`).join('')}`;
}
