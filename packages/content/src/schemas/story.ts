import * as z from 'zod/mini';
import {
  cardSchema,
  describedPictureSchema,
  figureSchema,
  heroSchema,
  linkSchema,
  pageMetaSchema,
} from './card.ts';
import { closingSchema } from './closing.ts';
import { notFoundPanelSchema } from './interface.ts';
import {
  cardTextSchema,
  headingSchema,
  labelSchema,
  listOf,
  messageSchema,
  paragraphSchema,
} from './text.ts';

/** The keys of the stories, spelt as the product's contract has them (spec 3). */
export const storyKeys = [
  'MAAB',
  'TASC',
  'ASPIRE',
  'ITradeNetwork',
  'aot',
  'ODC',
  'jsee',
  'infinte',
] as const;

export const storyKeySchema = z.enum(storyKeys);

/** What a list of stories shows of one. */
export const storyCardSchema = z.strictObject({
  key: z.string().check(z.regex(/^[A-Za-z]+$/)),
  /** The client's name as it is displayed. */
  client: labelSchema,
  title: headingSchema,
  /** One or two sentences; also the description for search engines. */
  summary: cardTextSchema,
  /** The figure that the project was measured by; its own page adds the outcomes. */
  result: figureSchema,
});

/** What a story's own page shows beside its card. */
export const storySchema = z.strictObject({
  key: storyCardSchema.shape.key,
  description: paragraphSchema,
  tags: z.strictObject({
    Domain: labelSchema,
    Platform: labelSchema,
    Geography: labelSchema,
    Services: labelSchema,
  }),
  challenges: listOf(cardSchema),
  solution: listOf(cardSchema),
  modules: z.optional(listOf(cardSchema)),
  /** Figures that measure the project beside its card's result. */
  outcomes: listOf(
    z.extend(figureSchema, {
      /** The figure drawn to scale. */
      evidence: z.optional(describedPictureSchema),
    }),
    2,
  ),
  /** A sentence by somebody at the client. */
  quote: z.strictObject({ text: messageSchema, name: labelSchema, role: labelSchema }),
  /** The gallery of product screens. */
  designs: z.readonly(z.array(describedPictureSchema).check(z.minLength(3))),
  closing: closingSchema,
});

/** The labels of every story page (spec 2.12). */
export const storyPageCopySchema = z.strictObject({
  back: linkSchema,
  challenges: headingSchema,
  solution: headingSchema,
  modules: headingSchema,
  outcomes: headingSchema,
  designs: headingSchema,
  gallery: z.strictObject({
    open: labelSchema,
  }),
  more: headingSchema,
  /** Where the address names no story. */
  notFound: notFoundPanelSchema,
});

const storyFilterSchema = z.strictObject({
  label: labelSchema,
  /** Instead of a choice. */
  all: labelSchema,
  /** Names by their values in the address. */
  options: z.readonly(z.record(z.string(), headingSchema)),
});

const factSchema = z.readonly(z.array(z.string()).check(z.minLength(1)));

export const impactStoriesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  filters: z.strictObject({
    label: labelSchema,
    service: storyFilterSchema,
    industry: storyFilterSchema,
    /** Values of each story. */
    facts: z.record(storyKeySchema, z.strictObject({ service: factSchema, industry: factSchema })),
    showAll: labelSchema,
    /** Where a service and an industry have no story together. */
    none: z.strictObject({ heading: headingSchema, text: messageSchema }),
  }),
  closing: closingSchema,
});

export type StoryKey = (typeof storyKeys)[number];
export type StoryCard = z.infer<typeof storyCardSchema> & { key: StoryKey };
export type Story = z.infer<typeof storySchema> & { key: StoryKey };
export type StoryPageCopy = z.infer<typeof storyPageCopySchema>;
export type ImpactStoriesPageCopy = z.infer<typeof impactStoriesPageSchema>;
