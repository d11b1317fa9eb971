import { parseJobId } from '@kestrova/paths';
import { expect, test } from 'vitest';
import { jobIdSchema } from './index.ts';

test.each(['1', '42', '2147483648', '999999999999999'])('accepts %s as a job id', (digits) => {
  expect(parseJobId(digits)).toBe(Number(digits));
  expect(jobIdSchema.parse(digits)).toBe(Number(digits));
  expect(jobIdSchema.parse(Number(digits))).toBe(Number(digits));
});

test.each(['', '0', '01', '-1', '+1', '1.5', '1e3', '7x', ' 7', '1\0', '1000000000000000'])(
  'rejects %j as a job id',
  (text) => {
    expect(parseJobId(text)).toBeUndefined();
    expect(jobIdSchema.safeParse(text).success).toBe(false);
  },
);

test.each([0, -7, 7.5, 1e15, NaN, null, undefined, [7]])(
  'says why it rejects %j as a job id',
  (value) => {
    const { error } = jobIdSchema.safeParse(value);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Job id must be a whole number.']);
  },
);
