import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import layerOrder from '@kestrova/design-system/layers.css?raw';
import type { PageName } from '@kestrova/paths';

/** Vite's manifest, as far as the pages need it: the chunks of the browser's build by key. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z._default(z.boolean(), false),
    /** Keys of the chunks that it imports. */
    imports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;
type Chunk = Manifest[string];

/** CSS that stands in a page's HTML. */
export interface StyleSheet {
  /** URL of the file that a page with this sheet need not fetch. */
  file: string;
  css: string;
}

/** What the browser's build left for the pages to refer to. */
export interface BuildManifest {
  /** URLs of the modules of a page: the entry, then all that it and the page's chunk import. */
  modulesOf: (page: PageName | undefined) => string[];
  /** The CSS of a page: that of the entry and of the page's chunks, as Vite's manifest names it. */
  sheetsOf: (page: PageName | undefined) => StyleSheet[];
  /** URL of a chunk that is fetched by itself, by the end of its module's path. */
  chunkOf: (module: string) => string;
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
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, KEPT_MANIFEST), 'utf8')),
  );
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error(`The build in ${folder} has no entry; build the site first.`);
  const css = await readStyleSheets(folder, manifest);

  const chunksOf = (page: PageName | undefined): Chunk[] => {
    const seen = new Set<string>();
    const keys = [entry, ...(page ? [findKey(manifest, `${page}-page.tsx`)] : [])];
    return keys
      .flatMap((key) => collectKeys(manifest, key, seen))
      .flatMap((key) => manifest[key] ?? []);
  };

  return {
    modulesOf: (page) =>
      chunksOf(page)
        .toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry))
        .map(({ file }) => `/${file}`),
    sheetsOf: (page) =>
      [...new Set(chunksOf(page).flatMap((chunk) => chunk.css))].map((file) => ({
        file: `/${file}`,
        css: css[file] ?? '',
      })),
    chunkOf: (module) => `/${manifest[findKey(manifest, module)]?.file}`,
    layers: LAYERS,
    fonts: [...new Set(Object.values(css).flatMap(findFonts))],
  };
}

function findFonts(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, url = '']) => url);
}

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
  const files = Object.values(manifest).flatMap(({ css }) => css);
  if (files.length === 0)
    throw new Error(`The build in ${folder} has no CSS; build the site first.`);
  const texts = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return [file, text.trim()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** A chunk's key after those of all that it imports: CSS stands below the CSS that it builds on. */
function collectKeys(manifest: Manifest, key: string, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const imports = manifest[key]?.imports ?? [];
  return [...imports.flatMap((imported) => collectKeys(manifest, imported, seen)), key];
}

function findKey(manifest: Manifest, module: string): string {
  const key = Object.keys(manifest).find((id) => id.endsWith(`/${module}`));
  if (!key) throw new Error(`No chunk was built for ${module}.`);
  return key;
}
