import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReplyFromOptions } from '@fastify/reply-from';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds without a byte from the API before a request fails. */
const IDLE_TIMEOUT_MS = 30_000;

const UNREACHABLE_MESSAGE =
  'Our server cannot be reached at the moment. Nothing you typed is lost; please try again in a minute.';

export const proxyOptions: FastifyReplyFromOptions = {
  undici: {
    headersTimeout: IDLE_TIMEOUT_MS,
    bodyTimeout: IDLE_TIMEOUT_MS,
    // The plugin accepts any certificate by default.
    connect: { rejectUnauthorized: true },
  },
  disableRequestLogging: true,
};

/** Whether a request has a body although its method takes none (RFC 9110, 9.3). */
export function hasUnexpectedBody({ method = '', headers }: IncomingMessage): boolean {
  if (['POST', 'PUT', 'PATCH'].includes(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Streams a request to the API and its response back; 503 or 504 with a message where it fails. */
export function proxyRequest(request: FastifyRequest, reply: FastifyReply, url: URL): FastifyReply {
  const client = request.ip;
  return reply.from(url.href, {
    // By default a 503 with `Retry-After` is asked for ten times.
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, headers) => ({
      ...withoutConnection(headers),
      'x-forwarded-for': [headers['x-forwarded-for'] ?? [], client].flat().join(', '),
      'x-forwarded-host': request.host,
      'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
    }),
    rewriteHeaders: withoutConnection,
    onError: (_reply, { error }) => {
      const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
      if (status === 503) void reply.header('retry-after', '30');
      void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      void reply.code(status).send({ error: UNREACHABLE_MESSAGE });
    },
  });
}

const ofOneConnection = ['connection', 'expect', 'keep-alive', 'te', 'trailer', 'upgrade'];

/** The end-to-end headers (RFC 9110, 7.6.1); undici rejects the others. */
function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofOneConnection.includes(name)),
  );
}
