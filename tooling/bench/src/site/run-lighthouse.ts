import lighthouse from 'lighthouse';

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

/**
 * Runs Lighthouse once with its default throttling.
 * @throws Error where it could not measure the page.
 */
export async function runLighthouse(
  url: string,
  port: number,
  onlyPerformance: boolean,
): Promise<LighthouseResult> {
  const onlyCategories = onlyPerformance ? ['performance'] : [...categories];
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${report?.runtimeError?.message}`);
  }
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
