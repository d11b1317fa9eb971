import {
  request as startRequest,
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as startSecureRequest } from 'node:https';

/** Milliseconds without a byte from the other server after which we stop waiting. */
const SILENCE_LIMIT = 30_000;

/** Headers that speak of one connection only (RFC 9110, 7.6.1). */
const connectionHeaders = new Set([
  'connection',
  // Answered here already, before the first byte of the body goes onward.
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const agent = new Agent({ keepAlive: true });

/**
 * Passes a request on to another server and its answer back, both as streams. Where that server
 * cannot be reached the visitor reads a sentence (503), also where it breaks off (502) or stays
 * silent (504).
 */
export function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  destination: URL,
): void {
  const start = destination.protocol === 'https:' ? startSecureRequest : startRequest;
  const onward = start(destination, {
    method: request.method ?? 'GET',
    headers: onwardHeaders(request, destination),
    ...(destination.protocol === 'http:' && { agent }),
    timeout: SILENCE_LIMIT,
  });

  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutConnectionHeaders(answer));
    // Ending with an error, not cleanly, so that half an answer is never taken for a whole one.
    answer.on('error', () => response.destroy());
    answer.pipe(response);
    // An early refusal (413) must not leave the rest of an upload stuck in the pipe.
    answer.on('end', () => request.unpipe(onward).resume());
  });
  onward.on('timeout', () => refuse(response, 504, onward));
  onward.on('error', (error: NodeJS.ErrnoException) => {
    refuse(response, neverArrived(error) ? 503 : 502, onward);
    request.unpipe(onward).resume();
  });
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  request.pipe(onward);
}

function refuse(response: ServerResponse, status: number, onward: { destroy: () => void }): void {
  if (response.headersSent) {
    response.destroy();
  } else if (!response.destroyed) {
    const error =
      'Our server cannot be reached at the moment. Nothing you typed is lost; please try again in a minute.';
    response
      .writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...(status === 503 && { 'Retry-After': '30' }),
      })
      .end(JSON.stringify({ error }));
  }
  onward.destroy();
}

function neverArrived({ code = '' }: NodeJS.ErrnoException): boolean {
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code);
}

function onwardHeaders(request: IncomingMessage, destination: URL): OutgoingHttpHeaders {
  const visitor = request.socket.remoteAddress ?? 'unknown';
  const forwardedFor = [request.headers['x-forwarded-for'] ?? [], visitor].flat().join(', ');
  return {
    ...withoutConnectionHeaders(request),
    host: destination.host,
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  };
}

function withoutConnectionHeaders(message: IncomingMessage): Record<string, string[]> {
  const named = (message.headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(message.headersDistinct).flatMap(([name, values]) =>
      values === undefined || connectionHeaders.has(name) || named.includes(name)
        ? []
        : [[name, values]],
    ),
  );
}
