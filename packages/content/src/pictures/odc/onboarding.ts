import { ring } from '../kit/charts.ts';
import { avatar, badge, card, chip, rule } from '../kit/controls.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { circle, rect, text } from '../kit/shapes.ts';

const steps = [
  ['Laptop, keys and client VPN', 'Day 1', true],
  ['Build the leasing service locally', 'Day 2', true],
  ['Shadow a release', 'Day 3', true],
  ['Merge a first change', 'Today', false],
  ['Meet the product owner', 'Day 6', false],
  ['Demo to the founders', 'Day 10', false],
] as const;

export function odcOnboarding(): string {
  return phone(
    {},
    text(24, 96, 'Day 4 of 10', { size: 28, weight: 600, spacing: -0.5 }),
    text(24, 122, 'Welcome to the leasing team, Rohan', { size: 14, fill: 'quiet' }),
    ring([338, 98, 26], 0.5, { width: 8 }),
    text(338, 103, '3/6', { size: 14, weight: 600, anchor: 'middle' }),
    mentor(),
    text(24, 292, 'Your first ten days', { size: 17, weight: 600 }),
    card(16, 308, 358, 336, 20),
    ...steps.map(step),
    today(),
  );
}

function mentor(): string {
  return (
    rect(16, 148, 358, 104, { radius: 20, fill: 'deep' }) +
    avatar([64, 200, 28], 'LS', 'accent') +
    text(108, 194, 'Leela Sundar', { size: 17, weight: 600, fill: 'onDeep' }) +
    text(108, 216, 'Your mentor, two desks away', { size: 14, fill: 'onDeepQuiet' }) +
    icon('chat', 330, 188, 'onDeep')
  );
}

function step([title, day, done]: (typeof steps)[number], index: number): string {
  const y = 308 + index * 56;
  const current = day === 'Today';
  const mark = done
    ? circle(46, y + 28, 12, { fill: 'brand' }) + icon('check', 38, y + 20, 'onBrand', 16)
    : circle(46, y + 28, 11, { stroke: current ? 'accent' : 'edge', width: 2 });
  return (
    (index === 0 ? '' : rule(72, 354, y)) +
    mark +
    text(72, y + 33, title, {
      fill: done ? 'quiet' : 'text',
      ...(current ? { weight: 600 } : {}),
    }) +
    (current
      ? chip([354, y + 15], 'Today', 'accent', 'end')
      : text(354, y + 33, day, { size: 13, fill: 'quiet', anchor: 'end' }))
  );
}

function today(): string {
  const meetings = [
    ['Stand-up with Columbus', '18:30', 'users'],
    ['Pairing on tenant search', '19:00', 'pen'],
  ] as const;
  return (
    text(24, 688, 'This evening', { size: 17, weight: 600 }) +
    meetings
      .map(
        ([title, time, name], index) =>
          badge([24, 704 + index * 54, 44], name) +
          text(84, 731 + index * 54, title) +
          text(366, 731 + index * 54, time, { weight: 600, anchor: 'end' }),
      )
      .join('')
  );
}
