import { execFile } from 'node:child_process';
import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compressFolder } from '@kestrova/hosting';
import { buildPeer, peers } from './peers.ts';
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
  { serve, writeSite, debuggingPort }: Stack,
  { apps, routes, runs, withPeers }: SiteOptions,
): Promise<void> {
  for (const app of apps) {
    const site = await writeSite(app);
    const [floor, origin] = [await serve(await createFloor(site)), await serve(site)];
    for (const path of await chooseRoutes(site, routes)) {
      await compare({ [`floor of ${path}`]: floor + path, [app]: origin + path });
    }
  }
  if (!withPeers) return;
  const site = await writeSite('usa');
  const pages: Record<string, string> = { usa: `${await serve(site)}/home` };
  for (const [peer, output] of Object.entries(peers)) {
    pages[peer] = `${await serve(await buildPeer(peer, output, site))}/home`;
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

/** Writes the floor of a site: the same pages without scripts. */
async function createFloor(site: string): Promise<string> {
  const floor = resolve(site, '../floor');
  await cp(site, floor, { recursive: true, preserveTimestamps: true });
  for await (const file of glob('**/*.html', { cwd: floor })) {
    const path = join(floor, file);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(scripts, ''));
  }
  await compressFolder(floor);
  return floor;
}

/** The requested paths, else all; the page of one job represents every job. */
async function chooseRoutes(site: string, routes: SiteOptions['routes']): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: site }));
  const paths = files.map((file) => `/${file.replace('.html', '')}`).toSorted();
  const isJob = (path: string) => path.startsWith('/careers/job-description/');
  const job = paths.find(isJob);
  return paths
    .filter((path) => path !== '/404' && (path === job || !isJob(path)))
    .filter((path) => !routes || routes.includes(path === job ? 'job' : path));
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
