import { arc } from '../kit/charts.ts';
import { badge, button, card } from '../kit/controls.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import type { IconName } from '../kit/icons.ts';
import { path, rect, text } from '../kit/shapes.ts';

const promises: readonly (readonly [IconName, string, string])[] = [
  ['bolt', 'Paid out in 4 minutes', 'To your account ending 7731'],
  ['file', 'No papers to upload', 'Your salary account is enough'],
  ['swap', 'Close it early, free of charge', 'After the third installment'],
];

export function aspireOffer(): string {
  return phone(
    { status: 'onDeep' },
    rect(0, 0, 390, 452, { fill: 'deep' }),
    text(24, 92, 'Hello, Meera', { size: 16, fill: 'onDeepQuiet' }),
    icon('cross', 342, 74, 'onDeep'),
    dial(),
    text(195, 412, 'Offer stands until 30 June', { fill: 'onDeepQuiet', anchor: 'middle' }),
    card(16, 436, 358, 228, 20),
    ...promises.map(promise),
    button([16, 688, 358, 56], 'See your installments', 'accent'),
    text(195, 784, 'Not now, remind me on payday', {
      weight: 600,
      fill: 'brandText',
      anchor: 'middle',
    }),
  );
}

function dial(): string {
  const center = [195, 252, 120] as const;
  return (
    path(arc(center, [-0.36, 0.36]), { stroke: 'deepLine', width: 14 }) +
    path(arc(center, [-0.36, 0.24]), { stroke: 'deepBrand', width: 14 }) +
    path(arc(center, [0.24, 0.24]), { stroke: 'copper', width: 26 }) +
    text(195, 218, 'Pre-approved for you', { fill: 'onDeepQuiet', anchor: 'middle' }) +
    text(195, 272, '₹2,40,000', { size: 38, weight: 700, fill: 'onDeep', anchor: 'middle' }) +
    text(195, 306, '11.5% a year, fixed', { size: 16, fill: 'onDeep', anchor: 'middle' }) +
    text(110, 362, '₹25,000', { size: 13, fill: 'onDeepQuiet', anchor: 'middle' }) +
    text(280, 362, '₹3,20,000', { size: 13, fill: 'onDeepQuiet', anchor: 'middle' })
  );
}

function promise([name, title, detail]: (typeof promises)[number], index: number): string {
  const y = 460 + index * 64;
  return (
    badge([36, y, 44], name) +
    text(96, y + 18, title, { size: 16, weight: 600 }) +
    text(96, y + 40, detail, { size: 14, fill: 'quiet' })
  );
}
