import { avatar, badge, button, card, chip, rule } from '../kit/controls.ts';
import { phoneTitle } from '../kit/navigation.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { circle, rect, text } from '../kit/shapes.ts';

const credentials = [
  ['Registered nurse, Arizona', 'Board checked today', 'Jun 2028', 'good'],
  ['Basic life support', 'Photo and card match', 'Mar 2028', 'good'],
  ['Cardiac life support', 'Renewal class is booked', '19 days', 'accent'],
  ['TB test', 'Negative', 'Aug 2027', 'good'],
  ['Background check', 'Clear in 7 counties', 'Jan 2028', 'good'],
] as const;

export function infinteCredentials(): string {
  return phone(
    {},
    phoneTitle('My credentials'),
    holder(),
    text(24, 330, 'Checked at the source', { size: 17, weight: 600 }),
    text(366, 330, '5 of 5', { fill: 'quiet', anchor: 'end' }),
    card(16, 348, 358, 340, 20),
    ...credentials.map(credential),
    button([16, 712, 358, 56], 'Add a document', 'soft'),
    text(195, 802, 'St. Brendan sees these until May 31', {
      size: 13,
      fill: 'quiet',
      anchor: 'middle',
    }),
  );
}

function holder(): string {
  return (
    rect(16, 112, 358, 180, { radius: 24, fill: 'brand' }) +
    rect(163, 124, 64, 8, { radius: 4, fill: 'paper' }) +
    avatar([64, 188, 32], 'AR', 'soft') +
    text(112, 182, 'Angela Ruiz', { size: 22, weight: 600, fill: 'onBrand' }) +
    text(112, 208, 'RN, intensive care', { fill: 'onBrand' }) +
    circle(338, 188, 16, { fill: 'onBrand' }) +
    icon('check', 328, 178, 'brand', 20) +
    text(36, 264, 'Ready to work in', { size: 14, fill: 'onBrand' }) +
    text(354, 264, 'Arizona, Nevada, Texas', {
      size: 14,
      weight: 600,
      fill: 'onBrand',
      anchor: 'end',
    })
  );
}

function credential(
  [title, detail, until, tone]: (typeof credentials)[number],
  index: number,
): string {
  const y = 348 + index * 68;
  return (
    (index === 0 ? '' : rule(84, 354, y)) +
    badge([32, y + 14, 40], tone === 'good' ? 'shield' : 'clock', tone) +
    text(84, y + 30, title, { weight: 600 }) +
    text(84, y + 52, detail, { size: 13, fill: 'quiet' }) +
    (tone === 'good'
      ? text(354, y + 40, until, { size: 14, fill: 'quiet', anchor: 'end' })
      : chip([354, y + 21], until, 'accent', 'end'))
  );
}
