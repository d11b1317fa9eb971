import { expect, test } from 'vitest';
import { formatFormCheck, parseFormCheck } from './index.ts';

test.each([
  [{ seconds: 12.34, isTrapFilled: false }, 'seconds=12.3; trap=0'],
  [{ seconds: 0, isTrapFilled: true }, 'seconds=0.0; trap=1'],
  [{ isTrapFilled: false }, 'trap=0'],
])('writes %j as %s', (check, value) => {
  expect(formatFormCheck(check)).toBe(value);
});

test.each([
  ['seconds=12.3; trap=0', { seconds: 12.3, isTrapFilled: false }],
  ['trap=1;seconds=0', { seconds: 0, isTrapFilled: true }],
  ['trap=1', { seconds: undefined, isTrapFilled: true }],
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
  expect(parseFormCheck(value)).toEqual({ seconds: undefined, isTrapFilled: false });
});
