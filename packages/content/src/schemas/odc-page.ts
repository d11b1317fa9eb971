import * as z from 'zod/mini';
import {
  breadcrumbSchema,
  cardSchema,
  cardSectionSchema,
  closingSchema,
  heroSchema,
  iconCardSchema,
} from './card.ts';
import { listOf } from './list-of.ts';
import { headingSchema, leadSchema } from './text.ts';
import { pageMetaSchema } from './page-meta.ts';

export const odcServicesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  breadcrumb: breadcrumbSchema,
  core: cardSectionSchema(iconCardSchema, 4),
  expertise: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    claim: headingSchema,
    claimText: leadSchema,
    /** The partner clients by name, and what an ODC did for each. */
    clients: listOf(cardSchema, 3),
  }),
  offerings: cardSectionSchema(iconCardSchema, 6),
  engagement: cardSectionSchema(iconCardSchema, 3),
  closing: closingSchema,
});

export type OdcServicesPageCopy = z.infer<typeof odcServicesPageSchema>;
