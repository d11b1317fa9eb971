import { expect, test } from 'vitest';
import { formatFormCheck, parseFormCheck } from './index.ts';

test.each([
  [{ seconds: 12.34, isHoneypotFilled: false }, 'seconds=12.3; trap=0'],
  [{ seconds: 0, isHoneypotFilled: true }, 'seconds=0.0; trap=1'],
  [{ isHoneypotFilled: false }, 'trap=0'],
])('%j is written as %s', (check, value) => {
  expect(formatFormCheck(check)).toBe(value);
});

test.each([
  ['seconds=12.3; trap=0', { seconds: 12.3, isHoneypotFilled: false }],
  ['trap=1;seconds=0', { seconds: 0, isHoneypotFilled: true }],
  ['trap=1', { seconds: undefined, isHoneypotFilled: true }],
])('%s is read as %j', (value, check) => {
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
])('%j says nothing against the visitor', (value) => {
  expect(parseFormCheck(value)).toEqual({ seconds: undefined, isHoneypotFilled: false });
});
