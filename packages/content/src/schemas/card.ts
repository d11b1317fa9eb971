import * as z from 'zod';
import { iconNames } from '../icon-name.ts';
import { personKeySchema } from './references.ts';
import {
  cardTextSchema,
  descriptionSchema,
  headingSchema,
  labelSchema,
  lineSchema,
  listOf,
  sectionSchema,
  sitePathSchema,
} from './text.ts';

export const iconSchema = z.enum(iconNames);

export const cardSchema = z.strictObject({ title: headingSchema, text: cardTextSchema });

export const linkSchema = z.strictObject({ label: labelSchema, to: sitePathSchema });

export const linkCardSchema = cardSchema.extend({ link: linkSchema });

/** The way to a page from the top of the site. The page itself comes last and has no link. */
export const breadcrumbSchema = listOf(
  z.strictObject({ label: labelSchema, to: sitePathSchema.optional() }),
);

export const heroSchema = sectionSchema.extend({
  action: linkSchema.optional(),
});

/** A section that leads on to another page. */
export const linkSectionSchema = sectionSchema.extend({
  action: linkSchema,
});

/** The last section of a page: what to do next, and who answers. */
export const closingSchema = sectionSchema.extend({
  action: linkSchema,
  answeredBy: z.strictObject({
    person: personKeySchema,
    text: lineSchema.describe('What the person does with a message, in the first person.'),
  }),
});

/** A heading, a sentence or two under it, and a grid of `count` cards. */
export function cardSectionSchema<Item extends z.ZodType>(card: Item, count?: number) {
  return sectionSchema.extend({ cards: listOf(card, count) });
}

/**
 * What search engines and shared links say of a page. The browser's tab shows the brand name alone
 * (spec 1); `title` is for share titles.
 */
export const pageMetaSchema = z.strictObject({
  title: headingSchema,
  description: descriptionSchema,
  indexed: z
    .literal(false)
    .optional()
    .describe(
      'False for a page that is empty without a link of one’s own, and so of no use to a search.',
    ),
});

export type Card = z.infer<typeof cardSchema>;
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
export type PageMeta = z.infer<typeof pageMetaSchema>;
