import type { Ink } from '../kit/ink.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import { drawing } from '../kit/svg.ts';
import { pictureSizes } from '../picture.ts';

type Sitter = {
  readonly ground: Ink;
  readonly skin: Ink;
  readonly clothes: Ink;
  /** Drawn between ground and head: long hair, a scarf's back. */
  readonly behind?: string;
  /** Drawn over the clothes, under the head: a collar. */
  readonly collar?: string;
  /** Drawn over the face: hair, beard, glasses, earrings. */
  readonly before: string;
  readonly brows?: Ink;
};

/** A head and shoulders on a plain ground, after one construction for everyone. */
export function portrait(sitter: Sitter): string {
  const { ground, skin, clothes, behind = '', collar = '', before, brows = 'hairDark' } = sitter;
  const { width, height } = pictureSizes.portrait;
  return drawing(
    { width, height },
    rect(0, 0, width, height, { fill: ground }),
    behind,
    path('M16 160C16 130 40 120 66 116H94C120 120 144 130 144 160Z', { fill: clothes }),
    path('M66 92V116C66 132 94 132 94 116V92Z', { fill: skin }),
    path('M66 98C72 110 88 110 94 98V106C86 116 74 116 66 106Z', {
      fill: 'hairDark',
      opacity: 0.16,
    }),
    collar,
    circle(51, 72, 6, { fill: skin }),
    circle(109, 72, 6, { fill: skin }),
    rect(52, 34, 56, 72, { radius: 28, fill: skin }),
    path('M63 64Q68.5 60.5 74 64M86 64Q91.5 60.5 97 64', {
      stroke: brows,
      width: 2.5,
    }),
    circle(69, 72, 3, { fill: 'hairDark' }),
    circle(91, 72, 3, { fill: 'hairDark' }),
    path('M80 74V81H83', { stroke: 'hairDark', width: 1.5, opacity: 0.45 }),
    path('M72 90Q80 96 88 90', { stroke: 'hairDark', width: 2.5, opacity: 0.8 }),
    before,
  );
}
