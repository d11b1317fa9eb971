import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@kestrova/api-contract';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { HttpError } from '../plugins/errors/http-error.ts';

/** A request with an Idempotency-Key: one that repeats it gets the first response again. */
export interface IdempotentRequest<Response> {
  /** The endpoint's path: a client may use one key for several endpoints. */
  scope: string;
  key: string;
  bodyHash: string;
  responseSchema: z.ZodMiniType<Response>;
}

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

/** Undefined without a key. A duplicate has the same `body`, its keys in the same order. */
export function createIdempotentRequest<Response>(
  scope: string,
  key: string | undefined,
  body: unknown,
  responseSchema: z.ZodMiniType<Response>,
): IdempotentRequest<Response> | undefined {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return { scope, key, bodyHash, responseSchema };
}
