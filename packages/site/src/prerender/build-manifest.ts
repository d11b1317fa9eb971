import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import layerOrder from '@kestrova/design-system/layers.css?raw';
import type { PageName } from '../routes.tsx';

/** A chunk of the browser's build, as far as the pages need to know it. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  /** Keys of the chunks that it imports. */
  imports?: string[];
  css?: string[];
}

/** Vite's manifest: the chunks by key. */
type Manifest = Record<string, Chunk>;

/** CSS that stands in a page's HTML. */
export interface StyleSheet {
  /** The file that a page with this sheet need not fetch. */
  file: string;
  css: string;
}

/** What the browser's build left for the pages to refer to. */
export interface BuildManifest {
  /** URLs of the modules of a page: the entry, then all that it and the page's chunk import. */
  modulesOf: (page: PageName | undefined) => string[];
  /** The CSS of a page: what every page has, then the sheets that the page's chunks bring. */
  sheetsOf: (page: PageName | undefined) => StyleSheet[];
  /** URL of a chunk that is fetched by itself, by the end of its module's path. */
  chunkOf: (module: string) => string;
  /** URLs of the fonts that the CSS names. */
  fonts: string[];
}

/** Where the manifest is kept beside the site's folder, which visitors see. */
const KEPT_MANIFEST = '../manifest.json';

/** Reads the browser's build in `folder`. Throws where it has not been built. */
export async function readBuildManifest(folder: string): Promise<BuildManifest> {
  await keepManifest(folder);
  const manifest = JSON.parse(await readFile(join(folder, KEPT_MANIFEST), 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error(`The build in ${folder} has no entry; build the site first.`);
  const css = await readStyleSheets(folder, manifest);
  const [commonFile = ''] = manifest[entry]?.css ?? [];
  const common = { file: commonFile, css: LAYERS + css[commonFile] };

  function chunksOf(page: PageName | undefined): Chunk[] {
    const chunks = collectChunks(manifest, entry);
    if (page) collectChunks(manifest, pageModule(manifest, page), chunks);
    return [...chunks];
  }

  return {
    modulesOf: (page) => chunksOf(page).map(({ file }) => `/${file}`),
    sheetsOf(page) {
      const files = chunksOf(page).flatMap((chunk) => (chunk.isEntry ? [] : (chunk.css ?? [])));
      return [common, ...[...new Set(files)].map((file) => ({ file, css: css[file] ?? '' }))];
    },
    chunkOf: (module) => `/${manifest[findKey(manifest, module)]?.file}`,
    fonts: [...common.css.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, url = '']) => url),
  };
}

/** The order of the layers, which has to come before the first of them. */
const LAYERS = layerOrder.slice(layerOrder.indexOf('@layer')).trim();

/** Takes the manifest out of the folder that visitors see, once. */
async function keepManifest(folder: string): Promise<void> {
  if (!existsSync(join(folder, '.vite'))) return;
  await rename(join(folder, '.vite/manifest.json'), join(folder, KEPT_MANIFEST));
  await rm(join(folder, '.vite'), { recursive: true });
}

/** All CSS of the build, by file. */
async function readStyleSheets(
  folder: string,
  manifest: Manifest,
): Promise<Record<string, string>> {
  const files = Object.values(manifest).flatMap(({ css = [] }) => css);
  if (files.length === 0)
    throw new Error(`The build in ${folder} has no CSS; build the site first.`);
  const texts = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return [file, text.trim()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Adds to `found` the chunk of a key and all that it imports. */
function collectChunks(manifest: Manifest, key = '', found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, found);
  return found;
}

/** The manifest's key of a page's module; pages follow one naming rule, so it is found by name. */
function pageModule(manifest: Manifest, page: PageName): string {
  const folder = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return findKey(manifest, `pages/${folder}/${folder}-page.tsx`);
}

function findKey(manifest: Manifest, module: string): string {
  const key = Object.keys(manifest).find((id) => id.endsWith(`/${module}`));
  if (!key) throw new Error(`No chunk was built for ${module}.`);
  return key;
}
