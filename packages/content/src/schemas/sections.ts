import * as z from 'zod';
import { cardSchema, closingSchema, iconSchema, linkSchema } from './card.ts';
import { textSchema } from './legal-text.ts';
import * as own from './own-sections.ts';
import {
  companyFigureSchema,
  figureSchema,
  openingScreensSchema,
  pictureSchema,
} from './references.ts';
import { storyFigureSchema } from './story-figure.ts';
import * as texts from './text.ts';

// Each kind of section has one schema. The site shows it with `sections/kinds/<kind>.tsx`.

const hero = texts
  .kind('hero')
  .extend({
    subtitle: texts.heading.optional().describe('Between the heading and the text.'),
    sheet: pictureSchema('opening').optional(),
    screens: openingScreensSchema.optional(),
    pictureOnPhone: z.literal(false).optional().describe('A phone shows the words alone.'),
  })
  .describe('The opening of a page, with a sheet or with product screens.');

const cards = texts
  .kind('cards')
  .extend({
    cards: texts.listOf(cardSchema),
    look: z
      .strictObject({
        layout: z
          .enum(['rows', 'lead', 'headed'])
          .exactOptional()
          .describe(
            'Equal cards without it. rows: titles beside texts; lead: the first card is twice as wide; headed: the heading is the sixth cell beside five cards.',
          ),
        columns: z
          .literal([2, 3, 4])
          .exactOptional()
          .describe('Equal cards in a row: 3 without it.'),
        frame: z.literal('box').exactOptional().describe('A frame around each of the equal cards.'),
        tone: z
          .enum(['sunken', 'brand'])
          .exactOptional()
          .describe('The ground, if not the page’s.'),
        density: z.literal('tight').exactOptional().describe('Less space around a minor section.'),
        rail: z.literal(true).exactOptional().describe('A phone shows the cards in one row.'),
        fade: z
          .enum(['cards', 'section'])
          .exactOptional()
          .describe('What fades in: each card, or all.'),
      })
      .optional(),
  })
  .describe('A heading, and cards under it.');

const names = texts
  .kind('names')
  .extend({
    cards: texts.listOf(
      z.strictObject({ icon: iconSchema, title: texts.heading, text: texts.line }),
    ),
  })
  .describe('A long list of names, each with an icon and half a line. A phone shows the names.');

const text = z
  .strictObject({
    kind: z.literal('text'),
    heading: texts.heading,
    paragraphs: texts.listOf(texts.paragraph),
  })
  .describe('A heading, and running text beside it.');

const figures = z
  .strictObject({ kind: z.literal('figures'), figures: texts.listOf(companyFigureSchema) })
  .describe('Figures of the company, side by side: keys of company-figures.json.');

const statements = z
  .strictObject({ kind: z.literal('statements'), statements: texts.listOf(texts.section) })
  .describe('Sentences in the largest type, one under the other.');

/** A sentence by somebody at a client. */
export const quoteSchema = z.strictObject({
  text: texts.message,
  name: texts.label,
  role: texts.label,
});

const quote = quoteSchema
  .extend({ kind: z.literal('quote') })
  .describe('A sentence by somebody at a client, in large type.');

const proof = texts
  .kind('proof')
  .extend({
    stories: z
      .array(storyFigureSchema)
      .min(2)
      .max(3)
      .refine(
        ([lead]) => lead?.evidence,
        'begins with a figure that has no drawing as its evidence',
      )
      .readonly(),
  })
  .describe('Client stories that prove the claims of the page, the strongest first.');

const link = texts
  .kind('link')
  .extend({
    action: linkSchema,
    tone: z.literal('sunken').optional().describe('The ground, if not the page’s.'),
  })
  .describe('A heading and a text with a link to another page.');

const closing = closingSchema
  .extend({
    kind: z.literal('closing'),
    ending: texts.heading.exactOptional().describe('The last line of the page, set large.'),
  })
  .describe('The end of a page: what to do next, and who answers.');

const document = textSchema
  .extend({
    kind: z.literal('document'),
    dayLabel: texts.label.describe('Before the day from which the text applies.'),
    figures: texts
      .listOf(figureSchema, 3)
      .optional()
      .describe('Of the accessibility statement: those of npm run conformance on that day.'),
  })
  .describe('A long text with its opening: a statement that a visitor may print.');

/** Every kind of section. */
export const sectionSchema = z.discriminatedUnion('kind', [
  hero,
  cards,
  names,
  text,
  figures,
  statements,
  quote,
  proof,
  link,
  closing,
  document,
  own.services,
  own.claim,
  own.journey,
  own.payment,
  own.clients,
  own.offerings,
  own.stories,
  own.posts,
]);

export type Section = z.output<typeof sectionSchema>;
export type SectionKind = Section['kind'];
/** A section of one kind. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
