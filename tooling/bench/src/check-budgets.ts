import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sendRequest, serveSite } from '@kestrova/hosting';
import { regions } from '@kestrova/regions';
import { budgets, measures, pageKind, type Budget } from '../budgets.ts';

interface BuiltPage extends Budget {
  path: string;
  modules: readonly string[];
}

/** Weighs every page of the site that was built into `folder`, in the order of their paths. */
async function readBuiltPages(folder: string): Promise<BuiltPage[]> {
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
  const findAll = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, found = '']) => found);
  const path = `/${file.slice(0, -'.html'.length)}`;
  const css = findAll(/<style\b[^>]*>([^]*?)<\/style>/g).join('');
  const modules = findAll(/data-modules="([^"]*)"/g).flatMap((list) => list.split(' '));
  const images = findAll(/<img\b(?![^>]*loading="lazy")[^>]*? src="([^"]+)"/g);
  const sprites = findAll(/<use href="([^"#]+)/g);
  const fonts = findAll(/<link rel="preload" href="([^"]+\.woff2)"/g);
  const document = await fetchFile(origin + path);
  return {
    path,
    modules,
    html: document.headerBytes + document.body.length,
    css: brotliCompressSync(css).length,
    js: await weigh(origin, modules),
    images: await weigh(origin, [...images, ...sprites]),
    fonts: await weigh(origin, fonts),
  };
}

/** The bytes of the site's own files among `urls`, each once, as they travel. */
async function weigh(origin: string, urls: readonly string[]): Promise<number> {
  const inside = [...new Set(urls)].filter((url) => url.startsWith('/'));
  const files = await Promise.all(inside.map((url) => fetchFile(origin + url)));
  return files.reduce((sum, { body }) => sum + body.length, 0);
}

/** Uses a new connection: a busy server may be closing an idle one. */
function fetchFile(url: string) {
  return sendRequest(url, { agent: false, headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
}

/** A sentence for each budget that a page exceeds. */
export function findExcess(pages: readonly BuiltPage[]): string[] {
  return pages.flatMap((page) =>
    (Object.keys(measures) as (keyof Budget)[]).flatMap((part) => {
      const [size, budget] = [page[part], budgets[pageKind(page.path)][part]];
      if (size <= budget) return [];
      const modules = part === 'js' ? ` Look at ${page.modules.join(', ')}.` : '';
      return `${page.path} carries ${size} ${measures[part]}, and may carry ${budget}.${modules}`;
    }),
  );
}

/* Fails when a page of a built site is heavier than `budgets.ts` allows. */
if (import.meta.main) {
  for (const { app } of regions) {
    const folder = resolve(import.meta.dirname, '../../../apps', app, 'dist/site');
    const pages = await readBuiltPages(folder);
    const excess = findExcess(pages);
    console.log(`${app}: ${pages.length} pages, and ${excess.length} exceeded budgets.`);
    if (excess.length === 0) continue;
    process.exitCode = 1;
    console.error(
      `${excess.join('\n')}\nFind what the last change added to these pages. Remove it, load it later, or raise the budget in tooling/bench/budgets.ts and say why.`,
    );
  }
}
