import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';

/** A request with an Idempotency-Key: one that repeats it gets the first response again. */
export interface IdempotentRequest<Response> {
  /** The endpoint's path: a client may use one key for several endpoints. */
  scope: string;
  key: string;
  bodyHash: string;
  responseSchema: z.ZodMiniType<Response>;
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
