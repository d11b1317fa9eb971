import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveSite } from '@kestrova/hosting';
import type { Budget } from '../../budgets.ts';
import { receive } from './receive.ts';

/** What a built page weighs, and the modules that it fetches. */
export interface BuiltPage extends Budget {
  path: string;
  modules: readonly string[];
}

/** Reads every page of the site that was built into `folder`, in the order of their paths. */
export async function readBuiltPages(folder: string): Promise<BuiltPage[]> {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html')).toSorted();
  const site = await serveSite({ folder, port: 0 });
  try {
    return await Promise.all(pages.map((file) => readPage(folder, file, site.url)));
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
  const weigh = (urls: readonly string[]) => weighFiles(folder, urls);
  const document = await receive(origin + path);
  const assets = await Promise.all(modules.map((module) => receive(origin + module)));
  return {
    path,
    modules,
    html: document.headers + document.body,
    css: brotliCompressSync(css).length,
    js: assets.reduce((sum, { body }) => sum + body, 0),
    files: modules.length,
    assetHeaders: Math.max(...assets.map(({ headers }) => headers)),
    images: await weigh([...images, ...sprites]),
    fonts: await weigh(matches(html, /<link rel="preload" href="([^"]+\.woff2)"/g)),
  };
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, url = '']) => url);
}

/** Bytes of the files as the site server sends them, each once; addresses elsewhere weigh nothing. */
async function weighFiles(folder: string, urls: readonly string[]): Promise<number> {
  const inside = [...new Set(urls)].filter((url) => url.startsWith('/'));
  const sizes = inside.map(async (url) => {
    const file = join(folder, decodeURI(url));
    return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
