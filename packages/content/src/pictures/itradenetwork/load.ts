import { badge, card, chip, rule, stat } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { circle, group, path, pointsOf, rect, text, through } from '../kit/shapes.ts';
import type { Point } from '../kit/shapes.ts';

/** Outlines by longitude and latitude, generalised to a few corners each. */
const states: readonly (readonly [name: string, label: Point, outline: string])[] = [
  [
    'CA',
    [-121.4, 39.4],
    '-124.2 42, -120 42, -120 39, -114.6 35, -114.7 32.7, -117.1 32.5, -118.4 33.9, -120.6 34.6, -121.9 36.6, -122.5 37.8, -123.8 39.3, -124.4 40.4',
  ],
  ['NV', [-116.8, 39.9], '-120 42, -114.05 42, -114.05 36.2, -114.6 35, -120 39'],
  ['UT', [-112.4, 40], '-114.05 42, -111.05 42, -111.05 41, -109.05 41, -109.05 37, -114.05 37'],
  ['CO', [-106.6, 38.2], '-109.05 41, -102.05 41, -102.05 37, -109.05 37'],
  [
    'AZ',
    [-111.7, 34.6],
    '-114.05 37, -109.05 37, -109.05 31.3, -111.1 31.3, -114.8 32.5, -114.6 35, -114.05 36.2',
  ],
  ['NM', [-106.2, 34.6], '-109.05 37, -103 37, -103 32, -106.6 31.8, -109.05 31.3'],
  ['WY', [-107.5, 42.4], '-111.05 45, -104.05 45, -104.05 41, -111.05 41'],
];

const driven = pointsOf('-121.65 36.68, -119 35.4, -117 34.9, -115.1 36.2, -113.1 37.7, -110.2 39');

const ahead = pointsOf('-110.2 39, -108.55 39.1, -106.4 39.6, -104.99 39.74');

const stops = [
  ['Salinas, cooler 4', 'Loaded 22 pallets, sealed', 'Thu 06:10'],
  ['Barstow', 'Driver change, doors shut', 'Thu 14:25'],
  ['Green River', 'Now passing, 61 mph', 'Fri 02:48'],
  ['Grand Junction', 'Fuel stop', 'Fri 04:20'],
  ['Denver, dock 12', 'Window 09:00 to 10:00', 'Fri 09:15'],
] as const;

export function itradenetworkLoad(): string {
  return browser(
    { address: 'track.itradenetwork.example/loads/LD-20461', ground: 'well' },
    group({ x: 400 }, ...states.map(state), route()),
    rect(0, 0, 432, 752, { fill: 'card' }),
    path('M432 0V752', { stroke: 'line' }),
    text(40, 60, 'Load LD-20461', { size: 26, weight: 600, spacing: -0.5 }),
    text(40, 88, 'Romaine hearts, 1,056 cases', { fill: 'quiet' }),
    chip([392, 40], 'On time', 'good', 'end'),
    rule(40, 392, 116),
    ...stops.map(stop),
    rule(40, 392, 584),
    stat([40, 620], 'Arrives', '09:15', 30),
    stat([168, 620], 'To go', '352 mi', 30),
    stat([304, 620], 'Dock wait', '0 min', 30),
    text(40, 708, 'Denver has been told, dock 12 is held.', { size: 14, fill: 'quiet' }),
    reefer(),
  );
}

function placed([longitude, latitude]: Point): Point {
  return [(longitude + 124.6) * 40, (45 - latitude) * 50];
}

function state([name, label, outline]: (typeof states)[number]): string {
  const [x, y] = placed(label);
  return (
    path(through(pointsOf(outline).map(placed), true), {
      fill: 'paper',
      stroke: 'line',
      width: 1.5,
    }) + text(x, y, name, { size: 16, fill: 'quiet', anchor: 'middle', spacing: 2 })
  );
}

function route(): string {
  const [x, y] = placed([-110.2, 39]);
  const [startX, startY] = placed([-121.65, 36.68]);
  const [endX, endY] = placed([-104.99, 39.74]);
  return (
    path(through(ahead.map(placed)), { stroke: 'edge', width: 4, dash: '1 10' }) +
    path(through(driven.map(placed)), { stroke: 'brand', width: 5 }) +
    circle(startX, startY, 9, { fill: 'card', stroke: 'brand', width: 4 }) +
    text(startX + 20, startY + 6, 'Salinas', { weight: 600 }) +
    circle(endX, endY, 9, { fill: 'card', stroke: 'edge', width: 4 }) +
    text(endX, endY - 22, 'Denver', { weight: 600, anchor: 'middle' }) +
    circle(x, y, 34, { fill: 'accent', opacity: 0.2 }) +
    circle(x, y, 22, { fill: 'accent' }) +
    icon('truck', x - 12, y - 12, 'onAccent')
  );
}

function stop([name, detail, time]: (typeof stops)[number], index: number): string {
  const y = 160 + index * 88;
  const passed = index < 2;
  return (
    (index < 4
      ? path(`M51 ${y}V${y + 88}`, { stroke: index < 2 ? 'brand' : 'line', width: 3 })
      : '') +
    circle(51, y, index === 2 ? 11 : 9, {
      fill: index === 2 ? 'accent' : passed ? 'brand' : 'card',
      ...(index > 2 ? { stroke: 'edge', width: 2 } : {}),
    }) +
    text(80, y + 4, name, { size: 16, weight: 600 }) +
    text(80, y + 28, detail, { size: 14, fill: index === 2 ? 'accentText' : 'quiet' }) +
    text(392, y + 4, time, { size: 14, fill: 'quiet', anchor: 'end' })
  );
}

function reefer(): string {
  return (
    card(464, 648, 416, 80) +
    badge([484, 666, 44], 'temperature') +
    text(544, 684, 'Reefer holds 34.1 °F', { weight: 600 }) +
    text(544, 706, 'Set point 34.0, air return 34.6', { size: 14, fill: 'quiet' }) +
    text(856, 694, '5 min ago', { size: 14, fill: 'quiet', anchor: 'end' })
  );
}
