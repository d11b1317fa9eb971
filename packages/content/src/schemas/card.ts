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

/** A section that links to another page. */
export const linkSectionSchema = texts.section.extend({ action: linkSchema });

/**
 * The last section of a page: what to do next, who answers, and what that person sends.
 */
export const closingSchema = texts.section.extend({
  action: linkSchema,
  answeredBy: z.strictObject({
    person: personKeySchema,
    text: texts.line.describe('What the person does with a message, in the first person.'),
  }),
  sends: pictureSchema('sheet')
    .exactOptional()
    .describe('A drawn example of what the person sends; without it, the sheet of the opening.'),
});

/** A heading, a sentence or two under it, and a grid of `count` cards. */
export function cardSectionSchema<Item extends z.ZodType>(card: Item, count?: number) {
  return texts.section.extend({ cards: texts.listOf(card, count) });
}

/**
 * The title and text of a page in search results and shared links. The browser's tab shows only the brand
 * name (spec 1).
 */
export const pageMetaSchema = z.strictObject({
  title: texts.heading,
  description: texts.description,
});

/** The first fields of every page with an opening. */
export const openingPageSchema = z.strictObject({ meta: pageMetaSchema, hero: texts.section });

/** An opening with a sheet of a client's trade, in which a red pencil corrects one thing. */
export function sheetHeroSchema(kind: 'opening' | 'strip') {
  return texts.section.extend({ sheet: pictureSchema(kind) });
}

export const sheetPageSchema = openingPageSchema.extend({ hero: sheetHeroSchema('opening') });

export type Card = z.infer<typeof cardSchema>;
export type Link = z.infer<typeof linkSchema>;
export type Hero = z.infer<typeof texts.section>;
export type Closing = z.infer<typeof closingSchema>;
export type CardSection<OneCard> = {
  heading: string;
  text: string;
  cards: readonly OneCard[];
};
export type PageMeta = z.infer<typeof pageMetaSchema>;
export type LinkSectionCopy = z.infer<typeof linkSectionSchema>;
