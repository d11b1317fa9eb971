import { avatar, chip, chips } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import type { Ink } from '../kit/ink.ts';
import { circle, rect, text } from '../kit/shapes.ts';

type Card = readonly [title: string, area: string, points: number, owner: string];

const lanes: readonly (readonly [name: string, ink: Ink, cards: readonly Card[]])[] = [
  [
    'To do',
    'edge',
    [
      ['Goods receipt by barcode', 'Inventory', 5, 'TP'],
      ['Credit check on sales order', 'Sales', 3, 'AN'],
      ['Leave balance carry-over', 'Payroll', 2, 'JM'],
    ],
  ],
  [
    'In progress',
    'half',
    [
      ['Three-way match tolerance', 'Procurement', 8, 'VK'],
      ['Landed cost by container', 'Inventory', 5, 'RS'],
    ],
  ],
  [
    'In review',
    'accent',
    [
      ['Sales tax return, Ohio', 'Finance', 5, 'AN'],
      ['Routing copy with versions', 'Production', 3, 'TP'],
      ['Bank statement import', 'Finance', 3, 'RS'],
    ],
  ],
  [
    'Accepted',
    'brand',
    [
      ['Vendor aging report', 'Finance', 3, 'JM'],
      ['Minimum stock alert', 'Inventory', 2, 'VK'],
      ['Approval on the phone', 'Procurement', 8, 'RS'],
      ['Price list by region', 'Sales', 5, 'AN'],
    ],
  ],
];

export function aotSprint(): string {
  return browser(
    { address: 'board.aot.example/erp/sprint-18' },
    text(40, 60, 'Sprint 18', { size: 28, weight: 600, spacing: -0.5 }),
    text(40, 88, 'Close the books in two days, not five', { fill: 'quiet' }),
    chips([184, 39], ['Day 6 of 10', 'ERP practice'], 'soft'),
    progress(),
    ...lanes.map(lane),
  );
}

function progress(): string {
  return (
    text(1240, 52, '18 of 52 points accepted', { weight: 600, anchor: 'end' }) +
    rect(904, 72, 336, 10, { radius: 5, fill: 'well' }) +
    rect(904, 72, 190, 10, { radius: 5, fill: 'shade' }) +
    rect(904, 72, 116, 10, { radius: 5, fill: 'brand' })
  );
}

function lane([name, ink, cards]: (typeof lanes)[number], index: number): string {
  const x = 40 + index * 304;
  return (
    rect(x, 120, 288, 608, { radius: 20, fill: 'well' }) +
    circle(x + 24, 152, 6, { fill: ink }) +
    text(x + 42, 157, name, { weight: 600 }) +
    text(x + 268, 157, String(cards.length), { fill: 'quiet', anchor: 'end' }) +
    cards.map((entry, at) => ticket(entry, x + 12, 180 + at * 134, ink)).join('')
  );
}

function ticket([title, area, points, owner]: Card, x: number, y: number, ink: Ink): string {
  return (
    rect(x, y, 264, 122, { radius: 14, fill: 'card', stroke: 'line' }) +
    rect(x, y + 20, 4, 24, { fill: ink }) +
    text(x + 20, y + 38, title, { weight: 600 }) +
    chip([x + 20, y + 76], area) +
    text(x + 204, y + 94, String(points), { size: 16, weight: 600, fill: 'quiet', anchor: 'end' }) +
    avatar([x + 230, y + 88, 16], owner, ink === 'brand' ? 'brand' : 'soft')
  );
}
