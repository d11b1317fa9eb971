import { badge, button } from '../kit/controls.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { circle, path, rect, text } from '../kit/shapes.ts';

export function jseeReminder(): string {
  return phone(
    { ground: 'deep', status: 'onDeep', home: 'onDeep', time: '8:02' },
    ...[120, 200, 280, 360].map((radius) =>
      circle(390, 844, radius * 1.5, { stroke: 'deepRaised', width: 2 }),
    ),
    circle(390, 844, 120, { fill: 'deepRaised' }),
    text(195, 140, 'Thursday, June 11', { size: 18, fill: 'onDeepQuiet', anchor: 'middle' }),
    text(195, 236, '8:02', {
      size: 96,
      weight: 600,
      fill: 'onDeep',
      anchor: 'middle',
      spacing: -3,
    }),
    reminder(),
    directions(),
    circle(72, 772, 28, { fill: 'deepRaised' }),
    icon('bolt', 60, 760, 'onDeep'),
    circle(318, 772, 28, { fill: 'deepLine' }),
    icon('phone', 306, 760, 'onDeep'),
  );
}

function reminder(): string {
  return (
    rect(16, 296, 358, 272, { radius: 28, fill: 'card' }) +
    badge([36, 316, 40], 'calendar', 'brand') +
    text(90, 334, 'jsee', { size: 14, weight: 600 }) +
    text(90, 353, 'Riverside Clinic', { size: 13, fill: 'quiet' }) +
    text(354, 334, 'now', { size: 13, fill: 'quiet', anchor: 'end' }) +
    text(36, 402, 'Today at 10:30 with Dr. Rao', { size: 20, weight: 600, spacing: -0.3 }) +
    text(36, 430, 'Room 4, second floor. Please come ten', { fill: 'quiet' }) +
    text(36, 452, 'minutes early and bring your papers.', { fill: 'quiet' }) +
    button([36, 488, 206, 56], 'I will be there', 'accent') +
    button([250, 488, 104, 56], 'Move it', 'soft')
  );
}

function directions(): string {
  return (
    rect(16, 584, 358, 96, { radius: 28, fill: 'card' }) +
    rect(32, 600, 64, 64, { radius: 16, fill: 'tint' }) +
    path('M44 652L58 624L74 640L86 612', { stroke: 'brand', width: 3 }) +
    circle(86, 612, 5, { fill: 'accent' }) +
    text(112, 624, 'Leave at 10:04', { size: 16, weight: 600 }) +
    text(112, 648, '18 minutes by bus, line 5', { size: 14, fill: 'quiet' })
  );
}
