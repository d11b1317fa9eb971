import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMPRESSED_FILE } from '../compress-folder.ts';
import { proxyRequest } from './proxy-request.ts';
import { findFile, readSiteFile } from './site-folder.ts';
import type { Redirect, SiteRules } from './site-rules.ts';

/** What static hosts send for a file without a rule of its own. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** A built site, and what its rule files say. */
export interface Site extends SiteRules {
  /** Absolute path. */
  folder: string;
  /** Replaces the origin in the site's proxy rules. */
  apiBaseUrl: string | undefined;
}

interface Exchange {
  site: Site;
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  /** With its question mark; empty where there is none. */
  query: string;
}

/** Responds as a static host does: a file, else the first rule that matches, else `404.html`. */
export async function respond(site: Site, request: IncomingMessage, response: ServerResponse) {
  const [, pathname = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
  const exchange = { site, request, response, pathname, query };
  // `/v1/../docs` would leave the part of the API that the proxy rule opens.
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(pathname)) return sendFile(exchange);

  // A page has one address; its file's name and a slash at the end redirect there.
  const address = pathname.replace(/(?!^)(?:\/|\/index\.html|\.html)$/, '');
  const file = await findFile(site.folder, address);
  if (file && address !== pathname) return redirect(exchange, { to: address, status: 308 });
  if (file) return sendFile(exchange, file);

  const rule = site.findRedirect(pathname);
  if (!rule) return sendFile(exchange);
  if (rule.status !== 200) return redirect(exchange, rule);
  if (rule.to.startsWith('/')) return sendFile(exchange, await findFile(site.folder, rule.to));
  const url = new URL(rule.to + query);
  const { apiBaseUrl = url } = site;
  return proxyRequest(request, response, new URL(url.pathname + url.search, apiBaseUrl));
}

async function sendFile(exchange: Exchange, name = '404.html'): Promise<void> {
  const { site, request, response, pathname } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Only GET and HEAD are allowed here.\n');
    return;
  }
  const status = name === '404.html' ? 404 : 200;
  const file = await readSiteFile(site.folder, name, request.headers['accept-encoding']);
  const etag = `"${hash('sha256', file.body, 'base64url').slice(0, 16)}"`;
  response.setHeaders(site.headersFor(pathname));
  // A file that is missing in the midst of a deploy must not stay missing in a cache.
  if (status === 404 || !response.hasHeader('Cache-Control')) {
    response.setHeader('Cache-Control', DEFAULT_CACHE_CONTROL);
  }
  if (COMPRESSED_FILE.test(name)) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) response.setHeader('ETag', etag);
  if (status === 200 && isCached(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, {
    'Content-Type': file.type,
    'Content-Length': file.body.byteLength,
    ...(file.encoding && { 'Content-Encoding': file.encoding }),
  });
  response.end(file.body);
}

function redirect(exchange: Exchange, { to, status }: Redirect): void {
  const { site, response, pathname, query } = exchange;
  response.setHeaders(site.headersFor(pathname));
  response.writeHead(status, { Location: to.includes('?') ? to : to + query }).end();
}

/** Whether the browser's cache holds these bytes (RFC 9110, 13.1.2; weak comparison). */
function isCached(ifNoneMatch = '', etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
