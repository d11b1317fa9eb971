import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { servePeer, peers } from './peers.ts';
import { serveCopy } from './serve-copy.ts';
import { median, takeTurns, type Stack } from './stack.ts';

const run = promisify(execFile);

/** Downloaded when it is used: it would add a hundred packages to the lockfile. */
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
export async function measureSites(stack: Stack, options: SiteOptions): Promise<void> {
  const { apps, routes, runs, withPeers } = options;
  const { port } = await stack.startBrowser();
  for (const app of apps) {
    const { origin, pages, job } = await stack.startSite(app);
    const floor = await serveCopy(origin, (text) => text.replaceAll(scripts, ''));
    stack.resources.defer(floor.stop);
    for (const path of pages) {
      if (!(routes?.includes(path === job ? 'job' : path) ?? path !== '/404')) continue;
      await compare({ [`floor of ${path}`]: floor.origin + path, [app]: origin + path });
    }
  }
  if (!withPeers) return;
  const { origin } = await stack.startSite('usa');
  const homes: Record<string, string> = { usa: `${origin}/home` };
  for (const peer of peers) homes[peer] = `${await servePeer(stack, peer)}/home`;
  await compare(homes);

  /**
   * Prints medians on Lighthouse's simulated phone: milliseconds, the share of the first page's LCP, scores,
   * received bytes by kind.
   */
  async function compare(urls: Readonly<Record<string, string>>): Promise<void> {
    // A server must not be measured while it renders or compresses a page for the first time.
    for (const url of Object.values(urls)) await fetch(url);
    const reports = await takeTurns(Object.keys(urls), runs, async (name) => [
      await runLighthouse(urls[name] ?? '', port),
    ]);
    const rows = Array.from(reports, ([name, all]) => [name, summarize(all)] as const);
    const first = rows[0]?.[1].lcp ?? Number.NaN;
    const table = rows.map(([name, row]) => {
      return [name, { relative: (row.lcp / first).toFixed(3), ...row }];
    });
    console.table(Object.fromEntries(table));
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
