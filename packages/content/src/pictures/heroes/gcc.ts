import { circle, path, pointsOf } from '../kit/shapes.ts';
import type { Point } from '../kit/shapes.ts';
import { hero } from './hero.ts';

/** Coasts by longitude and latitude, a few corners each: enough for a map of dots. */
const lands = [
  '-166 66, -156 71, -125 70, -95 72, -80 68, -64 60, -55 52, -66 44, -76 36, -81 26, -84 30, -97 27, -97 20, -88 21, -83 10, -78 8, -92 15, -105 20, -112 30, -123 38, -125 48, -140 60, -160 57',
  '-78 10, -62 11, -50 2, -35 -7, -40 -22, -48 -27, -58 -38, -66 -46, -70 -54, -74 -48, -71 -20, -80 -5',
  '-16 22, -6 36, 11 37, 32 31, 43 12, 51 11, 40 -4, 40 -16, 33 -28, 20 -35, 12 -18, 9 4, -8 4, -17 13',
  '-10 37, -9 43, 0 49, 8 54, 12 58, 22 60, 30 70, 60 69, 100 77, 140 73, 178 69, 162 60, 142 54, 130 42, 122 38, 121 28, 108 20, 106 10, 103 2, 98 10, 92 22, 80 15, 78 8, 73 18, 66 25, 57 26, 52 16, 44 13, 35 28, 36 36, 27 37, 22 38, 14 41, 4 43, -2 37',
  '5 58, 12 56, 24 66, 28 71, 16 69',
  '-50 61, -42 60, -20 72, -30 83, -60 80',
  '114 -22, 122 -17, 131 -12, 142 -11, 153 -27, 149 -38, 138 -35, 116 -34',
  '95 5, 106 -6, 120 -9, 128 -4, 140 -3, 150 -10, 134 1, 118 6, 108 2',
  '-8 51, 1 51, -3 59',
  '130 32, 141 36, 145 44, 140 40',
].map(pointsOf);

const places = {
  wilmington: [-75, 40],
  chicago: [-88, 42],
  dallas: [-97, 33],
  london: [0, 52],
  dubai: [55, 25],
  hyderabad: [78, 17],
} as const satisfies Record<string, Point>;

/** A world of dots, with lines from the clients' cities to the center. */
export function gccHero(): string {
  const { hyderabad, ...clients } = places;
  return hero(
    path(dots(), { stroke: 'shade', width: 9 }),
    ...Object.values(clients).map((place) =>
      path(flight(place, hyderabad), { stroke: 'brand', width: 3 }),
    ),
    ...Object.values(clients).map((place) => circle(...placed(place), 8, { fill: 'brand' })),
    circle(...placed(hyderabad), 32, { fill: 'accent', opacity: 0.22 }),
    circle(...placed(hyderabad), 15, { fill: 'accent' }),
  );
}

function placed([longitude, latitude]: Point): Point {
  return [Math.round(476 + longitude * 2.55), Math.round(372 - latitude * 3.1)];
}

function dots(): string {
  const marks: string[] = [];
  for (let latitude = 75; latitude > -56; latitude -= 5) {
    for (let longitude = -168; longitude < 180; longitude += 6) {
      const [x, y] = placed([longitude, latitude]);
      if (lands.some((coast) => encloses(coast, [longitude, latitude]))) marks.push(`M${x} ${y}h0`);
    }
  }
  return marks.join('');
}

/** Counts the coast's crossings to the right of the point: an odd number means inside. */
function encloses(coast: readonly Point[], [x, y]: Point): boolean {
  const crossings = coast.filter(([ax, ay], index) => {
    const [bx, by] = coast[(index + 1) % coast.length] ?? [0, 0];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  });
  return crossings.length % 2 === 1;
}

function flight(from: Point, to: Point): string {
  const [x1, y1] = placed(from);
  const [x2, y2] = placed(to);
  const rise = Math.min(y1, y2) - Math.abs(x2 - x1) * 0.34;
  return `M${x1} ${y1}Q${Math.round((x1 + x2) / 2)} ${Math.round(rise)} ${x2} ${y2}`;
}
