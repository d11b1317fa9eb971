import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegionCode } from '@kestrova/regions';
import { findPage } from '../navigation/find-page.ts';
import { siteRegions } from '../site-settings.ts';
import { readBuildManifest } from './build-manifest.ts';
import { compressFolder } from './compress-folder.ts';
import { htmlDocument } from './html-document.tsx';
import { prerenderedPages } from './prerendered-pages.ts';
import { renderBody } from './render-body.tsx';

export interface WriteSiteOptions {
  region: RegionCode;
  /** The browser's build, to which the pages are added. */
  folder: string;
}

/**
 * Adds to a site's build what turns it into a website: the HTML of every route that is known now,
 * the page for addresses that are not, and a compressed copy beside each file.
 */
export async function writeSite({ region: code, folder }: WriteSiteOptions): Promise<void> {
  const region = siteRegions.find((candidate) => candidate.code === code);
  if (!region) throw new Error(`There is no region "${code}".`);
  const manifest = await readBuildManifest(folder);

  for (const page of prerenderedPages()) {
    const html = htmlDocument({
      head: { region, regions: siteRegions, ...page },
      css: manifest.css,
      modules: manifest.modulesOf(findPage(page.path)?.name),
      body: await renderBody(code, page.path),
    });
    await writeText(join(folder, `${page.path}.html`), html);
  }
  await writeText(join(folder, '404.html'), missingPage());
  await compressFolder(folder);

  function missingPage(): string {
    return htmlDocument({
      head: {
        region: region!,
        regions: siteRegions,
        path: '/404',
        shareTitle: 'Kestrova',
        description: 'This page is not on the Kestrova site.',
        indexed: false,
      },
      css: manifest.css,
      modules: manifest.modulesOf(undefined),
      body: '',
      startNow: true,
    });
  }
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
