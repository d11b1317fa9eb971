import { icon } from '../kit/icons.ts';
import { cover } from '../kit/frames.ts';
import { circle, path, rect, text } from '../kit/shapes.ts';

const days = ['M', 'T', 'W', 'T', 'F'];

/** The slots taken each day: row and length. */
const taken: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 2],
    [3, 1],
  ],
  [[1, 3]],
  [
    [0, 1],
    [2, 2],
  ],
  [[3, 1]],
  [
    [0, 3],
    [4, 1],
  ],
];

export function jseeCover(): string {
  return cover(
    'brand',
    rect(64, 72, 512, 400, { radius: 28, fill: 'card' }),
    path('M64 136H576M167 72V400M269 72V400M371 72V400M473 72V400', { stroke: 'line', width: 2 }),
    ...days.map((day, index) =>
      text(116 + index * 102, 114, day, {
        size: 24,
        weight: 700,
        fill: index === 3 ? 'brandText' : 'quiet',
        anchor: 'middle',
      }),
    ),
    ...taken.flatMap((slots, day) =>
      slots.map(([row, length]) =>
        rect(76 + day * 102, 152 + row * 60, 80, length * 60 - 12, { radius: 12, fill: 'shade' }),
      ),
    ),
    rect(346, 176, 240, 100, { radius: 24, fill: 'accent' }),
    text(370, 218, 'Thursday', { size: 20, fill: 'onAccent' }),
    text(370, 254, '10:30', { size: 34, weight: 700, fill: 'onAccent' }),
    circle(536, 226, 26, { fill: 'card' }),
    icon('check', 520, 210, 'accentText', 32),
  );
}
