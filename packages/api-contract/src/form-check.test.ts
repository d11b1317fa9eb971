import { expect, test } from 'vitest';
import { formatFormCheck, parseFormCheck } from './index.ts';

test.each([
  [{ seconds: 12.34, isHoneypotFilled: false }, 'seconds=12.3; trap=0'],
  [{ seconds: 0, isHoneypotFilled: true }, 'seconds=0.0; trap=1'],
  [{ isHoneypotFilled: false }, 'trap=0'],
])('writes %j as %s', (check, value) => {
  expect(formatFormCheck(check)).toBe(value);
});

test.each([
  ['seconds=12.3; trap=0', { seconds: 12.3, isHoneypotFilled: false }],
  ['trap=1;seconds=0', { seconds: 0, isHoneypotFilled: true }],
  ['trap=1', { seconds: undefined, isHoneypotFilled: true }],
])('reads %s as %j', (value, check) => {
  expect(parseFormCheck(value)).toEqual(check);
});

test.each([
  '',
  ';',
  'yes',
  'trap',
  'trap=yes; seconds=soon',
  'seconds=-1; trap=0',
  'seconds=NaN',
  'seconds=1e9',
  'seconds=0, seconds=0',
  '=1',
])('accepts %j', (value) => {
  expect(parseFormCheck(value)).toEqual({ seconds: undefined, isHoneypotFilled: false });
});
