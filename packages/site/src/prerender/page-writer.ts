import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brand, notFoundCopy } from '@kestrova/content';
import { regionByCode, type Region, type RegionCode } from '@kestrova/regions';
import { decodeId } from '@kestrova/paths';
import { findPage } from '../router/find-page.ts';
import { siteRegions } from '../lib/region.tsx';
import { readBuildManifest } from './build-manifest.ts';
import { htmlDocument } from './html-document.tsx';
import type { WrittenPage } from './list-pages.ts';
import { renderBody, renderMissingPage } from './render-page.tsx';

/** Writes the pages of one region's site. */
export interface PageWriter {
  region: Region;
  /** Writes the HTML of one page. */
  writePage: (page: WrittenPage) => Promise<void>;
  /** Writes the page for every address that has none: the browser decides what it shows. */
  writeMissingPage: () => Promise<void>;
  /** Writes another file of the site. */
  writeFile: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Whether the site has a file already. */
  has: (file: string) => boolean;
}

/**
 * Prepares to write pages into the browser's build in `folder`.
 * @throws RangeError for an unknown region, Error if nothing was built.
 */
export async function createPageWriter(code: RegionCode, folder: string): Promise<PageWriter> {
  const region = regionByCode(code, siteRegions);
  const { layers, fonts, modulesOf, sheetsOf } = await readBuildManifest(folder);
  const shared = { region, regions: siteRegions, fonts };

  async function write(file: string, content: string | Uint8Array) {
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  return {
    region,
    writeFile: write,
    has: (file) => existsSync(join(folder, file)),
    async writePage({ data, startNow = false, ...head }) {
      const { name, id = '' } = findPage(head.path) ?? {};
      const key = name === 'impact-stories-details' && decodeId(id, head.path);
      const story = key ? `/stories/${key.toLowerCase()}` : undefined;
      const html = htmlDocument({
        head: { ...shared, ...head },
        layers,
        sheets: sheetsOf(name),
        modules: modulesOf(name, story),
        body: await renderBody(code, head.path, data),
        data,
        startNow,
      });
      await write(`${head.path}.html`, html);
    },
    async writeMissingPage() {
      const html = htmlDocument({
        head: {
          ...shared,
          path: '/404',
          shareTitle: brand.name,
          description: `${notFoundCopy.heading}.`,
          indexed: false,
        },
        layers,
        sheets: sheetsOf(undefined),
        modules: modulesOf(undefined),
        body: '',
        withoutScript: renderMissingPage(notFoundCopy),
        startNow: true,
      });
      await write('404.html', html);
    },
  };
}
