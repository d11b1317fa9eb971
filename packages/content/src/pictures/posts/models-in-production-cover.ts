import { plotted } from '../kit/charts.ts';
import { cover } from '../kit/frames.ts';
import { circle, path, through } from '../kit/shapes.ts';
import type { Point } from '../kit/shapes.ts';

const forecast = [30, 34, 42, 40, 48, 56, 54, 62, 70, 68, 76, 84];
const measured = [28, 36, 41, 43, 46, 57, 52, 48, 40, 31];
const box = [64, 48, 512, 288] as const;

export function modelsInProductionCover(): string {
  const middle = plotted(forecast, box, 100);
  const step = box[2] / (forecast.length - 1);
  const real = measured.map((value, index): Point => [
    box[0] + index * step,
    box[1] + box[3] * (1 - value / 100),
  ]);
  const wide = (index: number) => 18 + index * 5;
  const band = [
    ...middle.map(([x, y], index): Point => [x, y - wide(index)]),
    ...middle.map(([x, y], index): Point => [x, y + wide(index)]).toReversed(),
  ];
  const [x, y] = real[8] ?? [0, 0];
  return cover(
    'well',
    path('M64 120H576M64 192H576M64 264H576M64 336H576', { stroke: 'line', width: 2 }),
    path(through(band, true), { fill: 'shade' }),
    path(through(middle), { stroke: 'brand', width: 4, dash: '2 12' }),
    path(through(real), { stroke: 'text', width: 6 }),
    circle(x, y, 32, { stroke: 'accent', width: 6 }),
    ...real.map(([px, py]) => circle(px, py, 6, { fill: 'text' })),
  );
}
