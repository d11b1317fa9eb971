import { circle, group, path, rect, text } from '../kit/shapes.ts';
import { cover } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';

/** Agent points: where each stands, and how large. */
const agents: readonly (readonly [x: number, y: number, radius: number])[] = [
  [392, 72, 10],
  [488, 56, 16],
  [584, 104, 10],
  [440, 152, 8],
  [552, 208, 22],
  [424, 264, 12],
  [600, 304, 12],
  [488, 344, 16],
];

export function maabCover(): string {
  const lines = agents.map(([x, y]) => `M248 200C330 200 ${x - 90} ${y} ${x} ${y}`).join('');
  return cover(
    'deep',
    path(lines, { stroke: 'deepLine', width: 2 }),
    path('M248 200C330 200 462 208 552 208', { stroke: 'copper', width: 3 }),
    ...agents.map(([x, y, radius], index) =>
      circle(x, y, radius, { fill: index === 4 ? 'copper' : 'deepBrand' }),
    ),
    circle(552, 208, 34, { stroke: 'copper', width: 2 }),
    group(
      { x: 72, y: 48 },
      rect(0, 0, 216, 440, { radius: 32, fill: 'card', stroke: 'deepLine', width: 2 }),
      circle(108, 96, 36, { fill: 'goodTint' }),
      icon('check', 84, 72, 'good', 48),
      text(108, 168, 'Cash in', { size: 18, fill: 'quiet', anchor: 'middle' }),
      text(108, 216, '25,000', { size: 44, weight: 700, anchor: 'middle', spacing: -1 }),
      path('M32 248H184', { stroke: 'line', width: 2, dash: '2 6' }),
      text(32, 288, 'Commission', { size: 16, fill: 'quiet' }),
      text(184, 288, '62.50', { size: 16, weight: 600, anchor: 'end' }),
      text(32, 320, 'E-float', { size: 16, fill: 'quiet' }),
      text(184, 320, '123,200', { size: 16, weight: 600, anchor: 'end' }),
    ),
  );
}
