import { endpoints, schemas, type WebVitalsReport } from '@kestrova/api-contract';
import { paths } from '@kestrova/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Histogram, type Registry } from 'prom-client';

type Metric = keyof WebVitalsReport['metrics'];

/**
 * Times in seconds, as Prometheus has them. The buckets include the two values that separate good, middling and
 * poor (web.dev/articles/vitals).
 */
const measures: Readonly<Record<Metric, { name: string; buckets: number[] }>> = {
  LCP: { name: 'lcp_seconds', buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10] },
  INP: { name: 'inp_seconds', buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2] },
  CLS: { name: 'cls', buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1] },
  FCP: { name: 'fcp_seconds', buckets: [0.5, 1, 1.8, 2.4, 3, 5, 10] },
  TTFB: { name: 'ttfb_seconds', buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3] },
};

/** The pages that the metrics name: no report can add one, any other page is counted as `other`. */
const pagePatterns: readonly string[] = Object.values(paths);

/** Creates the histograms of what visitors' browsers measured, by region and page. */
function createWebVitalsHistograms(registry: Registry): (report: WebVitalsReport) => void {
  const histograms = Object.entries(measures).map(([metric, { name, buckets }]) => {
    const histogram = new Histogram({
      name: `kestrova_web_vitals_${name}`,
      help: `${metric} of real visits, as https://web.dev/articles/vitals explains it`,
      labelNames: ['region', 'page'],
      buckets,
      registers: [registry],
    });
    return [metric as Metric, histogram] as const;
  });
  return ({ region, page: reported, metrics }) => {
    const page = pagePatterns.includes(reported) ? reported : 'other';
    for (const [metric, histogram] of histograms) {
      const value = metrics[metric];
      if (value !== undefined) {
        histogram.observe({ region, page }, metric === 'CLS' ? value : value / 1000);
      }
    }
  };
}

/** In bytes; a report is a quarter of it. */
const bodyLimit = 1024;

/** POST /web-vitals/report: how fast a page was; nothing about the visitor is kept or logged. */
export const webVitalsRoutes: FastifyPluginAsyncZod<{ registry: Registry }> = async (
  app,
  { registry },
) => {
  const observe = createWebVitalsHistograms(registry);
  app.post(
    endpoints.reportWebVitals.path,
    {
      schema: {
        tags: ['measurements'],
        summary: 'Report how fast a page was for a visitor, counted into /metrics',
        body: schemas.reportWebVitals.body,
        response: { 204: schemas.reportWebVitals.response },
      },
      bodyLimit,
      // Pages send it while they are closed, without cookies. Nothing that is stored depends on it.
      config: { csrf: false, rateLimit: {} },
      logLevel: 'warn',
    },
    async (request, reply) => {
      observe(request.body);
      return reply.code(204).send(null);
    },
  );
};
