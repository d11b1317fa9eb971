import * as z from 'zod/mini';
import { iconNames } from '../icon-name.ts';
import {
  cardTextSchema,
  descriptionSchema,
  headingSchema,
  labelSchema,
  leadSchema,
  listOf,
  sitePathSchema,
} from './text.ts';

export const iconSchema = z.enum(iconNames);

/** A picture as pages show it (see pictures/picture.ts). */
export const pictureSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  kind: z.enum(['cover', 'evidence', 'phone', 'browser', 'hero', 'portrait', 'wordmark', 'plan']),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

/** A picture whose alternative text has to say what it shows. */
export const describedPictureSchema = z.extend(pictureSchema, {
  alt: z.string().check(z.minLength(10)),
});

/** The art beside a page's heading, which decorates only. */
export const heroPictureSchema = z.extend(pictureSchema, {
  alt: z.string().check(z.maxLength(0)),
});

export const cardSchema = z.strictObject({ title: headingSchema, text: cardTextSchema });

export const linkSchema = z.strictObject({ label: labelSchema, to: sitePathSchema });

export const linkCardSchema = z.extend(cardSchema, { link: linkSchema });

/** The way to a page from the top of the site. The page itself comes last and has no link. */
export const breadcrumbSchema = listOf(
  z.strictObject({ label: labelSchema, to: z.optional(sitePathSchema) }),
);

export const heroSchema = z.strictObject({
  heading: headingSchema,
  text: leadSchema,
  action: z.optional(linkSchema),
});

/** A measured result or fact: the figure, set large, and what it measures. */
export const figureSchema = z.strictObject({
  figure: z.string().check(z.regex(/\d/), z.maxLength(9)),
  label: labelSchema.check(z.maxLength(45)),
});

/** A section that leads on to another page. */
export const linkSectionSchema = z.strictObject({
  heading: headingSchema,
  text: leadSchema,
  action: linkSchema,
});

/** A heading, a sentence or two under it, and a grid of `count` cards. */
export function cardSectionSchema<Item extends z.ZodMiniType>(card: Item, count?: number) {
  return z.strictObject({ heading: headingSchema, text: leadSchema, cards: listOf(card, count) });
}

/**
 * What search engines and shared links say of a page. The browser's tab shows the brand name alone
 * (spec 1); `title` is for share titles.
 */
export const pageMetaSchema = z.strictObject({
  title: headingSchema,
  description: descriptionSchema,
  /** False for a page that is empty without a link of one's own, and so of no use to a search. */
  indexed: z.optional(z.literal(false)),
});

export type Card = z.infer<typeof cardSchema>;
export type Link = z.infer<typeof linkSchema>;
export type LinkCard = z.infer<typeof linkCardSchema>;
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;
export type Hero = z.infer<typeof heroSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type LinkSection = z.infer<typeof linkSectionSchema>;
export type CardSection<OneCard> = {
  heading: string;
  text: string;
  cards: readonly OneCard[];
};
export type PageMeta = z.infer<typeof pageMetaSchema>;
