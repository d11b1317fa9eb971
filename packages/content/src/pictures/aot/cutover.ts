import { card, chip, rule, stat } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import type { Ink } from '../kit/ink.ts';
import { circle, path, rect, text } from '../kit/shapes.ts';

type Task = readonly [name: string, owner: string, from: number, hours: number, ink: Ink];

/** Hours count from Tuesday, 18:00. */
const tasks: readonly Task[] = [
  ['Freeze postings in the old system', 'Finance', 0, 3, 'brand'],
  ['Extract master data, third pass', 'Data team', 2, 7, 'brand'],
  ['Load items, vendors, customers', 'Data team', 9, 9, 'brand'],
  ['Load opening balances', 'Finance', 18, 6, 'brand'],
  ['Reconcile to the last trial balance', 'Auditor', 23, 5, 'accent'],
  ['Interfaces: bank, tax, shop floor', 'Integration', 20, 12, 'half'],
  ['Smoke test by key users', 'Plant 3, all shifts', 32, 6, 'half'],
  ['Open to all, support desk staffed', 'Everyone', 41, 9, 'shade'],
];

const left = 376;
const hour = 16;

export function aotCutover(): string {
  return browser(
    { address: 'board.aot.example/erp/cutover' },
    text(40, 60, 'Cutover plan, rehearsal 4', { size: 28, weight: 600, spacing: -0.5 }),
    chip([440, 38], '40 minutes ahead', 'good'),
    text(40, 88, 'Plant 3 of 4 · the furnaces keep running, orders go on paper for 90 minutes', {
      fill: 'quiet',
    }),
    card(40, 120, 1200, 480, 20),
    ...['Tue', 'Wed', 'Thu'].map(day),
    rule(40, 1240, 184),
    ...tasks.map(task),
    noReturn(),
    now(),
    figures(),
  );
}

function day(name: string, index: number): string {
  const x = left + ([0, 6, 30][index] ?? 0) * hour;
  return (
    (index === 0 ? '' : path(`M${x} 136V584`, { stroke: 'line' })) +
    text(x + 12, 159, name, { size: 14, weight: 600, fill: 'quiet' })
  );
}

function task([name, owner, from, hours, fill]: Task, index: number): string {
  const y = 196 + index * 50;
  const x = left + from * hour;
  return (
    (index === 0 ? '' : rule(64, 1216, y - 3)) +
    text(64, y + 20, name, { weight: 500 }) +
    text(64, y + 38, owner, { size: 13, fill: 'quiet' }) +
    rect(x, y + 10, hours * hour, 24, { radius: 8, fill }) +
    text(x + hours * hour + 10, y + 27, `${hours} h`, { size: 13, fill: 'quiet' })
  );
}

function noReturn(): string {
  const x = left + 40.4 * hour;
  return (
    path(`M${x} 172V584`, { stroke: 'accent', width: 2, dash: '2 6' }) +
    rect(x - 72, 138, 144, 28, { radius: 14, fill: 'accent' }) +
    text(x, 157, 'Point of no return', {
      size: 13,
      weight: 600,
      fill: 'onAccent',
      anchor: 'middle',
    })
  );
}

function now(): string {
  const x = left + 14.5 * hour;
  return path(`M${x} 184V584`, { stroke: 'text', width: 2 }) + circle(x, 184, 6, { fill: 'text' });
}

function figures(): string {
  return (
    stat([40, 644], 'Tasks done', '61 of 148', 30) +
    stat([296, 644], 'Records loaded', '1,204,318', 30) +
    stat([560, 644], 'Balances apart', '$0.00', 30) +
    stat([792, 644], 'Way back', '2 h 10 min', 30) +
    stat([1032, 644], 'Next call', 'Wed 10:00', 30)
  );
}
