import { avatar, button, card, chip, chips, rule } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { path, rect, text } from '../kit/shapes.ts';
import { tascHeader } from './header.ts';

const jobs: readonly (readonly [string, string, string, string, string])[] = [
  ['Senior Accountant', 'Al Waha Group', 'Abu Dhabi', 'AED 14,000', 'AW'],
  ['Project Controller', 'Marsa Contracting', 'Dubai', 'AED 18,500', 'MC'],
  ['Financial Analyst', 'Sidra Capital', 'Dubai, DIFC', 'AED 21,000', 'SC'],
  ['Procurement Officer', 'Qamar Logistics', 'Jebel Ali', 'AED 12,200', 'QL'],
  ['Internal Auditor', 'Al Waha Group', 'Abu Dhabi', 'AED 16,800', 'AW'],
  ['Payroll Specialist', 'Noor Hospitals', 'Dubai', 'AED 11,500', 'NH'],
];

const filters: readonly (readonly [string, readonly (readonly [string, string, boolean])[]])[] = [
  [
    'Emirate',
    [
      ['Dubai', '214', true],
      ['Abu Dhabi', '148', true],
      ['Sharjah', '61', false],
    ],
  ],
  [
    'Contract',
    [
      ['Full time', '287', true],
      ['Part time', '42', false],
      ['Project', '33', false],
    ],
  ],
  [
    'Languages asked',
    [
      ['Arabic and English', '196', false],
      ['English only', '166', false],
    ],
  ],
];

export function tascSearchEnglish(): string {
  return browser(
    { address: 'jobs.tasc.example/en/search?q=finance' },
    tascHeader,
    searchBar(),
    ...filters.map(filter),
    text(328, 204, '362 jobs for “finance”', { size: 22, weight: 600 }),
    text(1232, 204, 'Newest first', { fill: 'quiet', anchor: 'end' }),
    ...jobs.map(job),
  );
}

function searchBar(): string {
  return (
    rect(48, 88, 1184, 64, { radius: 16, fill: 'card', stroke: 'edge', width: 1 }) +
    icon('search', 72, 108, 'quiet') +
    text(108, 126, 'finance', { size: 17 }) +
    path('M640 104v32', { stroke: 'line', width: 1 }) +
    icon('pin', 664, 108, 'quiet') +
    text(700, 126, 'Dubai, Abu Dhabi', { size: 17 }) +
    button([1076, 96, 148, 48], 'Search')
  );
}

function filter([title, options]: (typeof filters)[number], index: number): string {
  const top = 204 + index * 176;
  const lines = options.map(([label, count, chosen], at) => {
    const y = top + 20 + at * 38;
    const box = chosen
      ? rect(48, y, 22, 22, { radius: 6, fill: 'brand' }) + icon('check', 51, y + 3, 'onBrand', 16)
      : rect(48.5, y + 0.5, 21, 21, { radius: 6, stroke: 'edge', width: 1.5 });
    return (
      box +
      text(84, y + 16.5, label) +
      text(280, y + 16.5, count, { size: 14, fill: 'quiet', anchor: 'end' })
    );
  });
  return (
    (index === 0 ? '' : rule(48, 280, top - 28)) +
    text(48, top, title, { weight: 600 }) +
    lines.join('')
  );
}

function job([title, company, place, pay, initials]: (typeof jobs)[number], index: number): string {
  const x = 328 + (index % 2) * 460;
  const y = 228 + Math.floor(index / 2) * 172;
  return (
    card(x, y, 444, 156) +
    avatar([x + 48, y + 48, 24], initials, index % 3 === 1 ? 'plain' : 'soft') +
    text(x + 88, y + 44, title, { size: 17, weight: 600 }) +
    text(x + 88, y + 68, `${company} · ${place}`, { size: 14, fill: 'quiet' }) +
    icon('heart', x + 396, y + 24, index === 2 ? 'accent' : 'quiet') +
    chips([x + 24, y + 106], ['Full time', index % 2 === 0 ? 'Hybrid' : 'On site']) +
    text(x + 420, y + 124, pay, { size: 16, weight: 600, anchor: 'end' }) +
    (index === 0 ? chip([x + 384, y + 23], 'New', 'accent', 'end') : '')
  );
}
