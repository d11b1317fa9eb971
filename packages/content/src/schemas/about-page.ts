import * as z from 'zod/mini';
import { cardSectionSchema, closingSchema, heroSchema, iconCardSchema } from './card.ts';
import { listOf } from './list-of.ts';
import { headingSchema, labelSchema, leadSchema, paragraphSchema } from './text.ts';
import { pageMetaSchema } from './page-meta.ts';

export const aboutUsPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  story: z.strictObject({ heading: headingSchema, paragraphs: listOf(paragraphSchema) }),
  figures: listOf(z.strictObject({ figure: labelSchema, label: labelSchema }), 4),
  vision: z.strictObject({ heading: headingSchema, text: leadSchema }),
  mission: z.strictObject({ heading: headingSchema, text: leadSchema }),
  practice: cardSectionSchema(iconCardSchema, 3),
  /** The way to the journal, which no menu leads to. */
  journal: closingSchema,
  closing: closingSchema,
});

export type AboutUsPageCopy = z.infer<typeof aboutUsPageSchema>;
