import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import replyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import { fastify, type FastifyError } from 'fastify';
import { hasUnexpectedBody, proxyOptions } from './proxy.ts';
import { fileOptions, normalizeAddress, respond, sendMissing, type Site } from './respond.ts';
import { parseSiteRules } from './site-rules.ts';

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
 * For development and tests; in production nginx does the same.
 * @throws the error of the port, such as EADDRINUSE, and ENOENT where the rule files are missing.
 */
export async function serveSite(options: SiteServerOptions): Promise<SiteServer> {
  const { folder, apiBaseUrl } = options;
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const rules = parseSiteRules(await read('_headers'), await read('_redirects'));
  const site: Site = { folder, apiBaseUrl, ...rules };
  const app = fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url }) => normalizeAddress(url),
  });
  await app.register(fastifyStatic, { root: folder, ...fileOptions });
  await app.register(replyFrom, proxyOptions);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    if (!hasUnexpectedBody(request.raw)) return;
    await reply
      .code(400)
      .header('connection', 'close')
      .send({
        error: `A ${request.method} request has no body. Send it again without one.`,
      });
  });
  app.setNotFoundHandler((request, reply) => respond(site, request, reply));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // A path that the proxy refuses.
    if (error.statusCode === 400) return sendMissing(site, request, reply);
    console.error(`${request.method} ${request.url}`, error);
    return reply
      .code(500)
      .type('text/plain; charset=utf-8')
      .send('Something went wrong on our side. Please try again in a minute.\n');
  });
  await app.listen({ port: options.port, host: '::' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => app.close() };
}
