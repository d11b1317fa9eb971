import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import layerOrder from '@kestrova/design-system/layers.css?raw';
import { decodeId } from '@kestrova/paths';
import type { Manifest, ManifestChunk } from 'vite';
import { findPage } from '../router/find-page.ts';

/** The files of the browser's build that a page's HTML refers to. */
export interface PageFiles {
  /**
   * URLs of its modules: the entry first, all that it and the page's chunk import, and the record
   * that the page shows.
   */
  modules: string[];
  /** URLs of the stylesheets of these chunks, as Vite's manifest names them. */
  sheets: string[];
  /** Their CSS, after the order of its layers. */
  css: string;
  /** URLs of the fonts that the site's CSS names. */
  fonts: string[];
}

/** Where the manifest is kept beside the site's folder, which visitors see. */
const KEPT_MANIFEST = '../manifest.json';

/**
 * Reads the browser's build in `folder`. Returns a function that finds the files of the page at a path,
 * with the record of a story; at a path without a page, only those of the entry.
 * @throws Error if nothing was built.
 */
export async function readBuildManifest(folder: string) {
  await keepManifest(folder);
  const manifest = JSON.parse(await readFile(join(folder, KEPT_MANIFEST), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The build in ${folder} has no entry; build the site first.`);
  const texts = await readStyleSheets(folder, manifest);
  const layers = layerOrder.slice(layerOrder.indexOf('@layer')).trim();
  const fonts = [...new Set(Object.values(texts).flatMap(findFonts))];

  /** The chunks of a page, each after its imports, so that CSS follows the CSS it depends on. */
  function chunksOf(page: string | undefined): ManifestChunk[] {
    const seen = new Set<ManifestChunk>();
    function collect(chunk: ManifestChunk | undefined): ManifestChunk[] {
      if (!chunk || seen.has(chunk)) return [];
      seen.add(chunk);
      return [...(chunk.imports ?? []).flatMap((key) => collect(manifest[key])), chunk];
    }
    const chunk =
      page === undefined ? page : findChunk(manifest, `virtual:page/${page}`, `/${page}-page.tsx`);
    return [entry, chunk].flatMap(collect);
  }

  return function findFiles(path: string): PageFiles {
    const { name, id = '' } = findPage(path) ?? {};
    const chunks = chunksOf(name);
    const story = name === 'impact-stories-details' ? decodeId(id, path) : undefined;
    const record = story === undefined ? [] : [findChunk(manifest, `/storyLoaders/${story}`)];
    const modules = [entry, ...chunks, ...record];
    const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    return {
      modules: [...new Set(modules)].map(({ file }) => `/${file}`),
      sheets: sheets.map((file) => `/${file}`),
      css: layers + sheets.map((file) => texts[file]).join(''),
      fonts,
    };
  };
}

function findChunk(manifest: Manifest, ...paths: readonly string[]): ManifestChunk {
  const chunk = Object.values(manifest).find(({ src }) =>
    paths.some((path) => src?.endsWith(path)),
  );
  if (!chunk) throw new Error(`No chunk was built for ${paths.join(' or ')}.`);
  return chunk;
}

function findFonts(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, url = '']) => url);
}

/** Takes the manifest out of the folder that visitors see, once. */
async function keepManifest(folder: string): Promise<void> {
  if (!existsSync(join(folder, '.vite'))) return;
  await rename(join(folder, '.vite/manifest.json'), join(folder, KEPT_MANIFEST));
  await rm(join(folder, '.vite'), { recursive: true });
}

/** All CSS of the build, by file. */
async function readStyleSheets(folder: string, manifest: Manifest) {
  const files = Object.values(manifest).flatMap((chunk) => chunk.css ?? []);
  const texts = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return [file, text.trim()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
