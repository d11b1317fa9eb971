import { meter } from '../kit/charts.ts';
import { badge, button, rule } from '../kit/controls.ts';
import { tabBar } from '../kit/navigation.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import type { IconName } from '../kit/icons.ts';
import { rect, text } from '../kit/shapes.ts';

const transactions: readonly (readonly [string, string, string, IconName])[] = [
  ['Cash in', 'Grace W. · 9:41', '+ 25,000', 'into'],
  ['Cash out', 'Otieno M. · 9:18', '− 12,500', 'up'],
  ['School fees', 'Njeri K. · 8:52', '+ 18,400', 'file'],
];

export function maabFloat(): string {
  return phone(
    {},
    text(24, 92, 'Good morning, Amina', { size: 24, weight: 600, spacing: -0.4 }),
    text(24, 118, 'Saturday, 14 March · Nakuru West', { size: 14, fill: 'quiet' }),
    icon('bell', 342, 72, 'text'),
    balances(),
    warning(),
    actions(),
    text(24, 546, 'Last transactions', { size: 17, weight: 600 }),
    text(366, 546, 'See all', { size: 14, weight: 600, fill: 'brandText', anchor: 'end' }),
    ...transactions.map(transaction),
    tabBar(
      [
        ['Home', 'home'],
        ['Float', 'wallet'],
        ['History', 'list'],
        ['Profile', 'user'],
      ],
      1,
    ),
  );
}

function balances(): string {
  return (
    rect(16, 144, 358, 176, { radius: 20, fill: 'deep' }) +
    text(40, 184, 'E-float', { size: 14, fill: 'onDeepQuiet' }) +
    text(40, 216, '123,200', { size: 28, weight: 600, fill: 'onDeep' }) +
    text(215, 184, 'Cash in hand', { size: 14, fill: 'onDeepQuiet' }) +
    text(215, 216, '86,900', { size: 28, weight: 600, fill: 'onDeep' }) +
    rect(40, 250, 310, 10, { radius: 5, fill: 'deepBrand' }) +
    rect(222, 250, 128, 10, { radius: 5, fill: 'copper' }) +
    rect(220, 250, 4, 10, { fill: 'deep' }) +
    text(40, 292, '59% electronic', { size: 13, fill: 'onDeepQuiet' }) +
    text(350, 292, 'KES 210,100 in all', { size: 13, fill: 'onDeepQuiet', anchor: 'end' })
  );
}

function warning(): string {
  return (
    rect(16, 336, 358, 88, { radius: 16, fill: 'glow' }) +
    badge([32, 358, 44], 'warning', 'accent') +
    text(92, 366, 'Float may run out by 15:30', { weight: 600 }) +
    text(92, 386, 'Paydays sell twice as much', { size: 13, fill: 'quiet' }) +
    meter([92, 402, 258, 6], 0.42, 'accent')
  );
}

function actions(): string {
  return (
    button([16, 444, 173, 56], 'Top up float') + button([201, 444, 173, 56], 'Return cash', 'soft')
  );
}

function transaction(
  [title, detail, amount, name]: (typeof transactions)[number],
  index: number,
): string {
  const y = 566 + index * 60;
  return (
    (index === 0 ? '' : rule(76, 366, y - 1)) +
    badge([24, y + 9, 40], name, 'plain') +
    text(76, y + 26, title, { weight: 500 }) +
    text(76, y + 45, detail, { size: 13, fill: 'quiet' }) +
    text(366, y + 35, amount, { anchor: 'end', weight: 600 })
  );
}
