import { circle, group, path, rect } from '../kit/shapes.ts';
import { hero } from './hero.ts';

/** Six tiles, one for each service, joined like the parts of one board. */
export function servicesHero(): string {
  return hero(
    path('M200 320H760M368 96V544M592 96V544', { stroke: 'line', width: 2 }),
    ...tiles.map((tile, index) =>
      group(
        { x: 156 + (index % 3) * 224, y: 108 + Math.floor(index / 3) * 224 },
        rect(0, 0, 200, 200, { radius: 24, fill: index === 4 ? 'deep' : 'tint' }),
        tile,
      ),
    ),
  );
}

const rails =
  path('M32 64H168M32 136H72L120 88H168', { stroke: 'half', width: 8 }) +
  rect(72, 52, 48, 24, { radius: 12, fill: 'brand' }) +
  circle(56, 136, 14, { fill: 'brand' });

const flow =
  path('M64 56H136V144H64', { stroke: 'half', width: 4 }) +
  rect(36, 36, 56, 40, { radius: 8, fill: 'brand' }) +
  rect(108, 80, 56, 40, { radius: 8, fill: 'half' }) +
  rect(36, 124, 56, 40, { radius: 8, fill: 'brand' });

const panes =
  rect(36, 44, 104, 84, { radius: 10, fill: 'half' }) +
  rect(60, 72, 104, 84, { radius: 10, fill: 'brand' }) +
  path('M76 96H148M76 116H124', { stroke: 'tint', width: 8 });

const model =
  path('M40 148C72 148 76 60 100 60S128 148 160 148', { stroke: 'brand', width: 8 }) +
  path('M100 44V60', { stroke: 'half', width: 4 }) +
  circle(100, 60, 12, { fill: 'half' });

const seats =
  path('M52 60h0m32 0h0m32 0h0m32 0h0M52 100h0m32 0h0m32 0h0m32 0h0M52 140h0m32 0h0m32 0h0', {
    stroke: 'deepBrand',
    width: 22,
  }) + circle(148, 140, 11, { fill: 'copper' });

const places =
  path('M48 132C72 60 128 60 152 132', { stroke: 'half', width: 4, dash: '1 10' }) +
  circle(48, 132, 16, { fill: 'brand' }) +
  circle(152, 132, 16, { fill: 'brand' }) +
  circle(100, 79, 8, { fill: 'half' });

/** In the order of the services: fintech, enterprise, product, AI, ODC, GCC. */
const tiles = [rails, flow, panes, model, seats, places];
