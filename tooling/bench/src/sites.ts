import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildPeer, peers } from './peers.ts';
import { copyPlain } from './serve-folder.ts';
import { median, type Stack } from './start-stack.ts';

const run = promisify(execFile);

/** Downloaded only when it is used, since no other command needs it. */
const program = 'lighthouse@13.5.0';

/** Every script that runs; data for search engines stays. */
const scripts = /<script\b(?![^>]*ld\+json)[^]*?<\/script>/g;

interface SiteOptions {
  apps: readonly string[];
  /** Paths, or `job`; undefined for all. */
  routes: readonly string[] | undefined;
  /** Lighthouse runs of each page. */
  runs: number;
  withPeers: boolean;
}

interface Report {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: NetworkRequest[] } }>;
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

/**
 * Measures each page of the built sites beside its floor (the same page without scripts), and the home
 * page beside its peers, and prints the figures.
 * @throws Error if a site has not been built, or a page cannot be measured.
 */
export async function measureSites(
  { dataDir, debuggingPort, serve, startSite }: Stack,
  { apps, routes, runs, withPeers }: SiteOptions,
): Promise<void> {
  for (const app of apps) {
    const { origin, files, pages, job } = await startSite(app);
    const paths = pages.filter(
      (path) => routes?.includes(path === job ? 'job' : path) ?? path !== '/404',
    );
    const folder = await mkdtemp(join(dataDir, 'floor-'));
    await copyPlain(files, folder);
    await writeFloor(folder, origin, paths);
    const floor = await serve(folder);
    for (const path of paths) {
      await compare({ [`floor of ${path}`]: floor + path, [app]: origin + path });
    }
  }
  if (!withPeers) return;
  const { origin, files } = await startSite('usa');
  const pages: Record<string, string> = { usa: `${origin}/home` };
  for (const [peer, output] of Object.entries(peers)) {
    pages[peer] = `${await serve(await buildPeer(peer, output, files))}/home`;
  }
  await compare(pages);

  /**
   * Measures pages in turns, so that all run under the same load, and prints the medians on Lighthouse's
   * simulated phone: milliseconds, the share of the first page's LCP, scores, received bytes by kind.
   */
  async function compare(urls: Readonly<Record<string, string>>): Promise<void> {
    const reports = new Map(Object.keys(urls).map((name) => [name, new Array<Report>()]));
    for (let round = 0; round < runs; round += 1) {
      for (const [name, url] of Object.entries(urls)) {
        reports.get(name)?.push(await runLighthouse(url, debuggingPort));
      }
    }
    const rows = Array.from(reports, ([name, all]) => [name, summarize(all)] as const);
    const first = rows[0]?.[1].lcp ?? Number.NaN;
    const table = rows.map(([name, row]) => {
      return [name, { relative: (row.lcp / first).toFixed(3), ...row }];
    });
    console.table(Object.fromEntries(table));
  }
}

/** Writes pages of a site without scripts, and the style sheets that they name, into a folder. */
async function writeFloor(folder: string, origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    await mkdir(dirname(folder + path), { recursive: true });
    await writeFile(`${folder}${path}.html`, html.replaceAll(scripts, ''));
    // The sheets that scripts turn on are disabled.
    const [, styles] = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html) ?? [];
    if (styles) await writeFile(folder + styles, await (await fetch(origin + styles)).text());
  }
}

function summarize(reports: readonly Report[]) {
  const values = (audit: string) =>
    reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const scores = Object.keys(reports[0]?.categories ?? {}).map((category) => {
    const all = reports.flatMap((report) => report.categories[category]?.score ?? []);
    return [category, median(all)];
  });
  return {
    lcp: Math.round(median(values('largest-contentful-paint'))),
    cls: Math.max(...values('cumulative-layout-shift')),
    ...(Object.fromEntries(scores) as Record<string, number>),
    ...sumBytes(reports.at(-1)),
  };
}

/**
 * Adds up what a run received. The page's own modules are of the kind `Fetch`, since the bootstrap script
 * fetches them; those that links import ahead are of the kind `Script`.
 */
function sumBytes(report: Report | undefined): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const request of report?.audits['network-requests']?.details?.items ?? []) {
    const { url, resourceType = 'Other', transferSize = 0 } = request;
    const isOurs = url.startsWith(new URL(report?.finalDisplayedUrl ?? '').origin);
    const kind = isOurs ? resourceType : 'third party';
    sums[kind] = (sums[kind] ?? 0) + transferSize;
  }
  return sums;
}

/** @param port that of the DevTools protocol of a running browser. */
async function runLighthouse(url: string, port: number, attempts = 3): Promise<Report> {
  const args = ['--silent', 'dlx', program, url, `--port=${port}`, '--output=json', '--quiet'];
  const { stdout } = await run('pnpm', args, { maxBuffer: Infinity });
  const report = JSON.parse(stdout) as Report;
  if (!report.runtimeError) return report;
  // Sometimes Chromium records no trace. Without a retry, that would end a long measurement.
  if (attempts > 1) return runLighthouse(url, port, attempts - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
}
