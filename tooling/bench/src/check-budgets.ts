import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { regions } from '@kestrova/regions';
import { budgets, measures, pageKind, type Budget } from '../budgets.ts';
import { startServers } from './start-stack.ts';

interface WeighedPage extends Budget {
  path: string;
  modules: readonly string[];
}

/** Weighs a page as a visitor gets it. */
async function weighPage(origin: string, path: string): Promise<WeighedPage> {
  const document = await receive(origin + path);
  const html = brotliDecompressSync(document.body).toString();
  const findAll = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, found = '']) => found);
  const css = findAll(/<style\b[^>]*>([^]*?)<\/style>/g).join('');
  const modules = findAll(/data-modules="([^"]*)"/g).flatMap((list) => list.split(' '));
  const images = findAll(/<img\b(?![^>]*loading="lazy")[^>]*? src="([^"]+)"/g);
  const sprites = findAll(/<use href="([^"#]+)/g);
  const fonts = findAll(/<link rel="preload" href="([^"]+\.woff2)"/g);
  return {
    path,
    modules,
    html: document.bytes,
    css: brotliCompressSync(css).length,
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

/** A sentence for each budget that a page exceeds. */
export function findExcess(pages: readonly WeighedPage[]): string[] {
  return pages.flatMap((page) =>
    (Object.keys(measures) as (keyof Budget)[]).flatMap((part) => {
      const [size, budget] = [page[part], budgets[pageKind(page.path)][part]];
      if (size <= budget) return [];
      const modules = part === 'js' ? ` Look at ${page.modules.join(', ')}.` : '';
      return `${page.path} carries ${size} ${measures[part]}, and may carry ${budget}.${modules}`;
    }),
  );
}

/* Fails when a page of a site is heavier than `budgets.ts` allows. */
if (import.meta.main) {
  await using data = await mkdtempDisposable(join(tmpdir(), 'budgets-'));
  await using servers = await startServers(data.path);
  for (const { app } of regions) {
    const site = await servers.startSite(app);
    const pages = await Promise.all(site.pages.map((path) => weighPage(site.origin, path)));
    const excess = findExcess(pages);
    console.log(`${app}: ${pages.length} pages, and ${excess.length} exceeded budgets.`);
    if (excess.length === 0) continue;
    process.exitCode = 1;
    console.error(
      `${excess.join('\n')}\nFind what the last change added to these pages. Remove it, load it later, or raise the budget in tooling/bench/budgets.ts and say why.`,
    );
  }
}
