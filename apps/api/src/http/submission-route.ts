import { IDEMPOTENCY_HEADER } from '@kestrova/api-contract';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type * as z from 'zod/mini';
import { createIdempotentRequest, type IdempotentRequest } from '../idempotency/idempotency.ts';
import { HttpError } from './errors/http-error.ts';

/** Path and schemas from the contract, with their description for OpenAPI. */
interface SubmissionRoute<Body, Response> extends FastifySchema {
  path: string;
  body?: z.ZodMiniType<Body>;
  response: z.ZodMiniType<Response>;
  /** In bytes. */
  bodyLimit?: number;
  /** For a form: the address to which visitors can write instead. */
  email?: string;
}

/** Makes a request idempotent by its Idempotency-Key; a repeated request has the same `body`. */
type MakeRepeatable<Response> = (body: unknown) => IdempotentRequest<Response> | undefined;

/** Adds a POST that saves something. `handle` may make it idempotent. */
export function submissionRoute<Body, Response>(
  app: FastifyInstance,
  { path, response, bodyLimit, email, ...schema }: SubmissionRoute<Body, Response>,
  handle: (
    request: FastifyRequest<{ Body: Body }>,
    makeRepeatable: MakeRepeatable<Response>,
  ) => Promise<Response>,
): void {
  app.post<{ Body: Body }>(
    path,
    {
      schema: { ...schema, response: { 200: response } },
      ...(bodyLimit !== undefined && { bodyLimit }),
      config: { rateLimit: {}, ...(email !== undefined && { formCheck: { email } }) },
      // A form is a stream, which is validated as it arrives.
      ...(schema.consumes !== undefined && { validatorCompiler: () => () => true }),
    },
    async (request, _reply) => {
      const key = parseIdempotencyKey(request.headers[IDEMPOTENCY_HEADER.toLowerCase()]);
      return handle(request, (body) => createIdempotentRequest(path, key, body, response));
    },
  );
}

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** @throws HttpError 400 if the key is not 1 to 200 visible ASCII characters. */
function parseIdempotencyKey(key: string | string[] | undefined): string | undefined {
  if (key === undefined) return undefined;
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  throw new HttpError(400, 'The Idempotency-Key must be 1 to 200 visible ASCII characters.');
}

/** The Bearer token of a request (RFC 6750), which is in no URL and no log; empty if it has none. */
export function findBearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return /^Bearer ([\w.~+/-]{1,400}=*)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}
