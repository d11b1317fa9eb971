import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteListener } from './answer-request.ts';

/** Milliseconds that open requests get to end when the server closes. */
const CLOSING_TIME = 5000;

/** What a site server needs to know. */
export interface SiteServerSettings {
  /** Absolute path of the built site. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** The interface to listen on; every one where it is left out. */
  host?: string;
  /** Scheme, host and port of the API; takes the place of the host in the site's proxy rules. */
  apiBaseUrl?: string;
}

/** A running site server. */
export interface SiteServer {
  url: string;
  /** Stops it, after what is under way has ended. */
  close: () => Promise<void>;
}

/**
 * Serves a built site as a static host does: its `_headers` and `_redirects`, precompressed files,
 * clean addresses, `404.html`, and the proxy rule to the API.
 * @throws the error of the port, such as EADDRINUSE.
 */
export async function serveSite(settings: SiteServerSettings): Promise<SiteServer> {
  const listener = createSiteListener(settings);
  const server = createServer((request, response) => {
    listener(request, response).catch((error: unknown) => apologise(request, response, error));
  });
  server.listen({ port: settings.port, host: settings.host });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.close();
      server.closeIdleConnections();
      const deadline = setTimeout(() => server.closeAllConnections(), CLOSING_TIME);
      await once(server, 'close');
      clearTimeout(deadline);
    },
  };
}

function apologise(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(`${request.method} ${request.url}`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Something went wrong on our side. Please try again in a minute.\n');
}
