import type { Socket } from 'node:net';
import { statusMessage } from './http-error.ts';

const statuses: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Milliseconds for the client to read the response before its connection is closed. */
const readingTime = 1000;

/** Responds to bytes that are not HTTP, or to a request that is too large or too slow. */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = statuses[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify({ exceptionMsg: statusMessage(status) });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), readingTime).unref();
}
