import { avatar, badge, button, chips, rule } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import type { Ink } from '../kit/ink.ts';
import { circle, path, rect, text } from '../kit/shapes.ts';

const days = ['Mon 8', 'Tue 9', 'Wed 10', 'Thu 11', 'Fri 12'];

const doctors: readonly (readonly [string, Ink])[] = [
  ['Dr. Rao', 'brand'],
  ['Dr. Joshi', 'edge'],
  ['Dr. Shaikh', 'accent'],
];

/** Day, start in quarter hours after eight, length in quarter hours, patient, doctor. */
const visits: readonly (readonly [number, number, number, string, number])[] = [
  [0, 2, 3, 'A. Menon', 0],
  [0, 6, 2, 'J. Bapat', 1],
  [0, 12, 4, 'S. Iyer', 0],
  [0, 18, 3, 'P. Dsouza', 2],
  [1, 0, 4, 'H. Wagh', 2],
  [1, 6, 3, 'N. Khan', 0],
  [1, 11, 2, 'L. Pawar', 1],
  [1, 15, 5, 'R. Sane', 1],
  [2, 3, 3, 'E. Nadar', 1],
  [2, 8, 4, 'T. Oak', 0],
  [2, 16, 2, 'V. Pillai', 2],
  [2, 19, 3, 'C. Apte', 0],
  [3, 1, 2, 'M. Roy', 1],
  [3, 5, 3, 'G. Fernandes', 2],
  [3, 10, 4, 'Ira Kapoor', 0],
  [3, 17, 3, 'D. Hegde', 1],
  [4, 2, 5, 'B. Thomas', 0],
  [4, 9, 3, 'F. Aziz', 2],
  [4, 14, 2, 'K. Jadhav', 1],
];

const grid = { left: 96, top: 152, day: 152, quarter: 25 } as const;

export function jseeCalendar(): string {
  return browser(
    { address: 'desk.jsee.example/calendar/2026-w24' },
    text(40, 60, 'June 8 to 12', { size: 28, weight: 600, spacing: -0.5 }),
    ...doctors.map(doctor),
    rect(96, 96, 760, 656, { fill: 'card' }),
    rect(96 + 3 * 152, 96, 152, 656, { fill: 'tint' }),
    ...days.map(day),
    ...[8, 9, 10, 11, 12, 13].map(hour),
    ...visits.map(visit),
    panel(),
  );
}

function doctor([name, ink]: (typeof doctors)[number], index: number): string {
  const x = 560 + index * 104;
  return circle(x, 55, 6, { fill: ink }) + text(x + 14, 60, name, { size: 14, fill: 'quiet' });
}

function day(name: string, index: number): string {
  const x = grid.left + index * grid.day;
  return (
    path(`M${x} 96V752`, { stroke: 'line' }) +
    text(x + 16, 128, name, {
      weight: 600,
      fill: index === 3 ? 'brandText' : 'quiet',
    })
  );
}

function hour(time: number, index: number): string {
  const y = grid.top + index * 4 * grid.quarter;
  return (
    rule(grid.left, 856, y) +
    text(80, y + 5, `${time}:00`, { size: 13, fill: 'quiet', anchor: 'end' })
  );
}

function visit([at, start, length, patient, who]: (typeof visits)[number]): string {
  const x = grid.left + at * grid.day + 6;
  const y = grid.top + start * grid.quarter + 2;
  const [, ink] = doctors[who] ?? ['', 'edge'];
  const open = patient === 'Ira Kapoor';
  const soft = ink === 'brand' ? 'shade' : ink === 'accent' ? 'glow' : 'well';
  return (
    rect(x, y, 140, length * grid.quarter - 4, { radius: 8, fill: open ? 'brand' : soft }) +
    (open ? '' : rect(x, y + 8, 4, length * grid.quarter - 20, { radius: 2, fill: ink })) +
    text(x + 16, y + 22, patient, { size: 14, weight: 600, fill: open ? 'onBrand' : 'text' }) +
    (length > 3
      ? text(x + 16, y + 42, open ? '10:30, first visit' : 'Follow-up', {
          size: 13,
          fill: open ? 'onBrand' : 'quiet',
        })
      : '')
  );
}

function panel(): string {
  const lines = [
    ['calendar', 'Thursday, June 11', '10:30 to 11:30, room 4'],
    ['user', 'Dr. Anjali Rao', 'Cardiology, first visit'],
    ['phone', 'Reminder read at 08:02', 'She confirmed by one tap'],
    ['file', '2 reports attached', 'ECG and blood count, May'],
  ] as const;
  return (
    rect(880, 0, 400, 752, { fill: 'card' }) +
    path('M880 0V752', { stroke: 'line' }) +
    avatar([944, 80, 32], 'IK', 'brand') +
    text(996, 76, 'Ira Kapoor', { size: 22, weight: 600 }) +
    text(996, 102, 'Age 46, patient since 2021', { size: 14, fill: 'quiet' }) +
    chips([912, 136], ['Confirmed', 'Insured'], 'good') +
    lines
      .map(
        ([name, title, detail], index) =>
          rule(912, 1248, 192 + index * 80) +
          badge([912, 210 + index * 80, 44], name) +
          text(972, 228 + index * 80, title, { weight: 600 }) +
          text(972, 250 + index * 80, detail, { size: 14, fill: 'quiet' }),
      )
      .join('') +
    rule(912, 1248, 512) +
    text(912, 552, 'Also free this week', { weight: 600 }) +
    ['Thu 12:15', 'Fri 10:45', 'Fri 12:00']
      .map((slot, index) => button([912 + index * 114, 572, 108, 44], slot, 'plain'))
      .join('') +
    button([912, 656, 164, 56], 'Move', 'soft') +
    button([1084, 656, 164, 56], 'Check in', 'accent')
  );
}
