import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainRegion, ROOT_FOLDER } from './regions.ts';

const SITEMAP = join(ROOT_FOLDER, 'apps', mainRegion.app, 'dist/site/sitemap.xml');

/** Path of every job page, up to the job's id. */
export const JOB_PAGES = '/careers/job-description/';

/** The page of the first job. */
export const JOB_PATH = `${JOB_PAGES}MQ==`;

/** The story of MAAB, which has every section. */
export const STORY_PATH = '/impact-stories-details/TUFBQg==';

/** Pages that links in emails open; search engines do not hear of them. */
const LINKED_PAGES = ['/careers/application', '/careers/alerts'];

/** Every path in a sitemap. */
export function readSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every page of the built site but the job pages, which are written while the site runs. */
export const builtPages: readonly string[] = readSitemap(readFileSync(SITEMAP, 'utf8')).filter(
  (path) => !path.startsWith(JOB_PAGES),
);

/** One page of each route: one story stands for all, and one job. */
export const pageOfEachRoute: readonly string[] = [
  ...builtPages.filter((path) => !path.startsWith('/impact-stories-details/')),
  STORY_PATH,
  JOB_PATH,
  ...LINKED_PAGES,
];
