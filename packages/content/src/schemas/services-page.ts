import * as z from 'zod/mini';
import { closingSchema, heroSchema, linkCardSchema } from './card.ts';
import { iconSchema } from './icon.ts';
import { listOf } from './list-of.ts';
import { headingSchema, leadSchema, lineSchema } from './text.ts';
import { pageMetaSchema } from './page-meta.ts';

export const industrySchema = z.strictObject({
  icon: iconSchema,
  title: headingSchema,
  text: lineSchema,
});

export const servicesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  cards: listOf(linkCardSchema),
  industries: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    cards: listOf(industrySchema),
  }),
  coCreate: closingSchema,
});

export type Industry = z.infer<typeof industrySchema>;
export type ServicesPageCopy = z.infer<typeof servicesPageSchema>;
