import { API_PREFIX, REFUSED_PART_HEADER } from '@kestrova/api-contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drainBody } from './drain-body.ts';
import { createErrorResponse, statusMessage } from './error-response.ts';
import { ClientError } from './http-errors.ts';

/** Answers every error of every route in one shape, and logs those that are the server's own. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ exceptionMsg: notFoundSentence(request) }),
  );
}

/** Also for what fails before any route is found, such as a malformed URL. */
export async function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { statusCode, body } = createErrorResponse(error);
  if (statusCode >= 500) request.log.error({ err: error }, 'the request failed');
  await drainBody(request.raw);
  if (statusCode === 503 || statusCode === 507) reply.header('retry-after', '30');
  if (error instanceof ClientError && error.part) reply.header(REFUSED_PART_HEADER, error.part);
  return reply.code(statusCode).header('cache-control', 'no-store').send(body);
}

function notFoundSentence(request: FastifyRequest): string {
  return request.url.startsWith(API_PREFIX)
    ? statusMessage(404)
    : `${statusMessage(404)} The API begins with ${API_PREFIX}; its description is at /docs.`;
}
