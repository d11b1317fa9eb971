import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { regions } from '@kestrova/regions';
import { findExcess, type WeighedPage } from './budgets.ts';
import { startStack } from './stack.ts';

/* Fails when a page of a site is heavier than `budgets.ts` allows. */
await using data = await mkdtempDisposable(join(tmpdir(), 'budgets-'));
await using stack = await startStack(data.path);
for (const { app } of regions) {
  const { origin, pages } = await stack.startSite(app);
  const excess = findExcess(await Promise.all(pages.map((path) => weighPage(origin, path))));
  console.log(`${app}: ${pages.length} pages, and ${excess.length} exceeded budgets.`);
  if (excess.length === 0) continue;
  process.exitCode = 1;
  console.error(
    `${excess.join('\n')}\nFind what the last change added to these pages. Remove it, load it later, or raise the budget in tooling/bench/src/budgets.ts and say why.`,
  );
}

/** Weighs a page as a visitor gets it. */
async function weighPage(origin: string, path: string): Promise<WeighedPage> {
  const document = await receive(origin + path);
  const html = brotliDecompressSync(document.body).toString();
  const findAll = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, found = '']) => found);
  const modules = findAll(/data-modules="([^"]*)"/g).flatMap((list) => list.split(' '));
  const images = findAll(/<img\b(?![^>]*loading="lazy")[^>]*? src="([^"]+)"/g);
  const sprites = findAll(/<use href="([^"#]+)/g);
  const fonts = findAll(/<link rel="preload" href="([^"]+\.woff2)"/g);
  return {
    path,
    modules,
    html: document.bytes,
    js: await weigh(origin, modules),
    images: await weigh(origin, [...images, ...sprites]),
    fonts: await weigh(origin, fonts),
  };
}

/** The bytes of the site's own files among `urls`, each once, without their headers. */
async function weigh(origin: string, urls: readonly string[]): Promise<number> {
  const inside = [...new Set(urls)].filter((url) => url.startsWith('/'));
  const files = await Promise.all(inside.map((url) => receive(origin + url)));
  return files.reduce((sum, { body }) => sum + body.length, 0);
}

/** A body as it travels, and its bytes with the headers, on a connection of its own. */
async function receive(url: string) {
  const request = get(url, { agent: false, headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  return { body, bytes: response.socket.bytesRead };
}
