import type { Browser, CDPSession } from 'playwright';

/** Bytes that a page took on the wire. */
export interface PageBytes {
  /** The document with its headers. */
  html: number;
  /** The bodies of its scripts. */
  js: number;
  jsFiles: number;
  /** The most that the headers of one script took. */
  fileHeaders: number;
  /** All responses with their headers, but for what was prefetched. */
  total: number;
  /** The code of other pages, fetched when the browser was idle and not run. */
  prefetched: number;
  /** Requests to other origins. */
  thirdParty: number;
}

interface Request {
  url: string;
  type: string;
  isPrefetch: boolean;
  headers: number;
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What says which files to prefetch, and is fetched for nothing else. */
const prefetchList = '/pages.json';

/** The deferred start comes after load and idle, and prefetching after it; nothing comes later. */
const quietMs = 3000;

/** Loads a page with an empty cache until it is quiet and counts what the browser received. */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes> {
  const page = await browser.newPage(phone);
  const bytes = countBytes(await page.context().newCDPSession(page), new URL(url).origin);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(quietMs);
  await page.waitForLoadState('networkidle');
  await page.close();
  return bytes;
}

function countBytes(session: CDPSession, origin: string): PageBytes {
  const bytes = {
    html: 0,
    js: 0,
    jsFiles: 0,
    fileHeaders: 0,
    total: 0,
    prefetched: 0,
    thirdParty: 0,
  };
  const requests = new Map<string, Request>();
  const fromCache = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    const isPrefetch = request.initialPriority === 'VeryLow' || request.url.endsWith(prefetchList);
    requests.set(requestId, { url: request.url, type, isPrefetch, headers: 0 });
    if (new URL(request.url).origin !== origin) bytes.thirdParty += 1;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) fromCache.add(requestId);
    const request = requests.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: all }) => {
    const request = requests.get(requestId);
    if (!request || fromCache.has(requestId)) return;
    if (request.isPrefetch) bytes.prefetched += all;
    else bytes.total += all;
    if (request.type === 'Document') bytes.html += all;
    if (request.type !== 'Script') return;
    bytes.js += all - request.headers;
    bytes.jsFiles += 1;
    bytes.fileHeaders = Math.max(bytes.fileHeaders, request.headers);
  });
  void session.send('Network.enable');
  return bytes;
}
