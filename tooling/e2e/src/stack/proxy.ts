import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** One POST as it was sent, to the byte. */
export interface RecordedPost {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Stands before a server, passes everything on, and can spoil the way back. */
export interface Proxy {
  url: string;
  posts: RecordedPost[];
  /** Whether responses to POSTs get lost after the server has acted. */
  losesResponses: boolean;
  lostResponses: number;
  stop: () => Promise<void>;
}

/** Number of pieces of a document, and the milliseconds between two: enough to paint what is there. */
const PIECES = 16;
const PAUSE = 30;

/** Starts a proxy on a free port; with `inPieces`, documents arrive as over a slow connection. */
export async function startProxy(target: string, { inPieces = false } = {}): Promise<Proxy> {
  const server = createServer((request, response) => {
    // A browser that leaves a page cancels its requests.
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const proxy: Proxy = {
    url: `http://localhost:${port}`,
    posts: [],
    losesResponses: false,
    lostResponses: 0,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url: path = '', headers } = request;
    const body = await buffer(request);
    if (method === 'POST') proxy.posts.push({ path, headers, body });
    if (inPieces) delete headers['accept-encoding'];
    const onward = ask(target + path, { method, headers });
    onward.end(body);
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      onward.once('response', resolve).once('error', reject);
    });
    if (method === 'POST' && proxy.losesResponses) {
      await buffer(reply);
      proxy.lostResponses += 1;
      response.destroy();
      return;
    }
    response.writeHead(reply.statusCode ?? 500, reply.headers);
    const isSlow = inPieces && reply.headers['content-type']?.startsWith('text/html');
    await pipeline(isSlow ? cut(await buffer(reply)) : reply, response);
  }
}

async function* cut(bytes: Buffer) {
  const size = Math.ceil(bytes.length / PIECES);
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size);
    await pause(PAUSE);
  }
}
