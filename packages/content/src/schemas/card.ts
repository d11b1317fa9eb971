import * as z from 'zod/mini';
import { iconSchema } from './icon.ts';
import { listOf } from './list-of.ts';
import { sitePathSchema } from './site-path.ts';
import { cardTextSchema, headingSchema, labelSchema, leadSchema } from './text.ts';

export const cardSchema = z.strictObject({ title: headingSchema, text: cardTextSchema });

export const iconCardSchema = z.extend(cardSchema, { icon: iconSchema });

export const linkSchema = z.strictObject({ label: labelSchema, to: sitePathSchema });

export const linkCardSchema = z.extend(iconCardSchema, { link: linkSchema });

/** The way to a page from the top of the site. The page itself comes last and has no link. */
export const breadcrumbSchema = listOf(
  z.strictObject({ label: labelSchema, to: z.optional(sitePathSchema) }),
);

export const heroSchema = z.strictObject({
  heading: headingSchema,
  text: leadSchema,
  action: z.optional(linkSchema),
});

/** The last section of a page: what to do next. */
export const closingSchema = z.strictObject({
  heading: headingSchema,
  text: leadSchema,
  action: linkSchema,
});

/** A heading, a sentence or two under it, and a grid of `count` cards. */
export function cardSectionSchema<Item extends z.ZodMiniType>(card: Item, count?: number) {
  return z.strictObject({ heading: headingSchema, text: leadSchema, cards: listOf(card, count) });
}

export type Card = z.infer<typeof cardSchema>;
export type IconCard = z.infer<typeof iconCardSchema>;
export type Link = z.infer<typeof linkSchema>;
export type LinkCard = z.infer<typeof linkCardSchema>;
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;
export type Hero = z.infer<typeof heroSchema>;
export type Closing = z.infer<typeof closingSchema>;
export type CardSection<OneCard> = {
  heading: string;
  text: string;
  cards: readonly OneCard[];
};
