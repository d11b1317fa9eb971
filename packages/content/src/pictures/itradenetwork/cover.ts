import { icon } from '../kit/icons.ts';
import { circle, path, rect, text } from '../kit/shapes.ts';
import { cover } from '../kit/frames.ts';

export function itradenetworkCover(): string {
  const furrows = Array.from({ length: 13 }, (_, index) => `M184 276L${-320 + index * 80} 400`);
  return cover(
    'well',
    path('M0 400V284Q200 264 640 296V400Z', { fill: 'shade' }),
    path(furrows.join(''), { stroke: 'paper', width: 3 }),
    path('M512 232H640V400H512Z', { fill: 'half' }),
    path('M496 208H640v32H496Z', { fill: 'brand' }),
    path('M544 400V304h64v96Z', { fill: 'deep' }),
    path('M160 288C224 176 320 320 400 216S496 272 576 312', { stroke: 'card', width: 16 }),
    path('M160 288C224 176 320 320 400 216', { stroke: 'brand', width: 6 }),
    path('M400 216C480 112 496 272 576 312', { stroke: 'edge', width: 6, dash: '1 12' }),
    circle(160, 288, 12, { fill: 'card', stroke: 'brand', width: 6 }),
    circle(400, 216, 36, { fill: 'accent' }),
    icon('truck', 378, 194, 'onAccent', 44),
    rect(216, 56, 208, 96, { radius: 24, fill: 'card' }),
    path('M384 148h32l-16 20Z', { fill: 'card' }),
    text(244, 120, '34 °F', { size: 44, weight: 700, spacing: -1 }),
    circle(388, 104, 10, { fill: 'good' }),
  );
}
