import { circle, group, path, rect } from '../kit/shapes.ts';
import { hero } from './hero.ts';

/** One window three times: as a sketch, as a frame, and finished. */
export function productHero(): string {
  return hero(
    group({ x: 120, y: 88 }, sketch),
    group({ x: 240, y: 168 }, frame),
    group({ x: 376, y: 256 }, finished),
    path('M800 504l52 20-22 10-10 22Z', { fill: 'accent', stroke: 'paper', width: 6 }),
  );
}

const sketch =
  rect(0, 0, 416, 272, { radius: 16, stroke: 'edge', width: 2, dash: '8 8' }) +
  path('M0 40H416M96 40V272M128 88H360M128 128H312', { stroke: 'edge', width: 2, dash: '8 8' });

const frame =
  rect(0, 0, 432, 288, { radius: 16, fill: 'tint' }) +
  path('M0 44H432V16a16 16 0 0 0-16-16H16A16 16 0 0 0 0 16Z', { fill: 'shade' }) +
  path('M32 84H120M32 124H96M32 164H112', { stroke: 'shade', width: 12 });

const columns = [40, 64, 56, 88, 104, 128];

const finished =
  rect(0, 0, 456, 304, { radius: 16, fill: 'card', stroke: 'line', width: 2 }) +
  path('M0 48H456V16a16 16 0 0 0-16-16H16A16 16 0 0 0 0 16Z', { fill: 'deep' }) +
  path('M28 24h0m24 0h0m24 0h0', { stroke: 'deepBrand', width: 12 }) +
  rect(0, 48, 112, 256, { fill: 'tint' }) +
  path('M28 84H80M28 120H68M28 156H76', { stroke: 'half', width: 10 }) +
  columns
    .map((height, index) =>
      rect(144 + index * 36, 256 - height, 24, height, {
        radius: 6,
        fill: index === 5 ? 'accent' : 'brand',
      }),
    )
    .join('') +
  path('M144 272H360', { stroke: 'line', width: 3 }) +
  path('M144 88H248M144 112H208', { stroke: 'shade', width: 10 }) +
  circle(404, 100, 24, { fill: 'shade' }) +
  path('M388 160H420M388 184H420M388 208H420', { stroke: 'shade', width: 8 });
