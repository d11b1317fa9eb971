import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOf, copySite, createFloor } from './copy-site.ts';
import { measurePages, type MeasuredPage, type PageSpeed } from './lighthouse.ts';
import { buildPeer, peers } from './peers.ts';
import type { Stack } from './start-stack.ts';

/** What is measured of the sites. */
export interface SiteOptions {
  apps: readonly string[];
  /** Paths, or `job`; undefined for all. */
  routes: readonly string[] | undefined;
  /** Lighthouse runs of each page and of its floor. */
  runs: number;
  withPeers: boolean;
}

/** The page that the peers have too, and the site whose files they share. */
const peerPage = { site: 'usa', path: '/home' };

/**
 * Measures each page of the built sites beside its floor (the same page without scripts), and the home
 * page beside its peers, and prints the figures.
 * @throws Error if a site has not been built.
 */
export async function measureSites(stack: Stack, options: SiteOptions): Promise<void> {
  const { debuggingPort, serve, apiUrl } = stack;
  for (const app of options.apps) {
    const site = await copySite(app, apiUrl);
    const origin = await serve(site);
    const floorOrigin = await serve(await createFloor(site));
    for (const path of chooseRoutes(await listPaths(site), options.routes)) {
      const page = { site: app, path, origin };
      const both = [page, { ...page, origin: floorOrigin }];
      const [speed, floor] = await measurePages(debuggingPort, both, options.runs);
      report(page, speed, floor);
    }
  }

  if (!options.withPeers) return;
  const pages = [{ ...peerPage, origin: await serve(join(buildOf(peerPage.site), 'site')) }];
  for (const peer of peers) {
    pages.push({ ...peerPage, site: peer, origin: await serve(await buildPeer(peer)) });
  }
  const speeds = await measurePages(debuggingPort, pages, options.runs);
  for (const [place, page] of pages.entries()) report(page, speeds[place]);
}

async function listPaths(site: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: site }));
  return files.map((file) => `/${file.replace('.html', '')}`).toSorted();
}

/** The paths that were asked for, else all; one job's page represents every job. */
function chooseRoutes(paths: readonly string[], routes: SiteOptions['routes']): string[] {
  const isJob = (path: string) => path.startsWith('/careers/job-description/');
  const job = paths.find(isJob);
  return paths
    .filter((path) => path !== '/404' && (path === job || !isJob(path)))
    .filter((path) => !routes || routes.includes(path === job ? 'job' : path));
}

function report({ site, path }: MeasuredPage, speed?: PageSpeed, floor?: PageSpeed): void {
  if (speed === undefined) return;
  const { lcp, cls, scores, bytes } = speed;
  const toFloor = floor ? ` (${(lcp / floor.lcp).toFixed(3)} of its floor)` : '';
  console.log(
    `${site}${path}: LCP ${Math.round(lcp)} ms${toFloor}, CLS ${cls.toFixed(3)}, scores ${scores.join(' ')};`,
    bytes,
  );
}
