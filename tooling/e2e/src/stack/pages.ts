import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesWithoutId, paths, pathTo } from '@kestrova/paths';
import { mainRegion } from './regions.ts';

const APPS = join(import.meta.dirname, '../../../../apps');
const SITE = join(APPS, mainRegion.app, 'dist/site');

/** Path of every job page, up to the job's id. */
export const JOB_PAGES = paths['job-description'].replace(':id', '');

export const JOB_PATH = pathTo('job-description', 1);

/** The story of MAAB, which has every section. */
export const STORY_PATH = pathTo('impact-stories-details', 'MAAB');

export function readSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every page of the built site; the server renders the job pages. */
export const builtPages: readonly string[] = readSitemap(
  readFileSync(join(SITE, 'sitemap.xml'), 'utf8'),
);

/** The pages that open with a sheet, which a red pencil corrects. */
export const sheetPages: readonly string[] = builtPages.filter((path) =>
  readFileSync(join(SITE, `${path}.html`), 'utf8').includes('#pencil'),
);

/** One page of each route: one story and one job represent all. */
export const pageOfEachRoute: readonly string[] = [
  ...pagesWithoutId.map((name) => pathTo(name)),
  STORY_PATH,
  JOB_PATH,
];
