import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { proxyRequest } from './proxy.ts';
import type { Redirect, SiteRules } from './site-rules.ts';

/** What static hosts send for a file without a rule of its own. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** How the files of the folder are sent; what is cached is compared by ETag alone. */
export const fileOptions: FastifyStaticOptions = {
  serve: false,
  preCompressed: true,
  cacheControl: false,
  lastModified: false,
  // A range of a 404 page would be sent as one of the missing file.
  acceptRanges: false,
};

/** A built site, and what its rule files say. */
export interface Site extends SiteRules {
  /** Absolute path. */
  folder: string;
  /** Replaces the origin in the site's proxy rules. */
  apiBaseUrl: string | undefined;
}

/** Responds as a static host does: a file, else the first rule that matches, else `404.html`. */
export async function respond(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pathname, search } = new URL(`http://site${request.url}`);
  const exchange = { site, request, reply, pathname, search };

  // A page has one address; its file's name and a slash at the end redirect there.
  const address = pathname.replace(/(?!^)(?:\/|\/index\.html|\.html)$/, '');
  const file = await findFile(site.folder, address);
  if (file && address !== pathname) return redirect(exchange, { to: address, status: 308 });
  if (file) return sendFile(exchange, file);

  const rule = site.findRedirect(pathname);
  if (!rule) return sendFile(exchange);
  if (rule.status !== 200) return redirect(exchange, rule);
  if (rule.to.startsWith('/')) return sendFile(exchange, await findFile(site.folder, rule.to));
  const target = new URL(rule.to + search);
  const { apiBaseUrl = target } = site;
  return proxyRequest(request, reply, new URL(target.pathname + target.search, apiBaseUrl));
}

/**
 * The address as browsers and the API's own URL parser read it, with `..`, `%2e%2e` and backslashes
 * resolved (URL Standard, 4.4), so that rules apply to what is requested in the end. `/404` for what
 * is no address of a site.
 */
export function normalizeAddress(target = ''): string {
  const url = URL.parse(target.startsWith('/') ? `http://site${target}` : target);
  const isAddress = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isAddress && decode(url.pathname) !== undefined ? url.pathname + url.search : '/404';
}

/** Responds with the page for an address at which nothing is. */
export function sendMissing(site: Site, request: FastifyRequest, reply: FastifyReply) {
  return sendFile({ site, request, reply, pathname: '/404', search: '' });
}

/**
 * The name of the file at a path, which is percent-decoded here. Nothing at a path that leads outside
 * or names what only the host reads (`_headers`, `404`, dot files).
 */
async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  const name = decode(pathname)?.slice(1);
  const forbidden =
    /[\\\0]|^_[^/]*$|^404$|\.(?:br|gz|html)$|^\/|\/(?:\/|$)|(?:^|\/)\.(?!well-known(?:\/|$))/;
  if (name === undefined || forbidden.test(name)) return undefined;
  for (const candidate of [name, `${name}.html`, `${name}/index.html`]) {
    const stats = await stat(join(folder, candidate)).catch(ignoreAbsent);
    if (stats?.isFile()) return candidate;
  }
  return undefined;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): undefined {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return undefined;
  throw error;
}

interface Exchange {
  site: Site;
  request: FastifyRequest;
  reply: FastifyReply;
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
}

function sendFile({ site, request, reply, pathname }: Exchange, name = '404.html'): FastifyReply {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('Only GET and HEAD are allowed here.\n');
  }
  const isMissing = name === '404.html';
  reply.code(isMissing ? 404 : 200).headers(Object.fromEntries(site.headersFor(pathname)));
  // A file that is missing in the midst of a deploy must not stay missing in a cache.
  if (isMissing || !reply.hasHeader('cache-control')) {
    reply.header('cache-control', DEFAULT_CACHE_CONTROL);
  }
  return reply.sendFile(name, { etag: !isMissing });
}

function redirect(exchange: Exchange, { to, status }: Redirect): FastifyReply {
  const { site, reply, pathname, search } = exchange;
  reply.headers(Object.fromEntries(site.headersFor(pathname)));
  return reply
    .code(status)
    .header('location', to.includes('?') ? to : to + search)
    .send();
}
