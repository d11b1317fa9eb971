import * as z from 'zod/mini';
import { cardSchema, cardSectionSchema, heroSchema, iconCardSchema, linkSchema } from './card.ts';
import { iconSchema } from './icon.ts';
import { listOf } from './list-of.ts';
import { headingSchema, labelSchema, leadSchema } from './text.ts';
import { pageMetaSchema } from './page-meta.ts';

export const offeringSchema = z.strictObject({
  icon: iconSchema,
  title: headingSchema,
  text: leadSchema,
  cards: listOf(cardSchema, 3),
  link: linkSchema,
});

export const homePageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.extend(heroSchema, { action: linkSchema }),
  /** What a screen reader calls the carousel of client logos. */
  clients: z.strictObject({ label: labelSchema, pause: labelSchema, play: labelSchema }),
  commitment: cardSectionSchema(iconCardSchema, 3),
  drives: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    offerings: listOf(offeringSchema),
  }),
  caseStudies: z.strictObject({ heading: headingSchema, text: leadSchema }),
  whyChoose: cardSectionSchema(iconCardSchema, 4),
});

export type Offering = z.infer<typeof offeringSchema>;
export type HomePageCopy = z.infer<typeof homePageSchema>;
