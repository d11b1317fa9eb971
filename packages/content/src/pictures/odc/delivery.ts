import { columns, gridLines, plotted, trend } from '../kit/charts.ts';
import { card } from '../kit/controls.ts';
import { sideBar } from '../kit/navigation.ts';
import { browser } from '../kit/frames.ts';
import type { Ink } from '../kit/ink.ts';
import { circle, path, rect, text, through } from '../kit/shapes.ts';

const squads: readonly (readonly [name: string, ink: Ink, velocity: readonly number[]])[] = [
  ['Leasing', 'brand', [22, 28, 31, 36, 38, 42, 44, 47]],
  ['Billing', 'accent', [18, 20, 26, 25, 31, 33, 37, 36]],
  ['Repairs', 'half', [24, 25, 23, 27, 29, 30, 31, 34]],
  ['Portal', 'edge', [12, 16, 18, 22, 21, 25, 26, 29]],
];

export function odcDelivery(): string {
  return browser(
    { address: 'ramp.odc.example/delivery' },
    sideBar(
      'Delivery',
      [
        ['Squads', 'users'],
        ['Flow', 'chart'],
        ['Releases', 'bolt'],
        ['Quality', 'shield'],
        ['Calendar', 'calendar'],
      ],
      1,
    ),
    text(248, 60, 'Flow, last eight sprints', { size: 28, weight: 600, spacing: -0.5 }),
    text(1248, 60, 'Four squads, 42 engineers', { fill: 'quiet', anchor: 'end' }),
    velocity(),
    leadTime(),
    defects(),
    releases(),
  );
}

function velocity(): string {
  const box = [312, 176, 620, 188] as const;
  const lines = squads.map(([name, ink, values], index) => {
    const points = plotted(values, box, 60);
    const [x, y] = points.at(-1) ?? [0, 0];
    const left = [596, 682, 762, 852][index] ?? 0;
    return (
      path(through(points), { stroke: ink, width: 3 }) +
      circle(x, y, 5, { fill: ink }) +
      circle(left, 130, 5, { fill: ink }) +
      text(left + 12, 135, name, { size: 14, fill: 'quiet' })
    );
  });
  return (
    card(248, 96, 720, 312) +
    text(272, 136, 'Velocity, points', { size: 17, weight: 600 }) +
    gridLines(box, ['60', '40', '20', '0']) +
    lines.join('') +
    sprints(box[0], box[2], 388)
  );
}

function leadTime(): string {
  return (
    rect(984, 96, 264, 312, { radius: 16, fill: 'deep' }) +
    text(1008, 136, 'Lead time to production', { size: 16, fill: 'onDeepQuiet' }) +
    text(1008, 196, '2.4 days', { size: 40, weight: 600, fill: 'onDeep', spacing: -1 }) +
    text(1008, 228, 'was 9.1 before the center', { size: 14, fill: 'onDeepQuiet' }) +
    columns([9.1, 8.2, 6.9, 5.6, 4.4, 3.3, 2.8, 2.4], [1008, 264, 216, 120], {
      top: 9.1,
      fill: 'deepBrand',
      gap: 0.3,
    })
  );
}

function defects(): string {
  const box = [312, 500, 312, 164] as const;
  return (
    card(248, 424, 400, 304) +
    text(272, 464, 'Escaped defects', { size: 17, weight: 600 }) +
    text(624, 464, '3 last sprint', { size: 14, fill: 'good', weight: 600, anchor: 'end' }) +
    gridLines(box, ['18', '12', '6', '0']) +
    trend([17, 15, 12, 13, 8, 6, 4, 3], box, { top: 18 }) +
    sprints(box[0], box[2], 700)
  );
}

/** Releases by weekday and sprint: the larger the dot, the more there were. */
function releases(): string {
  const counts = [
    [1, 2, 2, 3, 3, 4, 4, 5],
    [0, 2, 3, 3, 5, 4, 5, 5],
    [2, 1, 3, 4, 4, 5, 5, 6],
    [1, 2, 2, 3, 4, 5, 6, 6],
    [0, 0, 1, 1, 1, 2, 1, 1],
  ];
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  const rows = counts.map(
    (row, day) =>
      text(688, 517 + day * 38, days[day] ?? '', { size: 14, fill: 'quiet' }) +
      row
        .map((count, sprint) =>
          count === 0
            ? ''
            : circle(764 + sprint * 64, 512 + day * 38, 3 + count * 2, {
                fill: count >= 6 ? 'accent' : 'half',
              }),
        )
        .join(''),
  );
  return (
    card(664, 424, 584, 304) +
    text(688, 464, 'Releases by weekday', { size: 17, weight: 600 }) +
    text(1224, 464, '23 last sprint, none rolled back', {
      size: 14,
      fill: 'quiet',
      anchor: 'end',
    }) +
    rows.join('') +
    sprints(764, 448, 700)
  );
}

function sprints(x: number, width: number, y: number): string {
  return Array.from({ length: 8 }, (_, index) =>
    text(x + (index * width) / 7, y, `S${11 + index}`, {
      size: 13,
      fill: 'quiet',
      anchor: 'middle',
    }),
  ).join('');
}
