import * as z from 'zod/mini';
import { heroSchema } from './card.ts';
import { iconSchema } from './icon.ts';
import { listOf } from './list-of.ts';
import { describedPictureSchema } from './picture.ts';
import { headingSchema, labelSchema, leadSchema } from './text.ts';
import { pageMetaSchema } from './page-meta.ts';

/** A post of the journal, with the field names of the product's contract (spec 3). */
export const postSchema = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  category: labelSchema,
  title: headingSchema,
  desc: leadSchema,
  image: describedPictureSchema,
  /** Calendar day in ISO 8601. */
  date: z.iso.date(),
  readTime: z.string().check(z.regex(/^\d+ min read$/)),
  /** Who wrote it. */
  name: labelSchema,
  nameImg: describedPictureSchema,
});

export const journalPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  posts: listOf(postSchema),
  categories: z.strictObject({
    heading: headingSchema,
    items: listOf(z.strictObject({ label: labelSchema, icon: iconSchema })),
    selected: labelSchema,
  }),
  tags: z.strictObject({
    heading: headingSchema,
    items: listOf(labelSchema),
    selected: labelSchema,
  }),
});

export type Post = z.infer<typeof postSchema>;
export type JournalPageCopy = z.infer<typeof journalPageSchema>;
