import * as z from 'zod/mini';
import { sitePathSchema } from './site-path.ts';
import { descriptionSchema, headingSchema } from './text.ts';

export const pageMetaSchema = z.strictObject({
  path: sitePathSchema,
  /** The page's own name, for share titles and breadcrumbs in structured data. */
  title: headingSchema,
  description: descriptionSchema,
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
