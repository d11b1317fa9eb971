import { expect, test } from 'vitest';
import { defaultJobChoice, formatJobChoice, parseJobChoice } from './job-choice.ts';

const plain = defaultJobChoice('us');

test.each([
  ['', plain],
  ['?country=in', { ...plain, country: 'in' }],
  ['?q=react+native', { ...plain, keywords: 'react native' }],
  ['?q=react&sort=newest', { ...plain, keywords: 'react', sort: 'newest' }],
  [
    '?country=in&place=Austin%2C+TX&type=Full+time&mode=Remote&level=Senior&show=48',
    {
      country: 'in',
      keywords: '',
      place: 'Austin, TX',
      type: 'Full time',
      mode: 'Remote',
      level: 'Senior',
      shown: 48,
    },
  ],
] as const)('reads and writes %j', (search, choice) => {
  expect(parseJobChoice(search, 'us')).toEqual(choice);
  expect(formatJobChoice(choice, 'us')).toBe(search);
});

test.each([
  '?country=fr',
  '?country=us',
  '?q=%20%20',
  '?place=',
  '?sort=salary',
  '?sort=relevance',
  '?show=24',
  '?show=1',
  '?show=-48',
  '?show=many',
  '?show=Infinity',
  '?utm_source=elsewhere',
])('reads %j as the default choice', (search) => {
  expect(formatJobChoice(parseJobChoice(search, 'us'), 'us')).toBe('');
});

test('rounds the number of shown jobs up to a whole step', () => {
  expect(parseJobChoice('?show=30', 'us').shown).toBe(48);
});

test.each(['?country=IN', '?country=India', '?country=%20in'])(
  'reads the country of %s',
  (search) => {
    expect(parseJobChoice(search, 'us').country).toBe('in');
  },
);

test('limits the keywords to 200 characters', () => {
  expect(parseJobChoice(`?q=${'word+'.repeat(2000)}`, 'us').keywords).toHaveLength(200);
});

test('omits the order without keywords', () => {
  expect(formatJobChoice({ ...plain, sort: 'newest' }, 'us')).toBe('');
});
