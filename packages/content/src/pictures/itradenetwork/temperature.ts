import { plotted, trend } from '../kit/charts.ts';
import { badge, button, card, chip } from '../kit/controls.ts';
import { phoneTitle } from '../kit/navigation.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { circle, path, rect, text } from '../kit/shapes.ts';

const readings = [
  34.2, 34.1, 34.3, 34.1, 34.0, 34.2, 34.1, 34.3, 34.2, 34.4, 36.1, 38.6, 37.2, 35.0, 34.4, 34.2,
  34.1, 34.1, 34.0, 34.2, 34.1, 34.1, 34.2, 34.1, 34.1,
];
const box = [64, 336, 290, 144] as const;

export function itradenetworkTemperature(): string {
  return phone(
    {},
    phoneTitle('Receive LD-20461'),
    text(195, 108, 'Romaine hearts · 22 pallets', { size: 14, fill: 'quiet', anchor: 'middle' }),
    text(24, 180, '34.1 °F', { size: 52, weight: 600, spacing: -1.5 }),
    text(24, 212, 'Mean of 24 hours 34.6 °F', { size: 14, fill: 'quiet' }),
    chip([366, 148], 'Accept', 'good', 'end'),
    curve(),
    pulp(),
    button([16, 756, 173, 56], 'Hold for QA', 'soft'),
    button([201, 756, 173, 56], 'Receive load', 'accent'),
  );
}

function curve(): string {
  const above = readings.map((reading) => reading - 32);
  const [x, y] = plotted(above, box, 8)[11] ?? [0, 0];
  const limit = box[1] + box[3] * (1 - 5 / 8);
  return (
    card(16, 240, 358, 288, 20) +
    text(36, 276, 'Last 24 hours', { weight: 600 }) +
    text(354, 276, '1 excursion, 38 min', {
      size: 14,
      weight: 600,
      fill: 'accentText',
      anchor: 'end',
    }) +
    rect(64, limit, 290, box[1] + box[3] - limit, { fill: 'goodTint' }) +
    path(`M64 ${limit}H354`, { stroke: 'good', dash: '2 6', width: 1.5 }) +
    ['40', '37', '34']
      .map((label, index) =>
        text(52, 341 + index * 54, label, { size: 13, fill: 'quiet', anchor: 'end' }),
      )
      .join('') +
    trend(above, box, { top: 8, area: false }) +
    circle(x, y, 8, { fill: 'accent' }) +
    text(x + 16, y + 2, '38.6 °F at Barstow', { size: 13, weight: 600 }) +
    text(64, 508, 'Thu 09:00', { size: 13, fill: 'quiet' }) +
    text(354, 508, 'Fri 09:00', { size: 13, fill: 'quiet', anchor: 'end' })
  );
}

function pulp(): string {
  const samples = [
    ['Pallet 1, nose', '34.5'],
    ['Pallet 11, middle', '34.9'],
    ['Pallet 22, doors', '35.2'],
  ] as const;
  return (
    text(24, 572, 'Pulp check', { size: 17, weight: 600 }) +
    text(366, 572, 'Limit 38 °F', { size: 14, fill: 'quiet', anchor: 'end' }) +
    samples
      .map(([where, reading], index) => {
        const y = 588 + index * 52;
        return (
          badge([24, y, 40], 'temperature', 'plain') +
          text(80, y + 25, where) +
          text(324, y + 25, reading, { weight: 600, anchor: 'end' }) +
          icon('check', 340, y + 8, 'good')
        );
      })
      .join('')
  );
}
