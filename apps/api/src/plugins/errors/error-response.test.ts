import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createErrorResponse } from './error-response.ts';

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: open`), { code, syscall: 'open' });

test.each([
  ['out of descriptors', systemError('EMFILE'), 503],
  ['out of descriptors, deep inside', new Error('outer', { cause: systemError('ENFILE') }), 503],
  [
    'one of several failures',
    new AggregateError([new Error('other'), systemError('EMFILE')], 'all'),
    503,
  ],
  ['a disk that is broken', systemError('EIO'), 503],
  ['a disk that cannot be written', systemError('EROFS'), 503],
  ['a disk that is full', systemError('ENOSPC'), 507],
  ['a quota that is used up', systemError('EDQUOT'), 507],
  ['a mistake of ours', new TypeError('undefined is not a function'), 500],
  ['a library with a code of its own', Object.assign(new Error('x'), { code: 'ENOENT' }), 500],
])('answers %s in its own way', (_, error, statusCode) => {
  expect(createErrorResponse(error).statusCode).toBe(statusCode);
});

test('answers 503 where a folder of ours is gone', () => {
  let error: unknown;
  try {
    readFileSync('/nowhere/at/all');
  } catch (reason) {
    error = reason;
  }
  expect(createErrorResponse(error).statusCode).toBe(503);
});
