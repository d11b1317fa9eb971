import { expect, test } from 'vitest';
import { addNonBreakingSpaces, formatDay } from './format-text.ts';

test.each([
  ['What Drives Us ?', 'What Drives Us\u00a0?'],
  ['Case studies - Proven impact', 'Case studies\u00a0- Proven impact'],
  ['Agent Banking – Fintech', 'Agent Banking\u00a0– Fintech'],
  ['Build-Operate-Transfer', 'Build-Operate-Transfer'],
  ['a fund in New York', 'a fund in New\u00a0York'],
  ['sign-in for fresh-food', 'sign-\u2060in for fresh-\u2060food'],
])('keeps what belongs together in %j on one line', (title, expected) => {
  expect(addNonBreakingSpaces(title)).toBe(expected);
});

test('formats a day without moving it to the time zone of the visitor', () => {
  expect(formatDay('2026-10-27', 'en-US')).toBe('October 27, 2026');
  expect(formatDay('2026-01-01', 'en-US')).toBe('January 1, 2026');
});
