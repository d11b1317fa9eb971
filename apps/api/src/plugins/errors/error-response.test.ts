import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createErrorResponse } from './error-response.ts';

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: open`), { code, syscall: 'open' });

test.each([
  ['out of descriptors', systemError('EMFILE'), 503],
  ['out of descriptors, as a cause', new Error('outer', { cause: systemError('ENFILE') }), 503],
  [
    'one of several failures',
    new AggregateError([new Error('other'), systemError('EMFILE')], 'all'),
    503,
  ],
  ['an I/O error', systemError('EIO'), 503],
  ['a read-only disk', systemError('EROFS'), 503],
  ['a full disk', systemError('ENOSPC'), 507],
  ['an exhausted quota', systemError('EDQUOT'), 507],
  ['a programming error', new TypeError('undefined is not a function'), 500],
  ['a library with a code of its own', Object.assign(new Error('x'), { code: 'ENOENT' }), 500],
])('maps %s to its status', (_, error, statusCode) => {
  expect(createErrorResponse(error).statusCode).toBe(statusCode);
});

test('maps a missing folder to 503', () => {
  let error: unknown;
  try {
    readFileSync('/nowhere/at/all');
  } catch (reason) {
    error = reason;
  }
  expect(createErrorResponse(error).statusCode).toBe(503);
});
