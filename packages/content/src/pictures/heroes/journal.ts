import { circle, group, path, rect } from '../kit/shapes.ts';
import { hero } from './hero.ts';

/** Sheets of a journal, the top one open at a marked line. */
export function journalHero(): string {
  return hero(
    group({ x: 296, y: 88, rotate: -8 }, sheet('shade')),
    group({ x: 320, y: 80, rotate: 4 }, sheet('tint')),
    group(
      { x: 304, y: 72 },
      path('M0 0H304L352 48V496H0Z', { fill: 'card', stroke: 'line', width: 2 }),
      path('M304 0V48H352Z', { fill: 'brand' }),
      path('M40 72H208M40 104H160', { stroke: 'text', width: 16 }),
      rect(40, 152, 112, 112, { radius: 8, fill: 'deep' }),
      path('M64 240L96 200L112 216L136 176', { stroke: 'deepBrand', width: 6 }),
      circle(136, 176, 8, { fill: 'copper' }),
      path('M180 164H312M180 192H312M180 220H288M180 248H312', { stroke: 'shade', width: 10 }),
      rect(28, 286, 224, 28, { radius: 4, fill: 'glow' }),
      path('M40 300H240', { stroke: 'accent', width: 10 }),
      path('M40 336H312M40 368H296M40 400H312M40 432H200', { stroke: 'shade', width: 10 }),
    ),
    group(
      { x: 704, y: 248, rotate: 45 },
      rect(-12, -176, 24, 128, { radius: 4, fill: 'brand' }),
      path('M-12 -44H12L12 -16L0 12L-12 -16Z', { fill: 'text' }),
      rect(-12, -196, 24, 16, { radius: 4, fill: 'accent' }),
    ),
  );
}

function sheet(fill: 'shade' | 'tint'): string {
  return path('M0 0H304L352 48V496H0Z', { fill });
}
