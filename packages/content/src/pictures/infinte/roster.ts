import { avatar, button, chip, rule } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import type { Ink } from '../kit/ink.ts';
import { circle, rect, text } from '../kit/shapes.ts';

/** One letter a day, Monday first: Day, Night, Late, free (·), open (?). */
const nurses: readonly (readonly [name: string, role: string, week: string])[] = [
  ['Angela Ruiz', 'RN, ICU', 'DDD··NN'],
  ['Marcus Bell', 'RN, ICU', 'NN··DDD'],
  ['Hana Sato', 'RN, Telemetry', 'LLL·DD·'],
  ['Omar Idris', 'LPN', '·DDDD··'],
  ['Beth Larsen', 'RN, ICU', 'NNN···D'],
  ['Teresa Gomes', 'CNA', 'D·LLL·L'],
  ['Open seat', 'RN, ICU', '··??·DD'],
];

const shifts: Readonly<Record<string, readonly [label: string, ground: Ink, ink: Ink]>> = {
  D: ['7–19', 'shade', 'text'],
  N: ['19–7', 'brandText', 'paper'],
  L: ['11–23', 'tint', 'brandText'],
  '?': ['Open', 'accent', 'onAccent'],
};

const days = ['Mon 2', 'Tue 3', 'Wed 4', 'Thu 5', 'Fri 6', 'Sat 7', 'Sun 8'];

export function infinteRoster(): string {
  return browser(
    { address: 'shifts.infinte.example/st-brendan/icu' },
    text(40, 60, 'St. Brendan, intensive care', { size: 28, weight: 600, spacing: -0.5 }),
    text(40, 88, 'Week of November 2 · one nurse to two beds at all hours', { fill: 'quiet' }),
    chip([936, 38], '2 shifts open', 'accent'),
    button([1080, 29, 160, 44], 'Offer to pool', 'soft'),
    legend(),
    rect(40, 160, 1200, 568, { radius: 20, fill: 'card', stroke: 'line' }),
    ...days.map(
      (day, index) =>
        (index > 4
          ? rect(288 + index * 134, 161, index === 5 ? 134 : 147, 566, { fill: 'paper' })
          : '') +
        text(356 + index * 134, 194, day, { weight: 600, fill: 'quiet', anchor: 'middle' }),
    ),
    ...nurses.map(nurse),
    rect(40, 160, 1200, 568, { radius: 20, stroke: 'line' }),
  );
}

function legend(): string {
  return (
    ['Day', 'Late', 'Night']
      .map((label, index) => {
        const ground = (['shade', 'tint', 'brandText'] as const)[index] ?? 'tint';
        return (
          rect(40 + index * 96, 120, 16, 16, { radius: 5, fill: ground }) +
          text(64 + index * 96, 133, label, { size: 14, fill: 'quiet' })
        );
      })
      .join('') +
    text(1240, 133, 'Coverage 97% · overtime 6 h · no one over 48 h', {
      size: 14,
      fill: 'quiet',
      anchor: 'end',
    })
  );
}

function nurse([name, role, week]: (typeof nurses)[number], index: number): string {
  const y = 212 + index * 73;
  const open = name === 'Open seat';
  const initials = name.replaceAll(/[a-z ]/g, '');
  return (
    rule(41, 1239, y) +
    (open
      ? circle(84, y + 37, 19, { stroke: 'accent', width: 2, dash: '2 6' })
      : avatar([84, y + 37, 20], initials, 'plain')) +
    text(120, y + 34, name, { weight: 600 }) +
    text(120, y + 55, role, { size: 13, fill: 'quiet' }) +
    Array.from(week)
      .map((letter, day) => shift(letter, 292 + day * 134, y + 12))
      .join('')
  );
}

function shift(letter: string, x: number, y: number): string {
  const known = shifts[letter];
  if (!known) return '';
  const [label, ground, ink] = known;
  return (
    rect(x, y, 128, 50, { radius: 12, fill: ground }) +
    text(x + 64, y + 30, label, { size: 14, weight: 600, fill: ink, anchor: 'middle' })
  );
}
