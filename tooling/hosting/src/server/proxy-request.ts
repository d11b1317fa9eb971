import {
  Agent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';

/** Milliseconds without a byte from the upstream server before the request fails. */
const IDLE_TIMEOUT_MS = 30_000;

const UNREACHABLE_MESSAGE =
  'Our server cannot be reached at the moment. Nothing you typed is lost; please try again in a minute.';

/** Headers of one connection (RFC 9110, 7.6.1), and `Expect`, to which Node has responded already. */
const hopByHop = new Set(
  'connection expect keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

const agent = new Agent({ keepAlive: true });

/**
 * Streams a request to another server and its response back. Where that server cannot be reached
 * or breaks off, the response is 503 with a message, where it stays silent 504. Not a library:
 * http-proxy turns an early 413 into 502, never ends a response that breaks off, and passes on
 * hop-by-hop headers.
 */
export function proxyRequest(request: IncomingMessage, response: ServerResponse, url: URL): void {
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = start(url, {
    method: request.method ?? 'GET',
    headers: forwardedHeaders(request, url),
    ...(url.protocol === 'http:' && { agent }),
    timeout: IDLE_TIMEOUT_MS,
  });

  upstream.on('response', (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode ?? 502, endToEndHeaders(upstreamResponse));
    // Destroyed, not ended: an incomplete response must not look complete.
    upstreamResponse.on('error', () => response.destroy());
    upstreamResponse.pipe(response);
    // After an early 413 the rest of the upload is read and dropped.
    upstreamResponse.on('end', () => request.unpipe(upstream).resume());
  });
  upstream.on('timeout', () => sendUnreachable(response, 504, upstream));
  upstream.on('error', () => {
    sendUnreachable(response, 503, upstream);
    request.unpipe(upstream).resume();
  });
  response.on('close', () => {
    if (!response.writableFinished) upstream.destroy();
  });
  request.pipe(upstream);
}

function sendUnreachable(response: ServerResponse, status: number, upstream: ClientRequest): void {
  if (response.headersSent) {
    response.destroy();
  } else if (!response.destroyed) {
    response
      .writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...(status === 503 && { 'Retry-After': '30' }),
      })
      .end(JSON.stringify({ error: UNREACHABLE_MESSAGE }));
  }
  upstream.destroy();
}

function forwardedHeaders(request: IncomingMessage, url: URL): OutgoingHttpHeaders {
  const client = request.socket.remoteAddress ?? 'unknown';
  return {
    ...endToEndHeaders(request),
    host: url.host,
    'x-forwarded-for': [request.headers['x-forwarded-for'] ?? [], client].flat().join(', '),
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  };
}

function endToEndHeaders(message: IncomingMessage): Record<string, string[]> {
  const named = (message.headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(message.headersDistinct).flatMap(([name, values]) =>
      values === undefined || hopByHop.has(name) || named.includes(name) ? [] : [[name, values]],
    ),
  );
}
