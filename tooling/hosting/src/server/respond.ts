import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSED_FILE } from '../compress-folder.ts';
import { proxyRequest } from './proxy.ts';
import { findFile, readSiteFile } from './site-folder.ts';
import type { Redirect, SiteRules } from './site-rules.ts';

/** What static hosts send for a file without a rule of its own. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const TEXT = 'text/plain; charset=utf-8';

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
  const url = normalizeUrl(request.url);
  if (!url) return sendMissing(site, request, reply);
  const { pathname, search } = url;
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

/** Responds with the page for an address at which nothing is. */
export function sendMissing(site: Site, request: FastifyRequest, reply: FastifyReply) {
  return sendFile({ site, request, reply, pathname: '/404', search: '' });
}

/**
 * The address as browsers and the API's own URL parser read it, with `..`, `%2e%2e` and backslashes
 * resolved (URL Standard, 4.4), so that rules apply to what is requested in the end.
 */
function normalizeUrl(target: string): URL | undefined {
  const url = URL.parse(target.startsWith('/') ? `http://site${target}` : target);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}

interface Exchange {
  site: Site;
  request: FastifyRequest;
  reply: FastifyReply;
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
}

async function sendFile(exchange: Exchange, name = '404.html'): Promise<FastifyReply> {
  const { site, request, reply, pathname } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type(TEXT)
      .send('Only GET and HEAD are allowed here.\n');
  }
  const status = name === '404.html' ? 404 : 200;
  const file = await readSiteFile(site.folder, name, request.headers['accept-encoding']);
  const etag = `"${hash('sha256', file.body, 'base64url').slice(0, 16)}"`;
  reply.headers(Object.fromEntries(site.headersFor(pathname)));
  // A file that is missing in the midst of a deploy must not stay missing in a cache.
  if (status === 404 || !reply.hasHeader('cache-control')) {
    reply.header('cache-control', DEFAULT_CACHE_CONTROL);
  }
  if (COMPRESSED_FILE.test(name)) reply.header('vary', 'Accept-Encoding');
  if (status === 200) reply.header('etag', etag);
  if (status === 200 && isCached(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  if (file.encoding) reply.header('content-encoding', file.encoding);
  return reply.code(status).header('content-type', file.type).send(file.body);
}

function redirect(exchange: Exchange, { to, status }: Redirect): FastifyReply {
  const { site, reply, pathname, search } = exchange;
  reply.headers(Object.fromEntries(site.headersFor(pathname)));
  return reply
    .code(status)
    .header('location', to.includes('?') ? to : to + search)
    .send();
}

/** Whether the browser's cache holds these bytes (RFC 9110, 13.1.2; weak comparison). */
function isCached(ifNoneMatch = '', etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
