import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sendRequest, serveSite } from '@kestrova/hosting';
import type { Budget } from '../budgets.ts';

/** What a built page weighs. */
export interface BuiltPage extends Budget {
  path: string;
  /** What it is made of: its HTML, and its modules from the heaviest to the lightest. */
  parts: { html: string; modules: readonly string[] };
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
  const document = await fetchFile(origin + path);
  const assets = await fetchFiles(origin, modules);
  return {
    path,
    parts: {
      html: file,
      modules: modules
        .map((url, index) => ({ url, size: assets[index]?.body.length ?? 0 }))
        .toSorted((a, b) => b.size - a.size)
        .map(({ url, size }) => `${url} (${size} B)`),
    },
    html: document.headerBytes + document.body.length,
    css: brotliCompressSync(css).length,
    js: sumBodies(assets),
    assetHeaders: Math.max(...assets.map(({ headerBytes }) => headerBytes)),
    images: sumBodies(await fetchFiles(origin, [...images, ...sprites])),
    fonts: sumBodies(await fetchFiles(origin, fonts)),
  };
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, url = '']) => url);
}

/** The site's own files among `urls`, each once, as they travel. */
async function fetchFiles(origin: string, urls: readonly string[]) {
  const inside = [...new Set(urls)].filter((url) => url.startsWith('/'));
  return Promise.all(inside.map((url) => fetchFile(origin + url)));
}

function sumBodies(files: readonly { body: Buffer }[]): number {
  return files.reduce((sum, { body }) => sum + body.length, 0);
}

/** On a connection of its own: a busy server may be closing the one that another request has left. */
function fetchFile(url: string) {
  return sendRequest(url, { agent: false, headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
}
