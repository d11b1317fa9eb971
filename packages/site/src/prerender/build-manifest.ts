import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import layerOrder from '@kestrova/design-system/layers.css?raw';
import type { PageName } from '@kestrova/paths';
import type { Manifest, ManifestChunk } from 'vite';

/** CSS that is inlined in a page's HTML. */
export interface StyleSheet {
  /** URL of the file that a page with this sheet need not fetch. */
  file: string;
  css: string;
}

/** What the browser's build left for the pages to refer to. */
export interface BuildManifest {
  /**
   * URLs of the modules of a page: the entry, all that it and the page's chunk import, and the record
   * that the page shows, by the end of its module's path.
   */
  modulesOf: (page: PageName | undefined, record?: string) => string[];
  /** The CSS of a page: that of the entry and of the page's chunks, as Vite's manifest names it. */
  sheetsOf: (page: PageName | undefined) => StyleSheet[];
  /** The order of the layers of CSS, which has to come before the first of them. */
  layers: string;
  /** URLs of the fonts that the CSS names. */
  fonts: string[];
}

/** Where the manifest is kept beside the site's folder, which visitors see. */
const KEPT_MANIFEST = '../manifest.json';

/** Reads the browser's build in `folder`. Throws where it has not been built. */
export async function readBuildManifest(folder: string): Promise<BuildManifest> {
  await keepManifest(folder);
  const manifest = JSON.parse(await readFile(join(folder, KEPT_MANIFEST), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The build in ${folder} has no entry; build the site first.`);
  const css = await readStyleSheets(folder, manifest);

  /** The chunks of a page, each after its imports, so that CSS follows the CSS it depends on. */
  function chunksOf(page: PageName | undefined): ManifestChunk[] {
    const seen = new Set<ManifestChunk>();
    function collect(chunk: ManifestChunk | undefined): ManifestChunk[] {
      if (!chunk || seen.has(chunk)) return [];
      seen.add(chunk);
      return [...(chunk.imports ?? []).flatMap((key) => collect(manifest[key])), chunk];
    }
    return [entry, page && findChunk(manifest, `/${page}-page.tsx`)].flatMap(collect);
  }

  return {
    modulesOf: (page, record) => {
      const chunks = [entry, ...chunksOf(page), ...(record ? [findChunk(manifest, record)] : [])];
      return [...new Set(chunks)].map(({ file }) => `/${file}`);
    },
    sheetsOf: (page) =>
      [...new Set(chunksOf(page).flatMap((chunk) => chunk.css ?? []))].map((file) => ({
        file: `/${file}`,
        css: css[file] ?? '',
      })),
    layers: layerOrder.slice(layerOrder.indexOf('@layer')).trim(),
    fonts: [...new Set(Object.values(css).flatMap(findFonts))],
  };
}

function findChunk(manifest: Manifest, path: string): ManifestChunk {
  const chunk = Object.values(manifest).find(({ src }) => src?.endsWith(path));
  if (!chunk) throw new Error(`No chunk was built for ${path}.`);
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
async function readStyleSheets(
  folder: string,
  manifest: Manifest,
): Promise<Record<string, string>> {
  const files = Object.values(manifest).flatMap((chunk) => chunk.css ?? []);
  const texts = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return [file, text.trim()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
