import type { Ink } from '../kit/ink.ts';
import { circle, group, path, rect } from '../kit/shapes.ts';
import { hero } from './hero.ts';

/** Seats round the table: x, y, quarter turns, ink; the open one has none. */
const seats: readonly (readonly [x: number, y: number, turns: number, ink?: Ink])[] = [
  [280, 160, 0, 'brand'],
  [416, 160, 0, 'half'],
  [552, 160, 0, 'brandText'],
  [688, 160, 0, 'half'],
  [832, 320, 1, 'brand'],
  [688, 480, 2, 'brandText'],
  [552, 480, 2],
  [416, 480, 2, 'brand'],
  [280, 480, 2, 'half'],
  [136, 320, 3, 'brandText'],
];

/** A table seen from above: people at work round it, and one seat kept free. */
export function careersHero(): string {
  return hero(
    rect(184, 208, 600, 224, { radius: 48, fill: 'tint' }),
    path('M264 320H704', { stroke: 'shade', width: 4 }),
    ...seats.map(seat),
    circle(484, 320, 22, { fill: 'shade' }),
    circle(484, 320, 12, { fill: 'paper' }),
    rect(328, 296, 56, 40, { radius: 4, fill: 'paper' }),
    path('M340 310H372M340 322H360', { stroke: 'shade', width: 4 }),
  );
}

function seat([x, y, turns, ink]: (typeof seats)[number]): string {
  return group(
    { x, y, rotate: turns * 90 },
    ink ? person(ink) : circle(0, 0, 40, { stroke: 'accent', width: 5, dash: '1 13' }),
    laptop(ink ? 'half' : 'accent'),
    ink ? '' : path('M-14 0H14M0 -14V14', { stroke: 'accent', width: 6 }),
  );
}

function person(ink: Ink): string {
  return (
    rect(-44, -24, 88, 44, { radius: 22, fill: ink }) +
    circle(0, -6, 23, { fill: 'paper' }) +
    circle(0, -6, 18, { fill: ink === 'half' ? 'shade' : 'half' })
  );
}

function laptop(ink: Ink): string {
  return (
    rect(-28, 62, 56, 30, { radius: 5, fill: 'paper' }) +
    rect(-28, 96, 56, 8, { radius: 4, fill: ink })
  );
}
