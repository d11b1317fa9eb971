import { avatar, button, card, chips } from '../kit/controls.ts';
import { tabBar } from '../kit/navigation.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { rect, text } from '../kit/shapes.ts';

const doctors = [
  [
    'Dr. Sana Shaikh',
    'SS',
    '4.9',
    '0.9 km',
    'Speaks Marathi, Hindi',
    ['Today 16:20', 'Today 17:00', 'Fri 9:10'],
  ],
  [
    'Dr. Nikhil Joshi',
    'NJ',
    '4.8',
    '1.6 km',
    'Speaks Marathi, English',
    ['Fri 8:30', 'Fri 11:45', 'Mon 9:00'],
  ],
  [
    'Dr. Priya Nair',
    'PN',
    '4.7',
    '2.2 km',
    'Speaks English, Hindi',
    ['Fri 14:00', 'Mon 8:20', 'Mon 10:10'],
  ],
] as const;

export function jseeDoctors(): string {
  return phone(
    {},
    text(24, 96, 'Find a doctor', { size: 28, weight: 600, spacing: -0.5 }),
    rect(16, 120, 358, 56, { radius: 28, fill: 'card', stroke: 'edge' }),
    icon('search', 36, 136, 'brand'),
    text(72, 154, 'Child with fever', { size: 16 }),
    icon('pin', 330, 136, 'quiet'),
    chips([16, 196], ['Within 3 km', 'Next 3 days', 'Video']),
    text(24, 264, '14 doctors near Prabhat Road', { size: 14, fill: 'quiet' }),
    ...doctors.map(doctor),
    tabBar(
      [
        ['Find', 'search'],
        ['Visits', 'calendar'],
        ['Family', 'heart'],
        ['Me', 'user'],
      ],
      0,
    ),
  );
}

function doctor(
  [name, initials, rating, distance, languages, slots]: (typeof doctors)[number],
  index: number,
): string {
  const y = 284 + index * 154;
  return (
    card(16, y, 358, 142, 20) +
    avatar([56, y + 44, 24], initials, index === 0 ? 'brand' : 'soft') +
    text(94, y + 38, name, { size: 16, weight: 600 }) +
    text(94, y + 60, languages, { size: 13, fill: 'quiet' }) +
    icon('star', 308, y + 24, 'accent', 16) +
    text(354, y + 38, rating, { weight: 600, anchor: 'end' }) +
    text(354, y + 60, distance, { size: 13, fill: 'quiet', anchor: 'end' }) +
    slots
      .map((slot, at) =>
        button(
          [32 + at * 110, y + 84, 102, 44],
          slot,
          index === 0 && at === 0 ? 'accent' : slot.startsWith('Today') ? 'soft' : 'plain',
        ),
      )
      .join('')
  );
}
