import { ring } from '../kit/charts.ts';
import { button, card, chip, stat } from '../kit/controls.ts';
import { sideBar } from '../kit/navigation.ts';
import { browser } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { rect, text } from '../kit/shapes.ts';
import { table } from '../kit/tables.ts';

const exceptions = [
  ['TX-88214', 'Agent 10482, Nakuru', '25,000', 'Reversal not booked in core'],
  ['TX-88190', 'Agent 11730, Eldoret', '4,200', 'Duplicate from retry'],
  ['TX-87966', 'Agent 10027, Kisumu', '60,000', 'Switch timed out after debit'],
  ['TX-87951', 'Agent 12091, Thika', '1,350', 'Fee differs by 5.00'],
  ['TX-87702', 'Agent 10482, Nakuru', '18,400', 'Biller has no receipt'],
  ['TX-87690', 'Agent 11214, Meru', '9,000', 'Settled a day late'],
  ['TX-87533', 'Agent 10933, Nyeri', '32,750', 'Commission not split'],
];

const states = ['Open', 'Solved', 'Open', 'Solved', 'With biller', 'Solved', 'Open'];

export function maabReconciliation(): string {
  return browser(
    { address: 'backoffice.maab.example/reconciliation' },
    sideBar(
      'Back office',
      [
        ['Overview', 'grid'],
        ['Agents', 'users'],
        ['Reconciliation', 'swap'],
        ['Settlement', 'wallet'],
        ['Disputes', 'chat'],
        ['Reports', 'chart'],
      ],
      2,
    ),
    text(248, 60, 'Reconciliation', { size: 28, weight: 600, spacing: -0.5 }),
    text(248, 88, 'Friday, 13 March · closed at 23:59, matched by 00:11', { fill: 'quiet' }),
    button([1112, 34, 136, 44], 'Export day', 'soft'),
    figures(),
    exceptionList(),
  );
}

function figures(): string {
  return (
    card(248, 120, 488, 152) +
    ring([324, 196, 44], 0.9996) +
    icon('check', 308, 180, 'brand', 32) +
    stat([396, 164], 'Matched three ways', '18,406') +
    text(396, 238, 'core, switch and agent ledger', { size: 14, fill: 'quiet' }) +
    text(712, 204, '99.96%', { size: 17, weight: 600, fill: 'good', anchor: 'end' }) +
    card(752, 120, 240, 152) +
    stat([776, 164], 'Value settled', 'KES 214.8 m') +
    text(776, 238, '+ 6.2% on last Friday', { size: 14, fill: 'good' }) +
    rect(1008, 120, 240, 152, { radius: 16, fill: 'glow' }) +
    stat([1032, 164], 'Exceptions', '7') +
    text(1032, 238, '3 still open', { size: 14, fill: 'accentText', weight: 600 })
  );
}

function exceptionList(): string {
  return (
    card(248, 288, 1000, 440) +
    table({
      columns: [
        { label: 'Reference', x: 272, weight: 500 },
        { label: 'Where', x: 392, fill: 'quiet' },
        { label: 'Amount, KES', x: 692, end: true, weight: 500 },
        { label: 'Cause found', x: 740 },
        { label: 'State', x: 1224, end: true },
      ],
      rows: exceptions,
      place: [272, 1224, 324, 54],
    }) +
    states
      .map((state, index) => {
        const tone = state === 'Open' ? 'bad' : state === 'Solved' ? 'good' : 'plain';
        return chip([1224, 354 + index * 54], state, tone, 'end');
      })
      .join('')
  );
}
