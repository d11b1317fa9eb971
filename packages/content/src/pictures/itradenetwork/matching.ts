import { button, card, chip, rule, stat } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { path, rect, text } from '../kit/shapes.ts';

const lines: readonly (readonly [item: string, code: string, cases: readonly number[]])[] = [
  ['Romaine hearts, 12 ct', 'RH-12', [480, 480, 480]],
  ['Iceberg, wrapped', 'IC-24', [336, 336, 336]],
  ['Baby spinach, 4 lb', 'BS-04', [240, 228, 240]],
  ['Cilantro, bunched', 'CI-60', [96, 96, 96]],
  ['Green onion, iced', 'GO-48', [120, 120, 120]],
];

const papers = [
  ['Purchase order', 'PO 77120 · Front Range Grocers'],
  ['Shipment', 'ASN 20461 · 22 pallets'],
  ['Invoice', 'INV 5508 · Salinas Growers'],
] as const;

const firstColumn = 360;
const columnStep = 304;

export function itradenetworkMatching(): string {
  return browser(
    { address: 'match.itradenetwork.example/orders/77120' },
    rect(0, 0, 1280, 64, { fill: 'card' }),
    rule(0, 1280, 64),
    path('M44 32h16m8 0h16', { stroke: 'brand', width: 6 }),
    text(104, 38, 'iTradeNetwork', { size: 17, weight: 700 }),
    text(1240, 38, '38 orders left to match today', { fill: 'quiet', anchor: 'end' }),
    text(40, 124, 'Order 77120', { size: 28, weight: 600, spacing: -0.5 }),
    chip([228, 103], '1 difference', 'accent'),
    text(40, 152, 'Four of five lines agree.', { fill: 'quiet' }),
    ...papers.map(paper),
    ...lines.map(orderLine),
    resolution(),
  );
}

function paper([title, detail]: (typeof papers)[number], index: number): string {
  const x = firstColumn + index * columnStep;
  return (
    card(x, 92, 272, 464) +
    text(x + 24, 128, title, { size: 17, weight: 600 }) +
    text(x + 24, 152, detail, { size: 14, fill: 'quiet' }) +
    rule(x, x + 272, 176)
  );
}

function orderLine([item, code, cases]: (typeof lines)[number], index: number): string {
  const y = 196 + index * 72;
  const differs = new Set(cases).size > 1;
  const counts = cases.map((count, at) => {
    const x = firstColumn + at * columnStep;
    const odd = differs && at === 1;
    return (
      (differs ? rect(x + 8, y - 4, 256, 60, { radius: 12, fill: odd ? 'glow' : 'well' }) : '') +
      text(x + 24, y + 31, code, { size: 14, fill: 'quiet' }) +
      text(x + 248, y + 32, `${count} cases`, {
        weight: odd ? 700 : 500,
        fill: odd ? 'accentText' : 'text',
        anchor: 'end',
      })
    );
  });
  const links = [0, 1].map((at) => {
    const x = firstColumn + at * columnStep + 272;
    return path(`M${x} ${y + 26}h32`, {
      stroke: differs ? 'accent' : 'brand',
      width: 3,
      ...(differs ? { dash: '1 7' } : {}),
    });
  });
  return (
    text(40, y + 24, item, { size: 16, weight: 500 }) +
    text(40, y + 46, differs ? '12 cases short' : 'Agrees', {
      size: 14,
      fill: differs ? 'accentText' : 'good',
    }) +
    (index === 0 ? '' : rule(40, 328, y - 10)) +
    counts.join('') +
    links.join('')
  );
}

function resolution(): string {
  return (
    card(40, 580, 1200, 144) +
    icon('warning', 64, 612, 'accent', 28) +
    text(108, 632, 'Spinach was invoiced as ordered, but 12 cases did not ship', {
      size: 17,
      weight: 600,
    }) +
    text(108, 660, 'Cooler 4 reported a short pick at 05:52 on Thursday.', { fill: 'quiet' }) +
    text(108, 688, 'Two earlier orders of this item were settled by credit.', { fill: 'quiet' }) +
    stat([720, 626], 'Credit proposed', '$214.80', 30) +
    button([912, 624, 144, 56], 'Ask grower', 'soft') +
    button([1072, 624, 144, 56], 'Take credit', 'accent')
  );
}
