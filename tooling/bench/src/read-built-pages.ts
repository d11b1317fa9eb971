import { glob, readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { serveSite } from '@kestrova/hosting';
import type { Budget } from '../budgets.ts';

/** What a built page weighs. */
export interface BuiltPage extends Budget {
  path: string;
}

/** Weighs every page of the site that was built into `folder`, in the order of their paths. */
export async function readBuiltPages(folder: string): Promise<BuiltPage[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
  const site = await serveSite({ folder, port: 0 });
  try {
    return await Promise.all(files.toSorted().map((file) => readPage(folder, file, site.url)));
  } finally {
    await site.close();
  }
}

async function readPage(folder: string, file: string, origin: string): Promise<BuiltPage> {
  const html = await readFile(join(folder, file), 'utf8');
  const path = `/${file.slice(0, -'.html'.length)}`;
  const css = matches(html, /<style\b[^>]*>([^]*?)<\/style>/g).join('');
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const images = matches(html, /<img\b(?![^>]*loading="lazy")[^>]*? src="([^"]+)"/g);
  const sprites = matches(html, /<use href="([^"#]+)/g);
  const fonts = matches(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
  const document = await fetchSize(origin + path);
  const assets = await fetchSizes(origin, modules);
  return {
    path,
    html: document.headers + document.body,
    css: brotliCompressSync(css).length,
    js: sumBodies(assets),
    files: modules.length,
    assetHeaders: Math.max(...assets.map(({ headers }) => headers)),
    images: sumBodies(await fetchSizes(origin, [...images, ...sprites])),
    fonts: sumBodies(await fetchSizes(origin, fonts)),
  };
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, url = '']) => url);
}

/** The sizes of the site's own files among `urls`, each once. */
async function fetchSizes(origin: string, urls: readonly string[]): Promise<ResponseSize[]> {
  const inside = [...new Set(urls)].filter((url) => url.startsWith('/'));
  return Promise.all(inside.map((url) => fetchSize(origin + url)));
}

function sumBodies(sizes: readonly ResponseSize[]): number {
  return sizes.reduce((sum, { body }) => sum + body, 0);
}

/** Bytes of a response as they travel: the status line with the headers, and the body. */
interface ResponseSize {
  headers: number;
  body: number;
}

async function fetchSize(url: string): Promise<ResponseSize> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // On a connection of its own: a busy server may be closing the one that another request has left.
  const options = { agent: false, headers: { 'Accept-Encoding': 'gzip, deflate, br' } };
  get(url, options, resolve).on('error', reject);
  const response = await promise;
  const { statusCode, statusMessage = '', rawHeaders } = response;
  const status = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length;
  // A name is followed by a colon and a space, a value by the end of the line.
  const headers = rawHeaders.reduce((sum, text) => sum + text.length + 2, status);
  return { headers, body: (await buffer(response)).length };
}
