import { button, card, pair, rule } from '../kit/controls.ts';
import { phoneTitle } from '../kit/navigation.ts';
import { phone } from '../kit/frames.ts';
import type { Ink } from '../kit/ink.ts';
import { circle, rect, text } from '../kit/shapes.ts';

export function aspireAmount(): string {
  return phone(
    {},
    phoneTitle('Make it yours'),
    text(24, 140, 'How much do you need?', { fill: 'quiet' }),
    text(24, 190, '₹1,80,000', { size: 42, weight: 700, spacing: -1 }),
    slider(220, 0.53, '₹25,000', '₹3,20,000', 'accent'),
    text(24, 324, 'Over how long?', { fill: 'quiet' }),
    text(24, 370, '24 months', { size: 32, weight: 700, spacing: -0.6 }),
    slider(400, 0.35, '6 months', '60 months', 'brand'),
    installment(),
    button([24, 756, 342, 56], 'Continue', 'accent'),
  );
}

function slider(y: number, share: number, low: string, high: string, fill: Ink): string {
  const knob = 24 + 342 * share;
  return (
    rect(24, y - 4, 342, 8, { radius: 4, fill: 'well' }) +
    rect(24, y - 4, 342 * share, 8, { radius: 4, fill }) +
    circle(knob, y, 16, { fill: 'card', stroke: 'line' }) +
    circle(knob, y, 7, { fill }) +
    text(24, y + 38, low, { size: 13, fill: 'quiet' }) +
    text(366, y + 38, high, { size: 13, fill: 'quiet', anchor: 'end' })
  );
}

function installment(): string {
  const shares = [0.93, 0.86, 0.79, 0.71, 0.63, 0.55, 0.46, 0.37, 0.28, 0.19, 0.1, 0.03];
  const bars = shares.map(
    (share, index) =>
      rect(44 + index * 25.4, 564 + 40 * (1 - share), 18, 40 * share, { radius: 3, fill: 'half' }) +
      rect(44 + index * 25.4, 560 + 40 * (1 - share) - 6 * share, 18, 6 * share + 2, {
        radius: 2,
        fill: 'accent',
      }),
  );
  return (
    card(16, 472, 358, 260, 20) +
    text(44, 516, 'You pay each month', { size: 16, weight: 500 }) +
    text(346, 518, '₹8,431', { size: 26, weight: 700, anchor: 'end' }) +
    bars.join('') +
    rule(44, 346, 620) +
    pair([44, 346, 650], 'Interest in all', '₹22,350') +
    pair([44, 346, 680], 'Processing fee', '₹0') +
    pair([44, 346, 710], 'First installment', '5 July')
  );
}
