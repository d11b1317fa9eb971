import type { Ink } from './ink.ts';
import { path, through } from './shapes.ts';
import type { Point } from './shapes.ts';

/** The three visible sides of a block. */
export type BlockInks = { readonly top: Ink; readonly left: Ink; readonly right: Ink };

const slope = 0.5;

/** A point of the ground plane (and a height above it) on the sheet, seen from a corner above. */
export function isometric(x: number, y: number, z = 0): Point {
  return [x - y, (x + y) * slope - z];
}

/** A block standing at x, y, z; its sides are lengths in the drawing's units. */
export function block(
  [x, y, z]: readonly [x: number, y: number, z: number],
  [width, depth, height]: readonly [width: number, depth: number, height: number],
  { top, left, right }: BlockInks,
): string {
  const far = [x + width, y + depth] as const;
  const face = (points: readonly Point[], fill: Ink) => path(through(points, true), { fill });
  return (
    face(
      [
        isometric(x, far[1], z),
        isometric(...far, z),
        isometric(...far, z + height),
        isometric(x, far[1], z + height),
      ],
      left,
    ) +
    face(
      [
        isometric(far[0], y, z),
        isometric(...far, z),
        isometric(...far, z + height),
        isometric(far[0], y, z + height),
      ],
      right,
    ) +
    face(
      [
        isometric(x, y, z + height),
        isometric(far[0], y, z + height),
        isometric(...far, z + height),
        isometric(x, far[1], z + height),
      ],
      top,
    )
  );
}
