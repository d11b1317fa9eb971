import { circle, group, path, rect } from '../kit/shapes.ts';
import { hero } from './hero.ts';

const radii = [72, 120, 168, 216, 264];

/** Two callers, their circles meeting where the letter is. */
export function contactUsHero(): string {
  return hero(
    ...radii.map((radius, index) =>
      circle(270, 320, radius, {
        stroke: index < 2 ? 'brand' : index < 4 ? 'half' : 'shade',
        width: 3,
      }),
    ),
    ...radii.map((radius, index) =>
      circle(690, 320, radius, {
        stroke: index < 2 ? 'brand' : index < 4 ? 'half' : 'shade',
        width: 3,
      }),
    ),
    circle(270, 320, 40, { fill: 'deep' }),
    circle(270, 320, 14, { fill: 'deepBrand' }),
    circle(690, 320, 40, { fill: 'brand' }),
    circle(690, 320, 14, { fill: 'paper' }),
    group(
      { x: 400, y: 264 },
      rect(-10, -10, 180, 132, { radius: 22, fill: 'paper' }),
      rect(0, 0, 160, 112, { radius: 14, fill: 'accent' }),
      path('M16 20L80 68L144 20', { stroke: 'onAccent', width: 8 }),
    ),
  );
}
