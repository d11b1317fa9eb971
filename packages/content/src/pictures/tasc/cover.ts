import { circle, group, path, rect, text } from '../kit/shapes.ts';
import { cover } from '../kit/frames.ts';

export function tascCover(): string {
  return cover(
    'tint',
    path('M320 0V400', { stroke: 'brand', width: 2, dash: '2 10' }),
    group(
      { x: 48, y: 72 },
      rect(0, 0, 256, 256, { radius: 24, fill: 'card' }),
      circle(52, 56, 24, { fill: 'brand' }),
      text(92, 52, 'Accountant', { size: 24, weight: 700 }),
      text(92, 78, 'Abu Dhabi', { size: 18, fill: 'quiet' }),
      path('M28 124H228M28 148H180', { stroke: 'line', width: 8 }),
      rect(28, 184, 128, 44, { radius: 14, fill: 'brand' }),
      text(92, 213, 'Apply', { size: 20, weight: 600, fill: 'onBrand', anchor: 'middle' }),
    ),
    group(
      { x: 336, y: 72 },
      rect(0, 0, 256, 256, { radius: 24, fill: 'card' }),
      circle(204, 56, 24, { fill: 'accent' }),
      text(164, 54, 'محاسب', { size: 26, weight: 700, rightToLeft: true }),
      text(164, 80, 'أبوظبي', { size: 18, fill: 'quiet', rightToLeft: true }),
      path('M228 124H28M228 148H76', { stroke: 'line', width: 8 }),
      rect(100, 184, 128, 44, { radius: 14, fill: 'accent' }),
      text(164, 213, 'قدّم', { size: 20, weight: 600, fill: 'onAccent', anchor: 'middle' }),
    ),
  );
}
