import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { API_PREFIX, REFUSED_PART_HEADER } from '@kestrova/api-contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { DomainError } from '../../errors.ts';
import { createErrorResponse, findDependency, type Dependency } from './error-response.ts';
import { HttpError, statusMessage } from './http-error.ts';

/** Max bytes to drain: two files and the form data. */
const maxDrainedLength = 24 * 1024 * 1024;
/** In milliseconds. */
const drainTimeout = 5000;

/** Sends every error of every route in the wire's shape, and logs those of the server. */
export const errorHandler = fastifyPlugin<{
  onDependencyFailure: (dependency: Dependency) => void;
}>(async (app, { onDependencyFailure }) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const dependency = findDependency(error);
    if (dependency !== undefined) onDependencyFailure(dependency);
    return sendError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ exceptionMsg: notFoundMessage(request) }),
  );
});

/** Also handles errors before routing, such as a malformed URL. */
export async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, body } = createErrorResponse(error);
  if (statusCode >= 500 && !(error instanceof HttpError))
    request.log.error({ err: error }, 'the request failed');
  await drainBody(request.raw);
  if (statusCode === 503 || statusCode === 507) reply.header('retry-after', '30');
  const isRejection = error instanceof HttpError || error instanceof DomainError;
  if (isRejection && error.part) reply.header(REFUSED_PART_HEADER, error.part);
  return reply.code(statusCode).header('cache-control', 'no-store').send(body);
}

/** A browser that gets a response while it is still sending sees a broken connection instead. */
async function drainBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed || request.complete) return;
  if (Number(request.headers['content-length'] ?? Infinity) > maxDrainedLength) return;
  request.unpipe();
  request.resume();
  try {
    await finished(request, { writable: false, signal: AbortSignal.timeout(drainTimeout) });
  } catch {
    // The sender is too slow or gone: the response may not arrive.
  }
}

function notFoundMessage(request: FastifyRequest): string {
  return request.url.startsWith(API_PREFIX)
    ? statusMessage(404)
    : `${statusMessage(404)} The API begins with ${API_PREFIX}; its description is at /docs.`;
}
