import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { iconSprite } from '../files.ts';
import { personKeySchema, pictureSchema } from './references.ts';
import * as texts from './text.ts';

/** `npm run content:check` draws each icon that a record names. */
export const iconSchema = z
  .string()
  .refine((name) => readFileSync(iconSprite, 'utf8').includes(`id="${name}"`), {
    error: 'is not in public/icons.svg: take a name of lucide.dev, and run npm run content:check',
  })
  .describe('The name of an icon of lucide.dev.');

export const cardSchema = z.strictObject({ title: texts.heading, text: texts.cardText });

export const linkSchema = z.strictObject({ label: texts.label, to: texts.sitePath });

export const linkCardSchema = cardSchema.extend({ link: linkSchema });

/** The way to a page from the top of the site. The page itself comes last and has no link. */
export const breadcrumbSchema = texts.listOf(
  z.strictObject({ label: texts.label, to: texts.sitePath.optional() }),
);

export const heroSchema = texts.section.extend({
  action: linkSchema.optional(),
});

/** A section that links to another page. */
export const linkSectionSchema = texts.section.extend({
  action: linkSchema,
});

/** The last section of a page: what to do next, who answers, and what that person sends. */
export const closingSchema = texts.section.extend({
  action: linkSchema,
  answeredBy: z.strictObject({
    person: personKeySchema,
    text: texts.line.describe('What the person does with a message, in the first person.'),
  }),
  sends: pictureSchema('sheet').describe('What the person sends: an example of it, drawn.'),
});

/** A heading, a sentence or two under it, and a grid of `count` cards. */
export function cardSectionSchema<Item extends z.ZodType>(card: Item, count?: number) {
  return texts.section.extend({ cards: texts.listOf(card, count) });
}

/**
 * What search engines and shared links say of a page. The browser's tab shows the brand name alone
 * (spec 1); `title` is for share titles.
 */
export const pageMetaSchema = z.strictObject({
  title: texts.heading,
  description: texts.description,
  indexed: z
    .literal(false)
    .optional()
    .describe(
      'False for a page that is empty unless an emailed link opens it, so search engines omit it.',
    ),
});

/** What every page with an opening begins with. */
export const pageSchema = z.strictObject({ meta: pageMetaSchema, hero: heroSchema });

/** An opening with a sheet of a client's trade, in which a red pencil corrects one thing. */
export function sheetHeroSchema(kind: 'opening' | 'strip') {
  return heroSchema.extend({ sheet: pictureSchema(kind) });
}

export const sheetPageSchema = pageSchema.extend({ hero: sheetHeroSchema('opening') });

export type Card = z.infer<typeof cardSchema>;
export type Link = z.infer<typeof linkSchema>;
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;
export type Hero = z.infer<typeof heroSchema>;
export type Closing = z.infer<typeof closingSchema>;
export type CardSection<OneCard> = {
  heading: string;
  text: string;
  cards: readonly OneCard[];
};
export type PageMeta = z.infer<typeof pageMetaSchema>;
export type LinkSectionCopy = z.infer<typeof linkSectionSchema>;
