import { button, card, chip, pair, rule } from '../kit/controls.ts';
import { phoneTitle } from '../kit/navigation.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { path, rect, text } from '../kit/shapes.ts';

const facts = [
  ['Loan amount', '₹1,80,000'],
  ['Rate, fixed', '11.5% a year'],
  ['Installment', '₹8,431 × 24'],
  ['You repay in all', '₹2,02,350'],
] as const;

export function aspireSign(): string {
  return phone(
    {},
    phoneTitle('Review and sign'),
    steps(),
    card(16, 136, 358, 228, 20),
    text(36, 172, 'Key facts', { size: 17, weight: 600 }),
    chip([354, 154], 'PDF, 2 pages', 'soft', 'end'),
    ...facts.map(
      ([label, value], index) =>
        rule(36, 354, 192 + index * 42) + pair([36, 354, 219 + index * 42], label, value, 600),
    ),
    consent(400, 'I have read the key facts statement'),
    consent(444, 'Debit account 7731 on each 5th'),
    signature(),
    button([16, 756, 358, 56], 'Sign and receive ₹1,80,000', 'accent'),
  );
}

function steps(): string {
  return [0, 1, 2]
    .map((step) =>
      rect(24 + step * 116, 108, 110, 4, { radius: 2, fill: step < 3 ? 'brand' : 'line' }),
    )
    .join('');
}

function consent(y: number, label: string): string {
  return (
    rect(24, y - 6, 24, 24, { radius: 7, fill: 'brand' }) +
    icon('check', 27, y - 3, 'onBrand', 18) +
    text(62, y + 11, label)
  );
}

function signature(): string {
  return (
    text(24, 520, 'Sign with your finger', { size: 16, weight: 600 }) +
    text(366, 520, 'Clear', { size: 14, weight: 600, fill: 'brandText', anchor: 'end' }) +
    rect(16, 540, 358, 160, { radius: 20, fill: 'well', stroke: 'line', dash: '6 6' }) +
    path('M48 664H342', { stroke: 'line', width: 1.5 }) +
    path(
      'M72 652C92 600 100 588 106 590C114 594 104 636 110 642C120 650 132 594 140 596C148 600 140 644 150 646C158 648 168 628 176 628C186 630 170 650 182 650C194 650 198 626 208 628C216 632 202 650 214 650C226 650 230 622 238 600C242 588 232 640 244 646C256 650 266 626 280 624C276 640 276 652 290 648C304 644 310 634 324 640',
      { stroke: 'text', width: 3 },
    ) +
    text(24, 724, 'Meera Nair · 12 June, 9:41', { size: 13, fill: 'quiet' })
  );
}
