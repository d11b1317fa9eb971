import { cover } from '../kit/frames.ts';
import { path, rect } from '../kit/shapes.ts';

export function erpCutoverCover(): string {
  return cover(
    'glow',
    rect(0, 344, 640, 56, { fill: 'shade' }),
    rect(56, 136, 136, 208, { radius: 8, fill: 'half' }),
    path('M80 168H168M80 200H168M80 232H168M80 264H168', { stroke: 'shade', width: 10 }),
    rect(448, 88, 136, 256, { radius: 8, fill: 'brandText' }),
    path(
      'M472 120h0m30 0h0m30 0h0m28 0h0M472 156h0m30 0h0m30 0h0m28 0h0M472 192h0m30 0h0m30 0h0m28 0h0',
      {
        stroke: 'half',
        width: 18,
      },
    ),
    path(
      'M192 288C256 344 384 344 448 288M192 288H448M240 288v28M280 288v38M320 288v42M360 288v38M400 288v28',
      {
        stroke: 'text',
        width: 5,
      },
    ),
    ...[200, 258, 316, 374].map((x, index) =>
      rect(x, 244, 44, 36, { radius: 6, fill: index === 2 ? 'accent' : 'card' }),
    ),
    path('M212 204H404l-16 -14M404 204l-16 14', { stroke: 'accent', width: 5 }),
  );
}
