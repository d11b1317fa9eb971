import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReplyFromOptions } from '@fastify/reply-from';
import type { FastifyReply, FastifyRequest } from 'fastify';

const UNREACHABLE_MESSAGE =
  'Our server cannot be reached at the moment. Nothing you typed is lost; please try again in a minute.';

export const proxyOptions: FastifyReplyFromOptions = {
  // The plugin accepts any certificate by default.
  undici: { connect: { rejectUnauthorized: true } },
  disableRequestLogging: true,
};

/** Whether a request has a body although its method takes none (RFC 9110, 9.3). */
export function hasUnexpectedBody({ method = '', headers }: IncomingMessage): boolean {
  if (['POST', 'PUT', 'PATCH'].includes(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Streams a request to the API and its response back; 503 with a message if that fails. */
export function proxyRequest(request: FastifyRequest, reply: FastifyReply, url: URL): FastifyReply {
  const client = request.ip;
  return reply.from(url.origin + url.pathname, {
    // The plugin decodes the address, which throws if the query is malformed.
    queryString: () => url.search.slice(1),
    // By default a 503 with `Retry-After` is asked for ten times.
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, headers) => ({
      ...withoutConnection(headers),
      'x-forwarded-for': [headers['x-forwarded-for'] ?? [], client].flat().join(', '),
      'x-forwarded-host': request.host,
      'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
    }),
    onError: () => {
      const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
      void reply.code(503).headers({ ...headers, 'retry-after': '30' });
      void reply.send({ error: UNREACHABLE_MESSAGE });
    },
  });
}

/** Headers that undici rejects, since they concern one connection (RFC 9110, 7.6.1). */
const ofOneConnection = ['expect', 'keep-alive', 'upgrade'];

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofOneConnection.includes(name)),
  );
}
