import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { COMPRESSED_FILE } from '../compress-folder.ts';
import { proxyRequest } from './proxy-request.ts';
import { findFile, readSiteFile } from './site-folder.ts';
import { parseSiteRules, type Redirect } from './site-rules.ts';

/** What static hosts send for a file without a rule of its own. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  /** With its question mark; empty where there is none. */
  query: string;
}

/**
 * Responds as a static host does: a file, else the first rule that matches, else `404.html`.
 * `apiBaseUrl` replaces the origin in the site's proxy rules.
 */
export async function createSiteListener(folder: string, apiBaseUrl: string | undefined) {
  const ruleFiles = ['_headers', '_redirects'].map((name) => readFile(join(folder, name), 'utf8'));
  const [headersFile = '', redirectsFile = ''] = await Promise.all(ruleFiles);
  const { headersFor, findRedirect } = parseSiteRules(headersFile, redirectsFile);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, pathname = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const exchange = { request, response, pathname, query };
    // `/v1/../docs` would leave the part of the API that the proxy rule opens.
    if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(pathname)) return sendNotFound(exchange);
    // A page has one address; its file's name and a slash at the end redirect there.
    const address = pathname.replace(/(?!^)(?:\/|\/index\.html|\.html)$/, '');
    const file = await findFile(folder, address);
    if (file && address !== pathname) return redirect(exchange, { to: address, status: 308 });
    if (file) return send(exchange, file, pathname === '/404' ? 404 : 200);
    const rule = findRedirect(pathname);
    await (rule ? follow(exchange, rule) : sendNotFound(exchange));
  };

  async function follow(exchange: Exchange, rule: Redirect): Promise<void> {
    if (rule.status !== 200) return redirect(exchange, rule);
    if (URL.canParse(rule.to)) {
      const url = new URL(rule.to + exchange.query);
      const target = apiBaseUrl ? new URL(url.pathname + url.search, apiBaseUrl) : url;
      return proxyRequest(exchange.request, exchange.response, target);
    }
    const file = await findFile(folder, rule.to);
    await (file ? send(exchange, file) : sendNotFound(exchange));
  }

  function sendNotFound(exchange: Exchange): Promise<void> {
    return send(exchange, '404.html', 404);
  }

  async function send(exchange: Exchange, name: string, status = 200): Promise<void> {
    const { request, response, pathname } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Only GET and HEAD are allowed here.\n');
      return;
    }
    const { body, type, encoding } = await readSiteFile(
      folder,
      name,
      request.headers['accept-encoding'],
    );
    response.setHeaders(headersFor(pathname));
    // A file that is missing in the midst of a deploy must not stay missing in a cache.
    if (status !== 200 || !response.hasHeader('Cache-Control')) {
      response.setHeader('Cache-Control', DEFAULT_CACHE_CONTROL);
    }
    if (COMPRESSED_FILE.test(name)) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200) {
      const etag = `"${hash('sha256', body, 'base64url').slice(0, 16)}"`;
      response.setHeader('ETag', etag);
      if (isCached(request.headers['if-none-match'], etag)) {
        response.writeHead(304).end();
        return;
      }
    }
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': body.byteLength,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    response.end(body);
  }

  function redirect({ response, query, pathname }: Exchange, { to, status }: Redirect): void {
    response.setHeaders(headersFor(pathname));
    response.writeHead(status, { Location: to.includes('?') ? to : to + query }).end();
  }
}

/** Whether the browser's cache holds these bytes (RFC 9110, 13.1.2; weak comparison). */
function isCached(ifNoneMatch = '', etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
