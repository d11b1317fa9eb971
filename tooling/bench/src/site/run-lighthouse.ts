import lighthouse, { type Flags, type Result } from 'lighthouse';

/** What Lighthouse says of one page, on its simulated phone. */
export interface LighthouseResult {
  /** Largest Contentful Paint in milliseconds. */
  lcp: number;
  cls: number;
  /** Total Blocking Time in milliseconds. */
  blocking: number;
  /** Performance, accessibility, best practices and SEO, 0 to 100. */
  scores: Record<Category, number>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** A trace that was not recorded is asked for again so many times in all. */
const ATTEMPTS = 3;

/**
 * Measures a page once with Lighthouse's default throttling.
 * @throws Error where it could not measure the page.
 */
export async function runLighthouse(
  url: string,
  port: number,
  onlyPerformance: boolean,
): Promise<LighthouseResult> {
  const onlyCategories = onlyPerformance ? ['performance'] : [...categories];
  const report = await traceAgain(url, { port, logLevel: 'silent', onlyCategories });
  const read = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category) =>
    Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
  return {
    lcp: read('largest-contentful-paint'),
    cls: read('cumulative-layout-shift'),
    blocking: read('total-blocking-time'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
  };
}

async function traceAgain(url: string, flags: Flags): Promise<Result> {
  const problems: unknown[] = [];
  while (problems.length < ATTEMPTS) {
    const report = (await lighthouse(url, flags))?.lhr;
    if (report && !report.runtimeError) return report;
    problems.push(report?.runtimeError?.message);
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problems.join(' ')}`);
}
