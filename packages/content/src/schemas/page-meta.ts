import * as z from 'zod/mini';
import { descriptionSchema, headingSchema } from './text.ts';

/**
 * What search engines and shared links say of a page. The browser's tab shows the brand name alone
 * (spec 1); `title` is for share titles.
 */
export const pageMetaSchema = z.strictObject({
  title: headingSchema,
  description: descriptionSchema,
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
