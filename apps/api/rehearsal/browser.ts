import { Agent, request as startRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Send } from '../src/testing/visitor.ts';

/** The connections of one visitor's browser. */
export interface Browser {
  send: Send;
  close(): void;
}

/** Milliseconds without a byte; as the site's own calls. */
const idleTimeout = 30_000;

/**
 * Sends requests as a browser does: over at most six kept connections, and once more by itself where a
 * kept connection turns out to be closed (RFC 9112, 9.3.1). Rejects with TypeError, as `fetch` does.
 */
export function createBrowser(onSent: (isResent: boolean) => void): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });

  async function send(url: string, { method = 'GET', ...init }: RequestInit = {}) {
    // Encodes a form, and names its boundary.
    const encoded = new Response(init.body ?? null);
    const body = Buffer.from(await encoded.arrayBuffer());
    const headers = new Headers(init.headers);
    const type = encoded.headers.get('content-type');
    if (type !== null && !headers.has('content-type')) headers.set('content-type', type);
    headers.set('accept-encoding', 'gzip, deflate, br, zstd');
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('origin', new URL(url).origin);
    if (method === 'POST') headers.set('content-length', String(body.length));
    const sendOnce = () => exchange(url, { agent, method, headers: toObject(headers), body });
    onSent(false);
    try {
      return await sendOnce();
    } catch (error) {
      if (!(error instanceof StaleConnectionError)) throw error;
      onSent(true);
      return sendOnce();
    }
  }

  return {
    send,
    close: () => {
      agent.destroy();
    },
  };
}

/** A kept connection was closed before any byte of the response. */
class StaleConnectionError extends TypeError {
  override name = 'StaleConnectionError';
}

interface Exchange {
  agent: Agent;
  method: string;
  headers: Record<string, string>;
  body: Buffer;
}

async function exchange(url: string, { body, ...options }: Exchange): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = startRequest(url, { ...options, timeout: idleTimeout }, resolve);
  request.on('timeout', () => request.destroy(new Error('the request timed out')));
  request.on('error', (cause: NodeJS.ErrnoException) => {
    const isStale = request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(cause.code ?? '');
    const Failure = isStale ? StaleConnectionError : TypeError;
    reject(new Failure(`no response from ${url}`, { cause }));
  });
  request.end(body);
  const message = await promise;
  const content = await buffer(message).catch((cause: unknown) => {
    throw new TypeError(`the response from ${url} broke off`, { cause });
  });
  const status = message.statusCode ?? 0;
  const headers = new Headers(
    Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? new Uint8Array(content) : null, { status, headers });
}

function toObject(headers: Headers): Record<string, string> {
  return Object.fromEntries(headers.entries());
}
