import { regionCodeSchema } from '@kestrova/validation';
import * as z from 'zod/mini';

/** In milliseconds; more than ten minutes means that the tab was suspended. */
const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)));

/** The measurements of one page, with the names that web.dev uses; nothing about the visitor. */
export const webVitalsReportSchema = z.strictObject({
  region: regionCodeSchema,
  /** The pattern of the page's URL: the value of `:id` is never reported. */
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
