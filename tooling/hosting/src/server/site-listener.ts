import type { IncomingMessage, ServerResponse } from 'node:http';
import { proxyRequest } from './proxy-request.ts';
import { openSiteFolder, type SiteFile } from './site-folder.ts';
import type { Redirect, SiteRules } from './site-rules.ts';

/** What static hosts send for a file without a rule of its own. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

interface ListenerOptions {
  folder: string;
  rules: SiteRules;
  /** Replaces the origin in the site's proxy rules. */
  apiBaseUrl?: string | undefined;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  /** With its question mark; empty where there is none. */
  query: string;
}

/** Responds as a static host does: a file, else the first rule that matches, else `404.html`. */
export function createSiteListener({ folder: path, rules, apiBaseUrl }: ListenerOptions) {
  const folder = openSiteFolder(path);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, pathname = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const exchange = { request, response, pathname, query };
    // `/v1/../docs` would leave the part of the API that the proxy rule opens.
    if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(pathname)) return sendNotFound(exchange);
    const found = await folder.find(pathname);
    if (found?.kind === 'moved') return redirect(exchange, { to: found.to, status: 308 });
    if (found) return send(exchange, found.file, pathname === '/404' ? 404 : 200);
    const rule = rules.findRedirect(pathname);
    await (rule ? follow(exchange, rule) : sendNotFound(exchange));
  };

  async function follow(exchange: Exchange, rule: Redirect): Promise<void> {
    if (rule.status !== 200) return redirect(exchange, rule);
    if (URL.canParse(rule.to)) {
      const url = new URL(rule.to + exchange.query);
      const target = apiBaseUrl ? new URL(url.pathname + url.search, apiBaseUrl) : url;
      return proxyRequest(exchange.request, exchange.response, target);
    }
    const found = await folder.find(rule.to);
    return found?.kind === 'file' ? send(exchange, found.file, 200) : sendNotFound(exchange);
  }

  async function sendNotFound(exchange: Exchange): Promise<void> {
    const page = await folder.read('404.html');
    if (page) return send(exchange, page, 404);
    exchange.response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    exchange.response.end('There is no such page.\n');
  }

  function send({ request, response, pathname }: Exchange, file: SiteFile, status: number): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Only GET and HEAD are allowed here.\n');
      return;
    }
    const encoding = chooseEncoding(file, request.headers['accept-encoding']);
    const { body, etag } = file.encoded.get(encoding ?? '') ?? file.plain;
    const headers = rules.headersFor(pathname);
    if (!headers.has('cache-control')) headers.set('cache-control', DEFAULT_CACHE_CONTROL);
    if (file.encoded.size > 0) headers.append('vary', 'Accept-Encoding');
    if (status === 200) headers.set('etag', etag);
    response.setHeaders(headers);
    if (status === 200 && isCached(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(status, {
      'Content-Type': file.type,
      'Content-Length': body.byteLength,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  function redirect({ response, query, pathname }: Exchange, { to, status }: Redirect): void {
    response.setHeaders(rules.headersFor(pathname));
    response.writeHead(status, { Location: to.includes('?') ? to : to + query }).end();
  }
}

/** The first of a file's encodings that the browser accepts; undefined for the plain bytes. */
function chooseEncoding(file: SiteFile, acceptEncoding = ''): string | undefined {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return [...file.encoded.keys()].find((name) => accepted.includes(name));
}

/** Whether the browser's cache holds these bytes (RFC 9110, 13.1.2; weak comparison). */
function isCached(ifNoneMatch = '', etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
