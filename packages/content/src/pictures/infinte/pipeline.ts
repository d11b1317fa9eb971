import { ring } from '../kit/charts.ts';
import { avatar, card, chip, rule, stat } from '../kit/controls.ts';
import { sideBar } from '../kit/navigation.ts';
import { browser } from '../kit/frames.ts';
import type { Ink } from '../kit/ink.ts';
import { circle, path, rect, text } from '../kit/shapes.ts';

const stages: readonly (readonly [name: string, count: number, days: string, fill: Ink])[] = [
  ['Submitted', 64, '1.2 days', 'tint'],
  ['Credentials', 41, '3.4 days', 'shade'],
  ['Interview', 29, '2.1 days', 'half'],
  ['Offer', 22, '0.8 days', 'brand'],
  ['On assignment', 19, '13 weeks', 'brandText'],
];

const candidates: readonly (readonly [string, string, string, number, string])[] = [
  ['Angela Ruiz', 'RN, ICU', 'St. Brendan, Tucson', 5, 'Started Nov 2'],
  ['Daniel Osei', 'RN, Emergency', 'Mercy Lake, Phoenix', 4, 'Signs today'],
  ['Hana Sato', 'RN, Telemetry', 'St. Brendan, Tucson', 3, 'Call at 14:30'],
  ['Lucia Moreno', 'Surgical tech', 'Fairview, Las Cruces', 2, 'Waits for BLS card'],
  ['Peter Novak', 'LPN', 'Oak Hill, El Paso', 2, 'Board reply due'],
];

export function infintePipeline(): string {
  return browser(
    { address: 'desk.infinte.example/placements' },
    sideBar(
      'Infinte',
      [
        ['Placements', 'bag'],
        ['People', 'users'],
        ['Shifts', 'calendar'],
        ['Credentials', 'shield'],
        ['Facilities', 'home'],
      ],
      0,
    ),
    text(248, 60, 'Placements in November', { size: 28, weight: 600, spacing: -0.5 }),
    ...stages.map(stage),
    figures(),
    card(248, 376, 1000, 352),
    ...candidates.map(candidate),
  );
}

function stage([name, count, days, fill]: (typeof stages)[number], index: number): string {
  const x = 248 + index * 200;
  const ink: Ink = fill === 'brandText' ? 'paper' : fill === 'brand' ? 'onBrand' : 'text';
  const notch = index === 0 ? '' : `L${x + 20} 148`;
  return (
    path(`M${x} 96H${x + 180}L${x + 200} 148L${x + 180} 200H${x}${notch}Z`, { fill }) +
    text(x + 36, 134, name, { size: 14, weight: 600, fill: ink }) +
    text(x + 36, 176, String(count), { size: 30, weight: 600, fill: ink }) +
    text(x + 36, 226, days, { size: 14, fill: 'quiet' })
  );
}

function figures(): string {
  return (
    ring([288, 304, 36], 0.94, { width: 10 }) +
    stat([348, 282], 'Fill rate', '94%', 26) +
    stat([508, 282], 'Offer to first shift', '3 days', 26) +
    stat([724, 282], 'Extended', '7 of 10', 26) +
    stat([892, 282], 'Shifts covered', '1,846', 26) +
    stat([1084, 282], 'Left early', '1', 26)
  );
}

function candidate(
  [name, role, facility, reached, note]: (typeof candidates)[number],
  index: number,
): string {
  const y = 376 + index * 70.4;
  const initials = name.replaceAll(/[a-z ]/g, '');
  const steps = [1, 2, 3, 4, 5].map((step) =>
    circle(836 + step * 28, y + 35, 7, { fill: step <= reached ? 'brand' : 'line' }),
  );
  return (
    (index === 0 ? '' : rule(272, 1224, y)) +
    avatar([296, y + 35, 22], initials, index === 0 ? 'brand' : 'soft') +
    text(334, y + 31, name, { weight: 600 }) +
    text(334, y + 52, role, { size: 14, fill: 'quiet' }) +
    text(560, y + 40, facility, { fill: 'quiet' }) +
    rect(864, y + 34, (reached - 1) * 28, 2, { fill: 'brand' }) +
    steps.join('') +
    (index === 1
      ? chip([1224, y + 22], note, 'accent', 'end')
      : text(1224, y + 40, note, { size: 14, fill: 'quiet', anchor: 'end' }))
  );
}
