import { cover } from '../kit/frames.ts';
import { circle, path } from '../kit/shapes.ts';

const seats = (radius: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return `M${Math.round(320 + radius * Math.cos(angle))} ${Math.round(200 + radius * Math.sin(angle))}h0`;
  }).join('');

export function secondYearCover(): string {
  return cover(
    'brand',
    circle(320, 200, 248, { fill: 'half', opacity: 0.35 }),
    circle(320, 200, 176, { fill: 'card' }),
    circle(320, 200, 104, { fill: 'tint' }),
    path(seats(104, 12), { stroke: 'half', width: 20 }),
    path(seats(176, 24), { stroke: 'card', width: 26 }),
    path(seats(176, 24), { stroke: 'accent', width: 18 }),
    path('M320 256V176', { stroke: 'brandText', width: 8 }),
    path('M320 216C320 184 296 168 264 168C264 200 288 216 320 216Z', { fill: 'half' }),
    path('M320 192C320 156 344 136 380 136C380 172 356 192 320 192Z', { fill: 'brandText' }),
    path('M288 256H352', { stroke: 'brandText', width: 8 }),
  );
}
