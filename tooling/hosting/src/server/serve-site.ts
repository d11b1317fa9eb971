import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { respond, type Site } from './respond.ts';
import { parseSiteRules } from './site-rules.ts';

/** Milliseconds that open requests get to end when the server closes. */
const CLOSE_TIMEOUT_MS = 5000;

interface SiteServerOptions {
  /** Absolute path of the built site. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** Scheme, host and port of the API; replaces the origin in the site's proxy rules. */
  apiBaseUrl?: string;
}

/** A running site server. */
export interface SiteServer {
  url: string;
  /** Stops it, after the open requests have ended. */
  close: () => Promise<void>;
}

/**
 * Serves a built site as a static host does: its `_headers` and `_redirects` as they are now,
 * precompressed files, URLs without `.html`, `404.html`, and the proxy rule to the API.
 * @throws the error of the port, such as EADDRINUSE, and ENOENT where the rule files are missing.
 */
export async function serveSite(options: SiteServerOptions): Promise<SiteServer> {
  const { folder, apiBaseUrl } = options;
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const rules = parseSiteRules(await read('_headers'), await read('_redirects'));
  const site: Site = { folder, apiBaseUrl, ...rules };
  const server = createServer((request, response) => {
    respond(site, request, response).catch((error: unknown) => sendError(request, response, error));
  });
  server.listen(options.port);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.close();
      setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
      await once(server, 'close');
    },
  };
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(`${request.method} ${request.url}`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Something went wrong on our side. Please try again in a minute.\n');
}
