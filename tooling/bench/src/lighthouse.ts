import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './start-stack.ts';

const run = promisify(execFile);

/** Fetched only when it is used: no other command of the repository needs it. */
const program = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Max attempts to record a trace with Lighthouse. */
const attempts = 3;

/** What is read of Lighthouse's report. */
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

/** A page at an origin. */
export interface MeasuredPage {
  site: string;
  path: string;
  origin: string;
}

/** The medians of a page's runs on Lighthouse's simulated phone; times in milliseconds. */
export interface PageSpeed {
  lcp: number;
  cls: number;
  /** Performance, accessibility, best practices and SEO, 0 to 100. */
  scores: readonly number[];
  /** The received bytes with headers, and the number of requests, by kind. */
  bytes: Readonly<Record<string, { bytes: number; requests: number }>>;
}

/**
 * Measures pages in turns, so that each meets the same machine, and takes the medians.
 * @param port that of the DevTools protocol of a running browser.
 * @throws Error if a page cannot be measured.
 */
export async function measurePages(
  port: number,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<PageSpeed[]> {
  const reports = pages.map((): Report[] => []);
  for (let round = 0; round < runs; round += 1) {
    for (const [place, { origin, path }] of pages.entries()) {
      // The scores that do not depend on speed are the same in every run.
      const only = round === 0 ? categories : ['performance'];
      reports[place]?.push(await runLighthouse(origin + path, port, only));
    }
  }
  return reports.map(summarize);
}

function summarize(reports: readonly Report[]): PageSpeed {
  const values = (audit: string) =>
    reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const score = (category: string) => {
    const scores = reports.flatMap((report) => report.categories[category]?.score ?? []);
    return Math.round(median(scores) * 100);
  };
  return {
    lcp: median(values('largest-contentful-paint')),
    cls: Math.max(...values('cumulative-layout-shift')),
    scores: categories.map(score),
    bytes: sumRequests(reports.at(-1)),
  };
}

/**
 * Adds up what a run received. The page's own modules are of the kind `Fetch`, since the bootstrap script
 * fetches them; those that links import ahead are of the kind `Script`.
 */
function sumRequests(report: Report | undefined): PageSpeed['bytes'] {
  const sums: Record<string, { bytes: number; requests: number }> = {};
  for (const request of report?.audits['network-requests']?.details?.items ?? []) {
    const { url, resourceType = 'Other', transferSize = 0 } = request;
    // What comes from the cache takes no bytes.
    if (transferSize === 0) continue;
    const isOurs = url.startsWith(new URL(report?.finalDisplayedUrl ?? '').origin);
    const sum = (sums[isOurs ? resourceType : 'third party'] ??= { bytes: 0, requests: 0 });
    sum.bytes += transferSize;
    sum.requests += 1;
  }
  return sums;
}

async function runLighthouse(url: string, port: number, only: readonly string[]): Promise<Report> {
  const problems: unknown[] = [];
  const options = [`--port=${port}`, `--only-categories=${only.join()}`, '--output=json'];
  while (problems.length < attempts) {
    const args = ['--silent', 'dlx', program, url, ...options, '--quiet'];
    const { stdout } = await run('pnpm', args, { maxBuffer: Infinity });
    const report = JSON.parse(stdout) as Report;
    if (!report.runtimeError) return report;
    problems.push(report.runtimeError.message);
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problems.join(' ')}`);
}
