import { cover } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import type { Ink } from '../kit/ink.ts';
import { circle, group, path, rect } from '../kit/shapes.ts';

/** A week of shifts for five people: day, night, free. */
const weeks = ['DDD··NN', 'NN··DDD', '·DDDD··', 'NNN··DD', 'D·NN·DD'];
const grounds: Readonly<Record<string, Ink>> = { D: 'shade', N: 'half' };

export function infinteCover(): string {
  return cover(
    'tint',
    group({ x: 40, y: 36 }, ...weeks.flatMap(week)),
    group(
      { x: 212, y: 0 },
      path('M72 -8L108 76M144 -8L108 76', { stroke: 'accent', width: 10 }),
      rect(0, 64, 216, 296, { radius: 28, fill: 'card', stroke: 'line', width: 2 }),
      rect(76, 80, 64, 12, { radius: 6, fill: 'tint' }),
      circle(108, 164, 52, { fill: 'shade' }),
      path('M60 184a52 52 0 0 0 96 0a48 40 0 0 0 -96 0Z', { fill: 'brand' }),
      circle(108, 144, 24, { fill: 'card' }),
      ...[0, 1, 2].map(line),
    ),
  );
}

function week(shifts: string, row: number): string[] {
  return Array.from(shifts).map((letter, day) => {
    const fill = grounds[letter] ?? 'paper';
    return rect(day * 80, row * 68, 72, 56, { radius: 14, fill });
  });
}

function line(index: number): string {
  const y = 248 + index * 34;
  return (
    circle(40, y, 12, { fill: 'good' }) +
    icon('check', 31, y - 9, 'card', 18) +
    path(`M68 ${y}h${[112, 84, 100][index] ?? 0}`, { stroke: 'line', width: 10 })
  );
}
