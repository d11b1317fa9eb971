import type { Browser, Request } from 'playwright';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What says which files to prefetch, and is fetched for nothing else. */
const prefetchList = '/pages.json';

/** The deferred start comes after load and idle, and prefetching after it; nothing comes later. */
const quietMs = 3000;

/** Loads a page with an empty cache until it is quiet, and adds up the bytes that came over the wire. */
export async function measureBytes(browser: Browser, url: string) {
  const page = await browser.newPage(phone);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(quietMs);
  await page.waitForLoadState('networkidle');
  // What comes from the cache takes no bytes.
  const files = (await Promise.all(requests.map(readSizes))).filter(({ all }) => all > 0);
  await page.close();

  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const own = files.filter(({ isPrefetch }) => !isPrefetch);
  const scripts = own.filter(({ type }) => type === 'script');
  return {
    /** The document with its headers. */
    html: sum(own.filter(({ type }) => type === 'document').map(({ all }) => all)),
    /** The bodies of its scripts. */
    js: sum(scripts.map(({ all, headers }) => all - headers)),
    jsFiles: scripts.length,
    /** The most that the headers of one script took. */
    fileHeaders: Math.max(0, ...scripts.map(({ headers }) => headers)),
    /** All responses with their headers, but for what was prefetched. */
    total: sum(own.map(({ all }) => all)),
    /** The code of other pages, fetched when the browser was idle and not run. */
    prefetched: sum(files.filter(({ isPrefetch }) => isPrefetch).map(({ all }) => all)),
    /** Requests to other origins. */
    thirdParty: files.filter((file) => new URL(file.url).origin !== new URL(url).origin).length,
  };
}

async function readSizes(request: Request) {
  const { responseHeadersSize: headers, responseBodySize: body } = await request.sizes();
  const isPrefetch =
    (await request.headerValue('sec-purpose')) === 'prefetch' ||
    request.url().endsWith(prefetchList);
  return {
    url: request.url(),
    type: request.resourceType(),
    headers,
    all: headers + body,
    isPrefetch,
  };
}
