import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathTo } from '@kestrova/paths';
import { regionByCode, type RegionCode } from '@kestrova/regions';
import { siteRegions } from '../lib/region.tsx';
import { writeBrandFiles } from './brand-files.ts';
import { readBuildManifest } from './build-manifest.ts';
import { compressFolder } from './compress.ts';
import { jobsFeed, robots, securityTxt, sitemap } from './crawler-files.ts';
import { hasEnded, listIndexedPages, listPages } from './list-pages.ts';
import { renderMissingPage, renderPage } from './render-page.tsx';

/**
 * Completes a site's build in `folder`: adds the HTML of every page, the page for unknown addresses,
 * the files for crawlers, and a compressed copy of each. The careers page loads its jobs in the
 * browser; the site's server renders it with them.
 * @throws RangeError for an unknown region, Error if nothing was built.
 */
export async function writeSite(code: RegionCode, folder: string): Promise<void> {
  const region = regionByCode(code, siteRegions);
  const findFiles = await readBuildManifest(folder);

  async function write(file: string, content: string | Uint8Array) {
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  const pages = (await listPages(region)).filter((page) => !hasEnded(page));
  for (const page of pages) {
    const isFilled = page.path !== pathTo('careers');
    const written = isFilled ? page : { ...page, indexed: false, startNow: true };
    const { html, later } = await renderPage(region, written, findFiles(page.path));
    if (later) await write(later.file, later.css);
    await write(`${page.path}.html`, html);
  }
  await write('404.html', renderMissingPage(region, findFiles('/404')));
  await writeBrandFiles(pages, write);
  await write('sitemap.xml', sitemap(listIndexedPages(pages), region));
  await write('robots.txt', robots(region));
  await write('jobs.xml', jobsFeed([], region));
  await write('.well-known/security.txt', securityTxt(region));
  await compressFolder(folder);
}
