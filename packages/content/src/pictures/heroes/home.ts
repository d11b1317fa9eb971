import type { Ink } from '../kit/ink.ts';
import { circle, group, path, rect } from '../kit/shapes.ts';
import { hero } from './hero.ts';

const side = 160;

/** The tiles of the mosaic, each drawn on a square of 160 in the ink it is given. */
const tiles = {
  feather: (ink: Ink) =>
    path('M0 160V96A96 96 0 0 1 96 0H160V64A96 96 0 0 1 64 160Z', { fill: ink }),
  quarter: (ink: Ink) => path('M0 0H160A160 160 0 0 1 0 160Z', { fill: ink }),
  corner: (ink: Ink) => path('M0 160L160 0V160Z', { fill: ink }),
  coin: (ink: Ink) =>
    circle(80, 80, 72, { fill: 'tint' }) +
    circle(80, 80, 44, { stroke: ink, width: 20 }) +
    circle(80, 80, 10, { fill: ink }),
  rails: (ink: Ink) =>
    rect(0, 0, side, side, { fill: 'tint' }) +
    path('M24 40H136M24 120H48L96 80H136M24 80H64', { stroke: 'half', width: 10 }) +
    path('M48 40H88', { stroke: ink, width: 26 }) +
    circle(136, 80, 14, { fill: ink }),
  seats: (ink: Ink) =>
    path('M28 28h0m52 0h0m52 0h0M28 80h0m52 0h0m52 0h0M28 132h0m52 0h0m52 0h0', {
      stroke: ink,
      width: 36,
    }),
  bars: (ink: Ink) =>
    rect(0, 0, side, side, { fill: 'tint' }) +
    rect(24, 92, 24, 44, { radius: 4, fill: 'half' }) +
    rect(68, 64, 24, 72, { radius: 4, fill: 'half' }) +
    rect(112, 28, 24, 108, { radius: 4, fill: ink }),
  signal: (ink: Ink) =>
    path('M0 20A140 140 0 0 1 140 160M0 64A96 96 0 0 1 96 160M0 108A52 52 0 0 1 52 160', {
      stroke: ink,
      width: 18,
      cap: 'butt',
    }),
  rows: (ink: Ink) =>
    path('M0 20H160M0 60H160M0 100H160M0 140H160', { stroke: ink, width: 18, cap: 'butt' }),
} as const;

type Cell = readonly [tile: keyof typeof tiles, ink: Ink, quarterTurns?: number];

/** Four rows of six; the feathers climb from the lower left to the upper right. */
const mosaic: readonly (readonly (Cell | null)[])[] = [
  [null, null, null, ['seats', 'shade'], ['feather', 'brand'], ['quarter', 'accent', 1]],
  [null, null, ['coin', 'half'], ['feather', 'half'], ['rails', 'brand'], ['feather', 'brandText']],
  [
    null,
    ['signal', 'shade'],
    ['feather', 'brandText'],
    ['bars', 'accent'],
    ['feather', 'shade'],
    ['signal', 'half', 2],
  ],
  [
    ['rows', 'tint'],
    ['feather', 'shade'],
    ['corner', 'half'],
    ['feather', 'brand'],
    ['quarter', 'brandText', 3],
    ['coin', 'brand'],
  ],
];

/** A wing of tiles: every trade of the company has one, and together they rise. */
export function homeHero(): string {
  return hero(
    ...mosaic.flatMap((row, y) => row.map((cell, x) => (cell ? placed(cell, x, y) : ''))),
  );
}

function placed([tile, ink, turns = 0]: Cell, x: number, y: number): string {
  const drawn = tiles[tile](ink);
  const middle = side / 2;
  const turned =
    turns === 0
      ? drawn
      : group(
          { x: middle, y: middle, rotate: turns * 90 },
          group({ x: -middle, y: -middle }, drawn),
        );
  return group({ x: x * side, y: y * side }, turned);
}
