import type { BlockInks } from '../kit/isometric.ts';
import { block } from '../kit/isometric.ts';
import { group } from '../kit/shapes.ts';
import { hero } from './hero.ts';

const slab: BlockInks = { top: 'tint', left: 'shade', right: 'half' };
const seat: BlockInks = { top: 'deepBrand', left: 'deepLine', right: 'deepRaised' };
const lit: BlockInks = { top: 'copper', left: 'copperSide', right: 'copperShade' };

/** Seats on each floor, from the ground up: place along x, along y. */
const floors: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [4, 1],
    [4, 0],
  ],
  [
    [0, 2],
    [1, 2],
    [3, 2],
    [4, 1],
    [4, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [1, 2],
    [4, 1],
  ],
];

/** A team as a building: floor upon floor of seats, the newest of them lit. */
export function odcHero(): string {
  return hero(
    group(
      { x: 408, y: 300 },
      ...floors.flatMap((seats, floor) => [
        block([0, 0, floor * 108], [376, 232, 16], slab),
        ...seats.map(([x, y]) =>
          block(
            [20 + x * 70, 20 + y * 70, floor * 108 + 16],
            [52, 52, 36],
            floor === 2 && x === 4 ? lit : seat,
          ),
        ),
      ]),
    ),
  );
}
