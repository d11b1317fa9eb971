import { IDEMPOTENCY_HEADER } from '@kestrova/api-contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors/http-error.ts';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Reads the Idempotency-Key of a request; undefined where it has none.
 * @throws HttpError 400 where the key is not 1 to 200 visible ASCII characters.
 */
export function parseIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  throw new HttpError(400, 'The Idempotency-Key must be 1 to 200 visible ASCII characters.');
}
