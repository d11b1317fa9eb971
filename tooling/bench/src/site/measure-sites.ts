import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveSite, type SiteServer } from '@kestrova/site-server';
import { readBuiltPages } from '../budgets/built-site.ts';
import { readPagePackages } from '../budgets/page-packages.ts';
import { buildFolder, cacheFolder } from '../folders.ts';
import { buildPeer, peers } from '../peers/build-peer.ts';
import { printFigures } from '../report/print-figures.ts';
import { reportPage, type Report } from '../report/report-page.ts';
import { copyFolder, removeScripts } from './copy-site.ts';
import { measureInteractions } from './interaction-delay.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { openBrowser, type BenchBrowser } from './open-browser.ts';
import type { BenchOptions } from './options.ts';
import { startApi } from './start-api.ts';

const PEER_PAGE = '/home';

/**
 * Measures the built sites, prints the figures and writes them as a page.
 * @throws Error where a site has not been built.
 */
export async function measureSites(options: BenchOptions): Promise<void> {
  const api = await startApi();
  const browser = await openBrowser();
  const servers: SiteServer[] = [];
  async function serve(folder: string): Promise<string> {
    const server = await serveSite({ folder, port: 0, apiBaseUrl: api.url });
    servers.push(server);
    return server.url;
  }
  try {
    const report: Report = { pages: [], peers: [], interactions: [], packages: {} };
    for (const app of options.apps) {
      const dist = buildFolder(app);
      const site = join(cacheFolder, `site-${app}`);
      const floor = join(cacheFolder, `floor-${app}`);
      // A copy, so that a build made meanwhile changes nothing.
      await copyFolder(join(dist, 'site'), site);
      await copyFolder(site, floor);
      await removeScripts(floor);
      const origins = { origin: await serve(site), floor: await serve(floor) };
      const built = (await readBuiltPages(site)).filter(({ path }) => path !== '/404');
      report.packages = await readPagePackages(dist, built);
      report.interactions = await measureInteractions(browser.browser, origins.origin);
      for (const { path } of built) {
        if (options.routes && !options.routes.includes(path)) continue;
        const figures = await measurePage(browser, { name: app, path, ...origins }, options.runs);
        report.pages.push(told(figures));
      }
    }
    if (options.peers) report.peers = await measurePeers(browser, serve, options.runs);
    const file = join(cacheFolder, 'report.html');
    await writeFile(file, reportPage(report));
    printFigures(report);
    console.log(`\nThe same with plots: ${file}`);
  } finally {
    await browser.browser.close();
    await Promise.all(servers.map((server) => server.close()));
    await api.stop();
  }
}

async function measurePeers(
  browser: BenchBrowser,
  serve: (folder: string) => Promise<string>,
  runs: number,
): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const peer of peers) {
    const origin = await serve(await buildPeer(peer));
    const { name } = peer;
    figures.push(told(await measurePage(browser, { name, path: PEER_PAGE, origin }, runs)));
  }
  return figures;
}

function told(figures: PageFigures): PageFigures {
  console.log(`${figures.name}${figures.path}: LCP ${Math.round(figures.lcp)} ms`);
  return figures;
}
