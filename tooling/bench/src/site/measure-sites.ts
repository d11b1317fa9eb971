import { serveSite } from '@kestrova/hosting';
import { readBuiltPages } from '../read-built-pages.ts';
import { appFolder } from '../folders.ts';
import { buildPeer, peers } from '../peers/build-peer.ts';
import { copySite } from './copy-site.ts';
import { openBrowser, startApi } from './environment.ts';
import { measureClicks } from './measure-clicks.ts';
import { measurePages, median, type MeasuredPage, type PageSpeed } from './measure-pages.ts';

/** What a run of the bench measures. */
export interface BenchOptions {
  /** Paths, or `job`; undefined for all. */
  routes: readonly string[] | undefined;
  runs: number;
  peers: boolean;
  clicks: boolean;
  apps: readonly string[];
}

/** The page that the peers have too, and the site whose files they share. */
const peerPage = { site: 'usa', path: '/home' };

/**
 * Measures the built sites and prints the figures: each page beside its floor (the same page
 * without scripts), clicks on links, and the home page beside its peers.
 * @throws Error where a site has not been built.
 */
export async function measureSites(options: BenchOptions): Promise<void> {
  await using started = new AsyncDisposableStack();
  const api = started.adopt(await startApi(), ({ stop }) => stop());
  const { browser, port } = started.adopt(await openBrowser(), (opened) => opened.browser.close());
  async function serve(folder: string): Promise<string> {
    const site = await serveSite({ folder, port: 0, apiBaseUrl: api.url });
    return started.adopt(site, ({ close }) => close()).url;
  }
  function report(page: MeasuredPage, speed: PageSpeed | undefined, floor?: PageSpeed) {
    if (speed === undefined) return;
    const ratio = floor && speed.lcp / floor.lcp;
    console.log(formatFigures(page, { ...speed, ratio }), speed.bytes);
  }

  for (const app of options.apps) {
    const { site, floor } = await copySite(app, api.url);
    const [origin, floorOrigin] = [await serve(site), await serve(floor)];
    const paths = (await readBuiltPages(site)).map(({ path }) => path);
    for (const path of chooseRoutes(paths, options.routes)) {
      const page = { site: app, path, origin };
      const [speed, floorSpeed] = await measurePages(
        port,
        [page, { ...page, origin: floorOrigin }],
        options.runs,
      );
      report(page, speed, floorSpeed);
    }
    if (options.clicks) reportClicks(app, await measureClicks(browser, origin));
  }

  if (!options.peers) return;
  const pages = [{ ...peerPage, origin: await serve(appFolder(peerPage.site, 'dist/site')) }];
  for (const peer of peers) {
    pages.push({ ...peerPage, site: peer, origin: await serve(await buildPeer(peer)) });
  }
  const speeds = await measurePages(port, pages, options.runs);
  for (const [place, page] of pages.entries()) report(page, speeds[place]);
}

/** The paths that were asked for, else all; one job's page represents every job. */
function chooseRoutes(paths: readonly string[], routes: BenchOptions['routes']): string[] {
  const isJob = (path: string) => path.startsWith('/careers/job-description/');
  const job = paths.find(isJob);
  return paths
    .filter((path) => path !== '/404' && (path === job || !isJob(path)))
    .filter((path) => !routes || routes.includes(path === job ? 'job' : path));
}

function formatFigures(
  { site, path }: MeasuredPage,
  { lcp, cls, scores, ratio }: PageSpeed & { ratio: number | undefined },
): string {
  const toFloor = ratio === undefined ? '' : ` (${ratio.toFixed(3)} of its floor)`;
  return `${site}${path}: LCP ${Math.round(lcp)} ms${toFloor}, CLS ${cls.toFixed(3)}, scores ${scores.join(' ')};`;
}

function reportClicks(site: string, delays: readonly { click: string; delay: number }[]): void {
  console.table(delays);
  const times = delays.map(({ delay }) => delay);
  console.log(
    `${site}: a click shows the next heading after ${median(times)} ms (median of ${times.length}), ${Math.max(...times)} at worst.`,
  );
}
