import * as z from 'zod/mini';
import {
  breadcrumbSchema,
  cardSchema,
  cardSectionSchema,
  heroSchema,
  iconCardSchema,
  linkSchema,
} from './card.ts';
import { headingSchema, leadSchema } from './text.ts';
import { pageMetaSchema } from './page-meta.ts';

export const gccServicesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  breadcrumb: breadcrumbSchema,
  offerings: cardSectionSchema(iconCardSchema, 5),
  whyChoose: cardSectionSchema(iconCardSchema, 5),
  industries: cardSectionSchema(iconCardSchema, 5),
  /** Steps, in the order in which they are taken. */
  journey: cardSectionSchema(cardSchema, 4),
  models: cardSectionSchema(cardSchema, 3),
  partner: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    /** The last line of the page, set large. */
    ending: headingSchema,
    action: linkSchema,
  }),
});

export type GccServicesPageCopy = z.infer<typeof gccServicesPageSchema>;
