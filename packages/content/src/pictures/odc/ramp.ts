import { avatar, button, card, chip, rule, stat } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import { path, rect, text } from '../kit/shapes.ts';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

/** Planned seats by role and month, and how many of them are taken; months to come have none. */
const roles: readonly (readonly [
  role: string,
  lead: string,
  seats: readonly (readonly [number, number])[],
])[] = [
  [
    'Back-end engineers',
    'KP',
    [
      [2, 2],
      [5, 5],
      [8, 8],
      [10, 9],
      [12, 0],
      [14, 0],
    ],
  ],
  [
    'Front-end engineers',
    'LS',
    [
      [1, 1],
      [3, 3],
      [4, 4],
      [6, 5],
      [8, 0],
      [8, 0],
    ],
  ],
  [
    'Quality engineers',
    'NR',
    [
      [1, 1],
      [2, 2],
      [4, 4],
      [5, 4],
      [6, 0],
      [6, 0],
    ],
  ],
  [
    'Platform engineers',
    'AD',
    [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3],
      [4, 0],
      [5, 0],
    ],
  ],
  [
    'Designers',
    'MJ',
    [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [3, 0],
      [3, 0],
    ],
  ],
  [
    'Delivery managers',
    'SV',
    [
      [1, 1],
      [2, 2],
      [3, 3],
      [5, 4],
      [6, 0],
      [6, 0],
    ],
  ],
];

export function odcRamp(): string {
  return browser(
    { address: 'ramp.odc.example/teams/leasing' },
    text(40, 60, 'Team ramp, leasing platform', { size: 28, weight: 600, spacing: -0.5 }),
    text(40, 88, 'Week 28 of 48 · kick-off was on January 5', { fill: 'quiet' }),
    button([1096, 34, 144, 44], 'Open a seat'),
    figures(),
    card(40, 216, 1200, 512, 20),
    ...months.map(month),
    ...roles.map(row),
  );
}

function figures(): string {
  return (
    stat([40, 132], 'Joined', '28', 32) +
    stat([168, 132], 'Planned by November', '42', 32) +
    stat([376, 132], 'Offers out', '6', 32) +
    stat([520, 132], 'Median days to offer', '26', 32) +
    stat([720, 132], 'Left so far', '0', 32) +
    chip([1240, 152], '5 seats open in July', 'accent', 'end')
  );
}

function month(name: string, index: number): string {
  const x = 320 + index * 152;
  return (
    (index === 3 ? rect(x - 12, 217, 152, 510, { fill: 'tint' }) : '') +
    text(x, 250, name, {
      weight: 600,
      ...(index === 3 ? { fill: 'brandText' } : { fill: 'quiet' }),
    })
  );
}

function row([role, lead, seats]: (typeof roles)[number], index: number): string {
  const y = 272 + index * 76;
  return (
    rule(64, 1216, y) +
    avatar([84, y + 38, 20], lead, 'plain') +
    text(116, y + 43, role, { weight: 500 }) +
    seats.map(([planned, joined], at) => cell(320 + at * 152, y, planned, joined)).join('')
  );
}

function cell(x: number, y: number, planned: number, joined: number): string {
  const dots = (from: number, to: number) => {
    const moves: string[] = [];
    for (let seat = from; seat < to; seat += 1) {
      moves.push(`M${x + 6 + (seat % 7) * 16} ${y + 20 + Math.floor(seat / 7) * 16}h0`);
    }
    return moves.join('');
  };
  return (
    path(dots(0, joined), { stroke: 'brand', width: 12 }) +
    path(dots(joined, planned), { stroke: joined > 0 ? 'accent' : 'shade', width: 12 }) +
    (planned === 0
      ? ''
      : text(x, y + 62, joined > 0 ? `${joined} of ${planned}` : `${planned} planned`, {
          size: 13,
          fill: 'quiet',
        }))
  );
}
