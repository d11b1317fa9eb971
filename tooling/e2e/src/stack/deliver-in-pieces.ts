import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A site whose documents arrive as on a slow line. */
export interface SlowSite {
  url: string;
  stop: () => Promise<void>;
}

const PIECES = 16;

/** Milliseconds between two pieces: long enough for a browser to paint what it has. */
const PAUSE = 30;

/** Stands before a site and passes its documents on piece by piece, everything else as it comes. */
export async function deliverInPieces(siteUrl: string): Promise<SlowSite> {
  const server = createServer((request, response) => {
    void (async () => {
      const original = await fetch(siteUrl + request.url);
      const type = original.headers.get('content-type') ?? 'text/plain';
      const body = Buffer.from(await original.arrayBuffer());
      response.writeHead(original.status, { 'Content-Type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      const size = Math.ceil(body.length / PIECES);
      for (let start = 0; start < body.length; start += size) {
        response.write(body.subarray(start, start + size));
        await pause(PAUSE);
      }
      return response.end();
    })();
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
