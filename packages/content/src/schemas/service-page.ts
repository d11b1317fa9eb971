import * as z from 'zod/mini';
import {
  breadcrumbSchema,
  cardSchema,
  cardSectionSchema,
  closingSchema,
  heroSchema,
  iconCardSchema,
} from './card.ts';
import { iconSchema } from './icon.ts';
import { listOf } from './list-of.ts';
import { headingSchema, leadSchema } from './text.ts';
import { heroPictureSchema } from './picture.ts';
import { pageMetaSchema } from './page-meta.ts';

export const serviceGroupSchema = z.strictObject({
  icon: iconSchema,
  heading: headingSchema,
  text: leadSchema,
  cards: listOf(cardSchema),
});

/** One of the service detail pages: fintech, enterprise, product, AI (spec 2.7). */
export const servicePageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  picture: heroPictureSchema,
  breadcrumb: breadcrumbSchema,
  groups: listOf(serviceGroupSchema, 3),
  industries: cardSectionSchema(iconCardSchema),
  closing: closingSchema,
});

export type ServiceGroup = z.infer<typeof serviceGroupSchema>;
export type ServicePageCopy = z.infer<typeof servicePageSchema>;
