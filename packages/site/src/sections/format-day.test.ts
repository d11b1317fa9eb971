import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test('a day is the same wherever the visitor is', () => {
  expect(formatDay('2026-10-27', 'en-US')).toBe('October 27, 2026');
  expect(formatDay('2026-01-01', 'en-US')).toBe('January 1, 2026');
});
