import { columns, gridLines, meter } from '../kit/charts.ts';
import { avatar, button, card, chip, chips, rule } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import type { Ink } from '../kit/ink.ts';
import { path, rect, text, through } from '../kit/shapes.ts';

const stages: readonly (readonly [string, string, number, Ink])[] = [
  ['Offer shown', '84,200', 1, 'shade'],
  ['Opened', '51,360', 0.61, 'half'],
  ['Amount chosen', '23,580', 0.4, 'brand'],
  ['Signed', '15,920', 0.31, 'accent'],
];

const channels: readonly (readonly [string, string, number])[] = [
  ['App, home screen', '9,940', 0.86],
  ['Push message', '3,480', 0.46],
  ['SMS with short link', '1,640', 0.24],
  ['Branch tablet', '860', 0.13],
];

export function aspireCampaign(): string {
  return browser(
    { address: 'offers.aspire.example/campaigns/june-salaried' },
    rect(0, 0, 1280, 64, { fill: 'deep' }),
    text(40, 39, 'aspire', { size: 20, weight: 700, fill: 'onDeep' }),
    text(144, 39, 'Campaigns', { fill: 'onDeep', weight: 600 }),
    text(256, 39, 'Rules', { fill: 'onDeepQuiet' }),
    text(328, 39, 'Consent log', { fill: 'onDeepQuiet' }),
    avatar([1224, 32, 18], 'RS', 'accent'),
    text(40, 124, 'June, salaried customers', { size: 28, weight: 600, spacing: -0.5 }),
    chip([424, 102], 'Live, day 12 of 30', 'good'),
    chips([900, 102], ['App', 'Push', 'SMS'], 'soft'),
    button([1100, 93, 140, 44], 'Pause', 'plain'),
    funnel(),
    byChannel(),
    byHour(),
  );
}

function funnel(): string {
  const bars = stages.map(([label, count, share, fill], index) => {
    const x = 64 + index * 318.67;
    const tall = 152 * share;
    const next = stages[index + 1];
    const slope = next
      ? path(
          through(
            [
              [x + 196, 372 - tall],
              [x + 318.67, 372 - 152 * next[2]],
              [x + 318.67, 372],
              [x + 196, 372],
            ],
            true,
          ),
          {
            fill: 'tint',
          },
        )
      : '';
    return (
      slope +
      rect(x, 372 - tall, 196, tall, { fill, radius: 4 }) +
      text(x, 196, label, { size: 14, fill: 'quiet' }) +
      text(x + 196, 196, count, { size: 17, weight: 600, anchor: 'end' })
    );
  });
  return card(40, 160, 1200, 236) + bars.join('');
}

function byChannel(): string {
  const lines = channels.map(([label, count, share], index) => {
    const y = 504 + index * 54;
    return (
      text(64, y, label) +
      text(520, y, count, { weight: 600, anchor: 'end' }) +
      meter([64, y + 12, 456, 8], share, index === 0 ? 'brand' : 'half')
    );
  });
  return (
    card(40, 412, 504, 312) +
    text(64, 456, 'Signed, by channel', { size: 17, weight: 600 }) +
    lines.join('')
  );
}

function byHour(): string {
  const hours = [2, 1, 1, 4, 9, 14, 18, 16, 22, 19, 13, 15, 21, 30, 36, 28, 17, 8];
  const box = [616, 484, 600, 184] as const;
  return (
    card(560, 412, 680, 312) +
    text(584, 456, 'When customers sign', { size: 17, weight: 600 }) +
    text(1216, 456, 'Most at 20:00, after dinner', { size: 14, fill: 'quiet', anchor: 'end' }) +
    gridLines(box, ['36%', '24%', '12%', '0']) +
    columns(hours, box, { top: 36, lit: 14 }) +
    ['6:00', '10:00', '14:00', '18:00', '22:00']
      .map((hour, index) =>
        text(632 + index * 133, 696, hour, { size: 13, fill: 'quiet', anchor: 'middle' }),
      )
      .join('') +
    rule(616, 1216, 668)
  );
}
