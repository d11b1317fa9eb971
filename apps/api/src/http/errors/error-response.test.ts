import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  FileRejectedError,
  RecordNotFoundError,
  ReusedKeyError,
  UnavailableError,
} from '../../errors.ts';
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
  ['a missing folder', await readFile('/nowhere/at/all').catch((error: unknown) => error), 503],
  ['a full disk', systemError('ENOSPC'), 507],
  ['an exhausted quota', systemError('EDQUOT'), 507],
  ['a link to nothing', new RecordNotFoundError('gone'), 404],
  ['a rejected file', new FileRejectedError('a virus'), 415],
  ['a key that came with another body', new ReusedKeyError('reload'), 422],
  ['an unavailable store', new UnavailableError('', { dependency: 'store' }), 503],
  ['a programming error', new TypeError('undefined is not a function'), 500],
  ['a library with a code of its own', Object.assign(new Error('x'), { code: 'ENOENT' }), 500],
])('maps %s to its status', (_, error, statusCode) => {
  expect(createErrorResponse(error).statusCode).toBe(statusCode);
});
