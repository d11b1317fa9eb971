import lighthouse, { type Result } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** How often Lighthouse is asked in all for a trace that it failed to record. */
const attempts = 3;

/** A page at an origin. */
export interface MeasuredPage {
  site: string;
  path: string;
  origin: string;
}

/** The medians of a page's Lighthouse runs on its simulated phone; times in milliseconds. */
export interface PageSpeed {
  lcp: number;
  cls: number;
  /** Performance, accessibility, best practices and SEO, 0 to 100. */
  scores: readonly number[];
  /** What came over the wire, headers included, by kind; and how many requests each kind took. */
  bytes: Readonly<Record<string, { bytes: number; requests: number }>>;
}

/**
 * Measures pages in turns, so that each meets the same machine, and takes the medians.
 * @param port that of the DevTools protocol of a running browser.
 */
export async function measurePages(
  port: number,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<PageSpeed[]> {
  const results = pages.map((): Result[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [place, { origin, path }] of pages.entries()) {
      // The scores that say nothing of speed do not change from run to run.
      const only = run === 0 ? [...categories] : ['performance'];
      results[place]?.push(await runLighthouse(origin + path, port, only));
    }
  }
  return results.map(summarize);
}

function summarize(results: readonly Result[]): PageSpeed {
  const values = (audit: string) =>
    results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const score = (category: string) => (result: Result) =>
    Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
  return {
    lcp: median(values('largest-contentful-paint')),
    cls: Math.max(...values('cumulative-layout-shift')),
    scores: categories.map((category) =>
      median(results.slice(0, category === 'performance' ? undefined : 1).map(score(category))),
    ),
    bytes: sumRequests(results.at(-1)),
  };
}

/**
 * Adds up what a run received. The page's own modules are of the kind `Fetch`, since the bootstrap script
 * fetches them; those that links import ahead are of the kind `Script`.
 */
function sumRequests(result: Result | undefined): PageSpeed['bytes'] {
  const sums: Record<string, { bytes: number; requests: number }> = {};
  const { details } = result?.audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  for (const { url, resourceType, transferSize } of requests) {
    // What comes from the cache takes no bytes.
    if (!transferSize || typeof url !== 'string' || typeof resourceType !== 'string') continue;
    const isOurs = url.startsWith(new URL(result?.finalDisplayedUrl ?? '').origin);
    const sum = (sums[isOurs ? resourceType : 'third party'] ??= { bytes: 0, requests: 0 });
    sum.bytes += Number(transferSize);
    sum.requests += 1;
  }
  return sums;
}

/** @throws Error where the page could not be measured. */
async function runLighthouse(url: string, port: number, only: string[]): Promise<Result> {
  const problems: unknown[] = [];
  while (problems.length < attempts) {
    const settings = { port, logLevel: 'silent', onlyCategories: only } as const;
    const result = (await lighthouse(url, settings))?.lhr;
    if (result && !result.runtimeError) return result;
    problems.push(result?.runtimeError?.message);
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problems.join(' ')}`);
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
