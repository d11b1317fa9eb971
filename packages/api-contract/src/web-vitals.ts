import { regionCodeSchema } from '@kestrova/validation';
import * as z from 'zod/mini';

/**
 * The pages that the metrics name, as their routes say it: what stands in an address for `:id` is never
 * reported. The list is fixed, so that no report can add a page to the metrics; any other is counted
 * as `other`.
 */
export const pagePatterns: readonly string[] = [
  '/home',
  '/services',
  '/professional-services',
  '/services/fintech-services',
  '/services/enterprise-services',
  '/services/product-services',
  '/services/ai-services',
  '/services/odc-services',
  '/services/gcc-services',
  '/impact-stories/:id?',
  '/impact-stories-details/:id',
  '/journal',
  '/about-us',
  '/careers',
  '/careers/job-description/:id',
  '/careers/application',
  '/careers/alerts',
  '/contact-us',
  '/terms-policy',
  '/accessibility',
];

/** In milliseconds; a page that took longer than ten minutes tells of a tab that slept. */
const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)));

/** What a visit measured of one page, by the names that web.dev gives them; nothing of the visitor. */
export const webVitalsReportSchema = z.strictObject({
  region: regionCodeSchema,
  /** The route's pattern. */
  page: z.string().check(z.maxLength(100)),
  metrics: z.strictObject({
    LCP: milliseconds,
    INP: milliseconds,
    FCP: milliseconds,
    TTFB: milliseconds,
    /** A share of the view, without a unit. */
    CLS: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  }),
});

export type WebVitalsReport = z.infer<typeof webVitalsReportSchema>;
