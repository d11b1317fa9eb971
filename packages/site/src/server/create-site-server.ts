import { inspect, promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import etag from '@fastify/etag';
import replyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import { decodeId, parseJobId, paths, pathTo } from '@kestrova/paths';
import { regionByCode, type RegionCode } from '@kestrova/regions';
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import { siteRegions } from '../lib/region.tsx';
import { readBuildManifest } from '../prerender/build-manifest.ts';
import { createOpenJobs } from './open-jobs.ts';
import { hasUnexpectedBody, proxyOptions, proxyRequest } from './proxy.ts';
import { createRenderedPages, type Rendered } from './rendered-pages.ts';
import { MISSING_PAGE, readSiteFiles, siteHeaders } from './site-rules.ts';

export interface SiteServerOptions {
  region: RegionCode;
  /** Absolute path of the built site. */
  folder: string;
  /** Scheme, host and port of the API. */
  apiOrigin: string;
  /** Gets a sentence about something that somebody should look after. */
  report: (sentence: string) => void;
}

const decompress = promisify(gunzip);
/** Milliseconds. */
const CLOSE_IDLE_INTERVAL = 100;
const PROXIED = '/v1/*';

/**
 * The server of a region's site: its built files, its redirects, the pages of open jobs, rendered when
 * they are asked for, and calls to the API behind it.
 * @throws RangeError for an unknown region, Error if the site is not built.
 */
export async function createSiteServer(options: SiteServerOptions) {
  const { folder, apiOrigin, report } = options;
  const region = regionByCode(options.region, siteRegions);
  const findResponse = await readSiteFiles(folder);
  const findFiles = await readBuildManifest(folder);
  const openJobs = createOpenJobs(apiOrigin, report);
  const pages = await createRenderedPages({ region, findFiles, openJobs, report });
  const app = fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url }) => normalizeAddress(url),
  });

  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!hasUnexpectedBody(raw)) return;
    await reply.code(400).header('connection', 'close').send();
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url === PROXIED) return;
    reply.headers(siteHeaders(reply.statusCode, request.url, reply.getHeader('content-type')));
  });
  // A connection whose last response left while the server closes would keep it open.
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_INTERVAL);
    app.server.once('close', () => clearInterval(timer));
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
  await app.register(etag);
  await app.register(replyFrom, proxyOptions);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.all(PROXIED, (request, reply) =>
    proxyRequest(request, reply, new URL(request.url, apiOrigin)),
  );
  app.get(paths.careers, async (request, reply) => {
    const page = await pages.findCareers();
    return page ? sendRendered(request, reply, page) : reply.sendFile('careers.html');
  });
  for (const path of [paths['job-description'], `${paths['job-description']}/`] as const) {
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const { pathname, search } = new URL(`http://site${request.url}`);
      const jobId = parseJobId(decodeId(request.params.id, pathname) ?? '');
      if (jobId === undefined) return sendFile(request, reply);
      const page = await pages.findJob(jobId);
      if (!page) return sendMissing(reply);
      // A mail program has cut off the padding of the id, or there is a slash at the end.
      const canonical = pathTo('job-description', jobId);
      if (decodeURIComponent(pathname) !== canonical)
        return reply.redirect(canonical + search, 301);
      return sendRendered(request, reply, page);
    });
  }
  app.get('/sitemap.xml', async (request, reply) =>
    sendRendered(request, reply, await pages.findSitemap()),
  );
  app.get('/jobs.xml', async (request, reply) =>
    sendRendered(request, reply, await pages.findFeed()),
  );
  app.get('/*', sendFile);
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendMissing(reply);
    return reply.code(405).header('allow', 'GET, HEAD').send('Only GET and HEAD are allowed.\n');
  });
  app.setErrorHandler((error, _request, reply) => {
    report(inspect(error));
    // With scripts, the browser shows the page of this address.
    return reply.code(503).header('retry-after', '30').sendFile(MISSING_PAGE, { etag: false });
  });
  return app;

  function sendFile(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = new URL(`http://site${request.url}`);
    const path = decodeURIComponent(pathname);
    const styles = pages.findStyles(path);
    if (styles) return sendRendered(request, reply, styles);
    if (pages.hasEnded(path)) return reply.redirect(pathTo('home'), 302);
    const found = findResponse(path);
    if (!found) return sendMissing(reply);
    if ('to' in found) return reply.redirect(found.to + search, found.status);
    return reply.sendFile(found.file);
  }
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).sendFile(MISSING_PAGE, { etag: false });
}

async function sendRendered(request: FastifyRequest, reply: FastifyReply, page: Rendered) {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  reply.type(page.type).header('vary', 'accept-encoding');
  if (encoding !== 'br' && encoding !== 'gzip') return reply.send(await decompress(page.gzip));
  return reply.header('content-encoding', encoding).send(page[encoding]);
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
