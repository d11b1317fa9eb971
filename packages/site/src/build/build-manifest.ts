import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import layerOrder from '@kestrova/design-system/layers.css?raw';
import type { PageName } from '../routes.tsx';

/** The part of Vite's manifest that the pages need. */
type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; name?: string }
>;

/** What the browser's build left for the pages to refer to. */
export interface BuildManifest {
  /** URLs of the modules of a page: the entry, then all that it and the page's chunk import. */
  modulesOf: (page: PageName | undefined) => string[];
  /** The site's whole CSS. */
  css: string;
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
  const css = await readStyleSheet(folder, manifest);

  function collect(key: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found;
  }

  return {
    modulesOf(page) {
      const files = collect(entry);
      if (page) collect(pageModule(manifest, page), files);
      return [...files].map((file) => `/${file}`);
    },
    css,
    fonts: [...css.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, url = '']) => url),
  };
}

/** Takes the manifest out of the folder that visitors see, once. */
async function keepManifest(folder: string): Promise<void> {
  if (!existsSync(join(folder, '.vite'))) return;
  await rename(join(folder, '.vite/manifest.json'), join(folder, KEPT_MANIFEST));
  await rm(join(folder, '.vite'), { recursive: true });
}

async function readStyleSheet(folder: string, manifest: Manifest): Promise<string> {
  const styleSheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
  if (!styleSheet) throw new Error(`The build in ${folder} has no CSS; build the site first.`);
  const joined = await readFile(join(folder, styleSheet.file), 'utf8');
  return layerOrder.slice(layerOrder.indexOf('@layer')).trim() + joined.trim();
}

/** The manifest's key of a page's module; pages follow one naming rule, so it is found by name. */
function pageModule(manifest: Manifest, page: PageName): string {
  const folder = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const key = Object.keys(manifest).find((id) => id.endsWith(`pages/${folder}/${folder}-page.tsx`));
  if (!key) {
    throw new Error(
      `No chunk was built for page "${page}"; expected pages/${folder}/${folder}-page.tsx.`,
    );
  }
  return key;
}
