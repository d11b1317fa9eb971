import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@kestrova/api-contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../plugins/errors/http-error.ts';
import type { IdempotentRequest } from './idempotency-repository.ts';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Reads the Idempotency-Key of a request; undefined where it sends none.
 * @throws HttpError where the key is not 1 to 200 visible ASCII characters.
 */
export function parseIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  throw new HttpError(400, 'The Idempotency-Key must be 1 to 200 visible ASCII characters.');
}

/** A request that may come again: the parts of its body, in a fixed order, decide what it says. */
export function createIdempotentRequest(
  scope: string,
  key: string | undefined,
  bodyParts: unknown,
): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(JSON.stringify(bodyParts)).digest('base64url');
  return { scope, key, bodyHash };
}
