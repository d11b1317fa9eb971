import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor } from './header-rules.ts';
import { proxyRequest } from './proxy-request.ts';
import { findDestination, type Destination } from './redirect-rules.ts';
import { chooseEncoding, openSiteFolder, type SiteFile } from './site-folder.ts';
import { createRulesReader, type SiteRules } from './site-rules.ts';

/** What static hosts say of a file for which no rule speaks: keep it, and ask each time. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

interface SiteSettings {
  folder: string;
  /** Address of the API; takes the place of the host in the site's proxy rules. */
  apiBaseUrl?: string | undefined;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  /** With its question mark; empty where there is none. */
  query: string;
  rules: SiteRules;
}

/** Answers requests the way a static host does: a file, else the first rule, else `404.html`. */
export function createSiteListener({ folder: path, apiBaseUrl }: SiteSettings) {
  const folder = openSiteFolder(path);
  const readRules = createRulesReader(folder);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rules = await readRules();
    const exchange = { request, response, rules, ...splitTarget(request.url ?? '/') };
    // `/v1/../docs` would leave the part of the API that the proxy rule opens.
    if (hasDotSegment(exchange.pathname)) return sendMissing(exchange);
    const forced = findDestination(
      rules.redirects.filter((rule) => rule.isForced),
      exchange.pathname,
    );
    await (forced ? follow(exchange, forced) : answer(exchange));
  };

  async function answer(exchange: Exchange): Promise<void> {
    const found = await folder.find(exchange.pathname);
    if (found?.kind === 'moved') return redirect(exchange, { to: found.to, status: 308 });
    if (found) return send(exchange, found.file, exchange.pathname === '/404' ? 404 : 200);
    const destination = findDestination(exchange.rules.redirects, exchange.pathname);
    return destination ? follow(exchange, destination) : sendMissing(exchange);
  }

  async function follow(exchange: Exchange, destination: Destination): Promise<void> {
    if (destination.status >= 300 && destination.status < 400)
      return redirect(exchange, destination);
    if (URL.canParse(destination.to)) {
      const url = new URL(destination.to + exchange.query);
      const target = apiBaseUrl ? new URL(url.pathname + url.search, apiBaseUrl) : url;
      return proxyRequest(exchange.request, exchange.response, target);
    }
    const found = await folder.find(destination.to);
    return found?.kind === 'file'
      ? send(exchange, found.file, destination.status)
      : sendMissing(exchange);
  }

  async function sendMissing(exchange: Exchange): Promise<void> {
    const page = await folder.read('404.html');
    if (page) return send(exchange, page, 404);
    exchange.response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    exchange.response.end('There is no such page.\n');
  }
}

function send(exchange: Exchange, file: SiteFile, status: number): void {
  const { request, response } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('This address can only be read.\n');
    return;
  }
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  const { body, etag } = (encoding && file.encoded.get(encoding)) ?? file.plain;
  const headers = headersFor(exchange.rules.headers, exchange.pathname);
  if (!headers.has('cache-control')) headers.set('cache-control', DEFAULT_CACHE_CONTROL);
  if (!headers.has('content-type')) headers.set('content-type', file.type);
  if (file.encoded.size > 0) headers.append('vary', 'Accept-Encoding');
  if (encoding) headers.set('content-encoding', encoding);
  response.setHeaders(headers);
  if (status === 200) response.setHeader('etag', etag);
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.removeHeader('content-encoding');
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { 'Content-Length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function redirect({ response, query, rules, pathname }: Exchange, { to, status }: Destination) {
  response.setHeaders(headersFor(rules.headers, pathname));
  response.writeHead(status, { Location: to.includes('?') ? to : to + query }).end();
}

/** Whether the browser already holds these bytes (RFC 9110, 13.1.2; compared weakly). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function hasDotSegment(pathname: string): boolean {
  return pathname.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

function splitTarget(target: string): { pathname: string; query: string } {
  const end = target.indexOf('?');
  if (end === -1) return { pathname: target, query: '' };
  return { pathname: target.slice(0, end), query: target.slice(end) };
}
