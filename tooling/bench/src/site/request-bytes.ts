import type { Browser } from 'playwright';

/** Bytes that a page's files took on the wire, without headers, and how many files there were. */
export interface PageBytes {
  html: number;
  css: number;
  js: number;
  images: number;
  fonts: number;
  other: number;
  total: number;
  /** Requests to other origins. */
  thirdParty: number;
}

type Kind = Exclude<keyof PageBytes, 'total' | 'thirdParty'>;

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Image: 'images',
  Font: 'fonts',
};

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Loads a page with an empty cache until it is quiet and counts what the browser received. */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes> {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  const bytes: PageBytes = {
    html: 0,
    css: 0,
    js: 0,
    images: 0,
    fonts: 0,
    other: 0,
    total: 0,
    thirdParty: 0,
  };
  const kindOf = new Map<string, Kind>();
  const headersOf = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    kindOf.set(requestId, kinds[type] ?? 'other');
    if (new URL(request.url).origin !== new URL(url).origin) bytes.thirdParty += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headersOf.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const body = encodedDataLength - (headersOf.get(requestId) ?? 0);
    bytes[kindOf.get(requestId) ?? 'other'] += body;
    bytes.total += body;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  await page.close();
  return bytes;
}

/** The deferred start comes after load and idle; nothing is asked for later than this. */
const QUIET_MS = 1500;
