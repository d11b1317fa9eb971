import { expect, test } from 'vitest';
import { parseFormCheck } from './index.ts';

// The form in packages/site and the server in apps/api test what they write and read.
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
])('ignores what is missing or invalid in %j', (value) => {
  expect(parseFormCheck(value)).toEqual({ seconds: undefined, isHoneypotFilled: false });
});
