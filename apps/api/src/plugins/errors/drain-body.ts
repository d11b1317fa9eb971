import { finished } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';

/** Both files of an application and its words; nobody honest sends more. In bytes. */
const maxBodyLength = 24 * 1024 * 1024;
/** In milliseconds. */
const maxWait = 5000;

/**
 * Lets a refused request end. A browser that is answered while it is still sending sees a broken
 * connection instead of the answer, and the visitor would never read why.
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed || request.complete) return;
  if (Number(request.headers['content-length'] ?? Infinity) > maxBodyLength) return;
  request.unpipe();
  request.resume();
  try {
    await finished(request, { writable: false, signal: AbortSignal.timeout(maxWait) });
  } catch {
    // Too slow, or gone: the answer goes out as it can.
  }
}
