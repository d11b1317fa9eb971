import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import replyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import { DEFAULT_CACHE_CONTROL, MISSING_PAGE } from '../host-files.ts';
import { hasUnexpectedBody, proxyOptions, proxyRequest } from './proxy.ts';
import { parseSiteRules } from './site-rules.ts';

interface SiteServerOptions {
  /** Absolute path of the built site. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on; by default only programs on this machine reach it. */
  host?: string | undefined;
  /** Scheme, host and port of the API; replaces the origin in the site's proxy rules. */
  apiBaseUrl?: string;
}

/** A running site server; `close` stops it, after the open requests have ended. */
export type SiteServer = Pick<Awaited<ReturnType<typeof serveSite>>, 'url' | 'close'>;

/**
 * Serves a built site as a static host does: its `_headers` and `_redirects` as they are now,
 * precompressed files, URLs without `.html`, `404.html`, and the proxy rule to the API.
 * For development and tests; in production nginx does the same.
 * @throws the error of the port, such as EADDRINUSE, and ENOENT if the rule files are missing.
 */
export async function serveSite({
  folder,
  port,
  host = '127.0.0.1',
  apiBaseUrl,
}: SiteServerOptions) {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const rules = parseSiteRules(await read('_headers'), await read('_redirects'));
  const app = fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url }) => normalizeAddress(url),
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // What is cached is compared by ETag alone.
    lastModified: false,
    // A range of the 404 page would be sent as a range of the missing file.
    acceptRanges: false,
  });
  await app.register(replyFrom, proxyOptions);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    if (!hasUnexpectedBody(request.raw)) return;
    await reply.code(400).header('connection', 'close').send();
  });
  app.setNotFoundHandler(respond);
  await app.listen({ port, host });
  const { server } = app;
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${ownPort}`,
    server,
    close: (): Promise<void> => app.close(),
  };

  /** Responds with a file, otherwise by the first matching rule, otherwise with `404.html`. */
  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = new URL(`http://site${request.url}`);
    // A page has one address; its file's name and a slash at the end redirect there.
    const page = pathname.replace(/(?!^)(?:\/|\/index\.html|\.html)$/, '');
    const file = findFile(folder, page);
    if (file && page === pathname) return sendFile(request, reply, pathname, file);

    const rule = file ? { to: page, status: 308 } : rules.findRedirect(pathname);
    if (!rule) return sendFile(request, reply, pathname);
    if (rule.status !== 200) {
      const location = rule.to.includes('?') ? rule.to : rule.to + search;
      return reply.headers(rules.headersFor(pathname)).redirect(location, rule.status);
    }
    if (rule.to.startsWith('/')) {
      return sendFile(request, reply, pathname, findFile(folder, rule.to));
    }
    const target = new URL(rule.to + search);
    const url = new URL(target.pathname + target.search, apiBaseUrl ?? target);
    return proxyRequest(request, reply, url);
  }

  function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
    name = '404.html',
  ): FastifyReply {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send('Only GET and HEAD are allowed.\n');
    }
    const isMissing = name === '404.html';
    // A file that is missing during a deployment must not be cached as missing.
    const ownHeaders = rules.headersFor(isMissing ? MISSING_PAGE : pathname);
    return reply
      .code(isMissing ? 404 : 200)
      .headers({ 'cache-control': DEFAULT_CACHE_CONTROL, ...ownHeaders })
      .sendFile(name, { etag: !isMissing });
  }
}

/**
 * The address as browsers and the API's own URL parser read it, with `..`, `%2e%2e` and backslashes
 * resolved (URL Standard, 4.4), so that rules apply to the final path. `/404` if it is not an address of
 * a site.
 */
function normalizeAddress(target = ''): string {
  const url = URL.parse(target.startsWith('/') ? `http://site${target}` : target);
  try {
    decodeURIComponent(url?.pathname ?? '%');
  } catch {
    // It throws if an escape is malformed, and only then.
    return '/404';
  }
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : '/404';
}

/**
 * The name of the file at a path, which is percent-decoded here. Undefined for a path outside the folder
 * or a file that only the host reads (`_headers`, `404`, dot files).
 */
function findFile(folder: string, pathname: string): string | undefined {
  const name = decodeURIComponent(pathname).slice(1);
  const forbidden =
    /[\\\0]|^_[^/]*$|^404$|\.(?:br|gz|html)$|^\/|\/(?:\/|$)|(?:^|\/)\.(?!well-known(?:\/|$))/;
  if (forbidden.test(name)) return undefined;
  return [name, `${name}.html`, `${name}/index.html`].find((candidate) => {
    const path = join(folder, candidate);
    return existsSync(path) && statSync(path).isFile();
  });
}
