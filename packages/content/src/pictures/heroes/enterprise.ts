import { group, path, rect } from '../kit/shapes.ts';
import { hero } from './hero.ts';

/** Where old systems stand about: x, y, side, tilt in degrees. */
const scattered: readonly (readonly [number, number, number, number])[] = [
  [144, 152, 56, -12],
  [248, 216, 40, 18],
  [120, 280, 40, 8],
  [216, 328, 64, -22],
  [128, 424, 48, 30],
  [264, 456, 40, -8],
  [184, 520, 56, 14],
  [312, 288, 32, 40],
];

const bus = 432;
const cell = 80;

/** From systems that grew anyhow, through one bus, to one orderly whole. */
export function enterpriseHero(): string {
  return hero(
    ...scattered.map(([x, y], index) =>
      path(`M${x} ${y}H${bus - 88 + (index % 4) * 8}V${184 + index * 40}H${bus}`, {
        stroke: 'line',
        width: 2,
      }),
    ),
    ...scattered.map(([x, y, side, tilt], index) =>
      group(
        { x, y, rotate: tilt },
        rect(-side / 2, -side / 2, side, side, {
          radius: 8,
          fill: index % 3 === 0 ? 'half' : 'shade',
        }),
      ),
    ),
    rect(bus, 136, 32, 368, { radius: 10, fill: 'brandText' }),
    path([200, 280, 360, 440].map((y) => `M464 ${y}H536`).join(''), { stroke: 'brand', width: 4 }),
    ...matrix(),
  );
}

function matrix(): string[] {
  return Array.from({ length: 16 }, (_, index) => {
    const x = 528 + (index % 4) * cell;
    const y = 164 + Math.floor(index / 4) * cell;
    const fill = index === 6 ? 'accent' : index % 5 === 0 ? 'half' : 'brand';
    return rect(x, y, 72, 72, { radius: 12, fill });
  });
}
