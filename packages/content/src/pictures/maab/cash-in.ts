import { avatar, badge, button, card, chip, pair, rule } from '../kit/controls.ts';
import { phoneTitle } from '../kit/navigation.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { rect, text } from '../kit/shapes.ts';

export function maabCashIn(): string {
  return phone(
    { status: 'onDeep' },
    rect(0, 0, 390, 208, { fill: 'deep' }),
    phoneTitle('Cash in', 'onDeep'),
    text(24, 136, 'E-float', { fill: 'onDeepQuiet', size: 14 }),
    text(24, 166, 'KES 148,200', { fill: 'onDeep', size: 22, weight: 600 }),
    text(366, 136, 'Amani Stores', { fill: 'onDeep', size: 14, anchor: 'end' }),
    text(366, 166, 'Agent 10482', { fill: 'onDeepQuiet', size: 14, anchor: 'end' }),
    customer(),
    amount(),
    summary(),
    button([24, 742, 342, 56], 'Confirm cash-in', 'accent'),
  );
}

function customer(): string {
  return (
    card(16, 184, 358, 88) +
    avatar([60, 228, 24], 'GW') +
    text(98, 222, 'Grace Wanjiru', { size: 16, weight: 600 }) +
    text(98, 244, '0712 ••• 408', { size: 14, fill: 'quiet' }) +
    chip([358, 215], 'Verified', 'good', 'end')
  );
}

function amount(): string {
  const choices = ['5,000', '10,000', '25,000', '50,000'];
  const step = 87.5;
  return (
    text(195, 314, 'Amount received', { size: 14, fill: 'quiet', anchor: 'middle' }) +
    text(195, 370, 'KES 25,000', { size: 46, weight: 600, anchor: 'middle', spacing: -1 }) +
    choices
      .map((choice, index) =>
        button([24 + index * step, 396, 79.5, 44], choice, choice === '25,000' ? 'soft' : 'plain'),
      )
      .join('')
  );
}

function summary(): string {
  return (
    card(16, 464, 358, 176) +
    pair([36, 354, 500], 'Customer fee', 'KES 0') +
    rule(36, 354, 520) +
    pair([36, 354, 548], 'Your commission', 'KES 62.50') +
    rule(36, 354, 568) +
    pair([36, 354, 596], 'E-float after', 'KES 123,200') +
    text(36, 622, 'Cash in hand rises to KES 86,900', { size: 13, fill: 'quiet' }) +
    badge([24, 664, 44], 'shield', 'good') +
    text(84, 682, 'Grace has confirmed with a code', { weight: 500 }) +
    text(84, 702, 'One-time code 4471, 9:41', { size: 13, fill: 'quiet' }) +
    icon('check', 342, 674, 'good')
  );
}
