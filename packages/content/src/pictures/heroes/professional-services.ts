import type { Ink } from '../kit/ink.ts';
import { circle, path, through } from '../kit/shapes.ts';
import type { Point } from '../kit/shapes.ts';
import { hero } from './hero.ts';

/** The people who were found in the field, in the order in which they join. */
const team: readonly (readonly [x: number, y: number, ink: Ink])[] = [
  [200, 440, 'half'],
  [320, 280, 'brand'],
  [480, 360, 'accent'],
  [600, 200, 'brand'],
  [760, 280, 'half'],
];

/** A wide field of candidates, and the few who make the team. */
export function professionalServicesHero(): string {
  const route = team.map(([x, y]): Point => [x, y]);
  return hero(
    path(field(), { stroke: 'shade', width: 12 }),
    path(through(route), { stroke: 'brand', width: 4 }),
    ...team.map(person),
  );
}

function field(): string {
  const free = ([x, y]: Point) => team.every(([px, py]) => Math.hypot(px - x, py - y) > 64);
  const spots = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 18 }, (__, column): Point => [140 + column * 40, 160 + row * 40]),
  ).flat();
  return spots
    .filter(free)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('');
}

function person([x, y, ink]: (typeof team)[number]): string {
  const radius = ink === 'accent' ? 56 : 44;
  const k = radius / 44;
  const shoulders = `M${x - 24 * k} ${y + 28 * k}a${24 * k} ${22 * k} 0 0 1 ${48 * k} 0a${44 * k} ${44 * k} 0 0 1 ${-48 * k} 0Z`;
  return (
    circle(x, y, radius + 8, { fill: 'paper' }) +
    circle(x, y, radius, { fill: ink }) +
    circle(x, y - 10 * k, 13 * k, { fill: 'paper' }) +
    path(shoulders, { fill: 'paper' })
  );
}
