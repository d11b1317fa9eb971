import { join } from 'node:path';
import { serveSite } from '@kestrova/hosting';
import { readBuiltPages } from '../budgets/built-site.ts';
import { buildFolder } from '../folders.ts';
import { buildPeer, peers } from '../peers/build-peer.ts';
import { measureClicks } from './click-delay.ts';
import { copyFolder, copySite, removeScripts } from './copy-site.ts';
import { measurePage, measurePages, type MeasuredPage, type PageFigures } from './measure-page.ts';
import { openBrowser, type BenchBrowser } from './open-browser.ts';
import { JOB, type BenchOptions } from './options.ts';
import { printFigures, type Report } from './print-figures.ts';
import { startApi } from './start-api.ts';

/** The page that the peers have too, and the site whose files they share. */
const PEER_PAGE = '/home';
const PEER_SITE = 'usa';

/**
 * Measures the built sites and prints the figures.
 * @throws Error where a site has not been built.
 */
export async function measureSites(options: BenchOptions): Promise<void> {
  await using started = new AsyncDisposableStack();
  const api = started.adopt(await startApi(), ({ stop }) => stop());
  const browser = started.adopt(await openBrowser(), (opened) => opened.browser.close());
  async function serve(folder: string): Promise<string> {
    const site = await serveSite({ folder, port: 0, apiBaseUrl: api.url });
    return started.adopt(site, ({ close }) => close()).url;
  }

  const report: Report = { pages: [], peers: [], clicks: {} };
  for (const app of options.apps) {
    const copy = await copySite(app, api.url);
    const site = join(copy, 'site');
    const floor = join(copy, 'floor');
    await copyFolder(site, floor);
    await removeScripts(floor);
    const origins = { site: await serve(site), floor: await serve(floor) };
    const built = (await readBuiltPages(site)).filter(({ path }) => path !== '/404');
    if (options.clicks) report.clicks[app] = await measureClicks(browser.browser, origins.site);
    const paths = built.map(({ path }) => path);
    for (const path of chooseRoutes(paths, options.routes)) {
      const page = { name: app, path, origin: origins.site };
      report.pages.push(told(await measurePage(browser, page, origins.floor, options.runs)));
    }
  }
  if (options.peers) report.peers = await measureBesidePeers(browser, serve, options.runs);

  printFigures(report);
}

/** The paths that were asked for, else every one; jobs' pages differ in nothing, so one stands for all. */
function chooseRoutes(paths: readonly string[], asked: BenchOptions['routes']): string[] {
  const job = paths.find(isJob);
  const kinds = paths.filter((path) => path === job || !isJob(path));
  return kinds.filter((path) => !asked || asked.includes(path === job ? JOB : path));
}

function isJob(path: string): boolean {
  return path.startsWith('/careers/job-description/');
}

/** The site's own page first, then the peers'. */
async function measureBesidePeers(
  browser: BenchBrowser,
  serve: (folder: string) => Promise<string>,
  runs: number,
): Promise<PageFigures[]> {
  const sites = [{ name: PEER_SITE, folder: join(buildFolder(PEER_SITE), 'site') }];
  for (const peer of peers) sites.push({ name: peer.name, folder: await buildPeer(peer) });
  const pages: MeasuredPage[] = [];
  for (const { name, folder } of sites) {
    pages.push({ name, path: PEER_PAGE, origin: await serve(folder) });
  }
  return (await measurePages(browser, pages, runs)).map(told);
}

/** Prints a page's figures in short while the others are still to come. */
function told(figures: PageFigures): PageFigures {
  const { name, path, lcp, ratio, cls, scores } = figures;
  const toFloor = ratio === undefined ? '' : `, ${ratio.toFixed(3)} of its floor`;
  console.log(
    `${name}${path}: LCP ${Math.round(lcp)} ms${toFloor}, CLS ${cls.toFixed(3)}, ${Object.values(scores).join(' ')}`,
  );
  return figures;
}
