import { circle, path, rect } from '../kit/shapes.ts';
import { hero } from './hero.ts';

const tracks = [144, 208, 272, 336, 400, 464, 528];

/** Payment rails: parallel tracks with switches between them, and payments on their way. */
export function fintechHero(): string {
  return hero(
    path(tracks.map((y) => `M64 ${y}H896`).join(''), { stroke: 'line', width: 4 }),
    path('M64 208H240L304 272H520L584 336H896', { stroke: 'half', width: 10 }),
    path('M64 464H336L464 336H584', { stroke: 'brand', width: 10 }),
    path('M64 144H448L576 272H896', { stroke: 'shade', width: 10 }),
    path('M64 528H600L728 400H896', { stroke: 'shade', width: 10 }),
    path('M584 336H896', { stroke: 'accent', width: 10 }),
    ...payments.map(([x, y, width]) => rect(x, y - 14, width, 28, { radius: 14, fill: 'brand' })),
    rect(176, 450, 96, 28, { radius: 14, fill: 'accent' }),
    circle(584, 336, 32, { fill: 'paper', stroke: 'accent', width: 10 }),
    circle(584, 336, 12, { fill: 'accent' }),
    ...stops.map(([x, y]) => circle(x, y, 13, { fill: 'paper', stroke: 'half', width: 6 })),
  );
}

const payments = [
  [112, 208, 64],
  [376, 272, 72],
  [192, 144, 48],
  [672, 272, 64],
  [424, 528, 80],
  [792, 400, 48],
] as const;

const stops = [
  [304, 272],
  [464, 336],
  [448, 144],
  [600, 528],
  [832, 336],
] as const;
