import { basename } from 'node:path';
import * as z from 'zod';
import { ContentError, hasPicture, namesIn, readFile } from '../files.ts';
import { storyWordmark } from '../pictures/picture.ts';
import { cardSchema, closingSchema, sheetPageSchema } from './card.ts';
import { readSection } from './page.ts';
import {
  figureSchema,
  pictureSchema,
  screenSchema,
  storyKeySchema,
  type StoryKey,
} from './references.ts';
import { quoteSchema } from './sections.ts';
import * as texts from './text.ts';

/** What lists and filters show of a story. */
const storyListSchema = z.strictObject({
  place: z.int().describe('The position of the story in lists: the smallest number comes first.'),
  title: texts.heading,
  summary: texts.cardText.describe(
    'One or two sentences; also the description for search engines.',
  ),
  result: figureSchema.describe(
    'What the project was measured by; its own page adds the outcomes.',
  ),
  evidence: pictureSchema('evidence').describe('The result drawn to scale.'),
  cover: pictureSchema('cover'),
  services: texts
    .listOf(z.string())
    .describe('What was done for the client: pages under Services, such as odc-services.'),
  industries: texts
    .listOf(z.string())
    .describe('What the client does: keys of the filter in pages/impact-stories.json.'),
});

/** What a story's own page shows beside its card. */
export const storySchema = z.object({
  key: storyKeySchema.refine((key) => hasPicture(storyWordmark({ key }).name), {
    error: ({ input }) => `needs the picture ${storyWordmark({ key: String(input) }).name}.svg`,
  }),
  description: texts.paragraph,
  tags: texts.fields(texts.label, 'Domain', 'Platform', 'Geography', 'Services'),
  scale: z
    .strictObject({
      mark: z.enum(['cell', 'day', 'dot', 'field', 'form', 'person']),
      before: z.int().positive(),
      now: z.int().positive(),
    })
    .describe('What is drawn beside the challenges and the solution, one mark for each.'),
  challenges: texts.listOf(cardSchema),
  solution: texts.listOf(cardSchema),
  modules: texts.listOf(cardSchema).optional(),
  outcomes: texts
    .listOf(figureSchema.extend({ evidence: pictureSchema('evidence').optional() }), 2)
    .meta({ description: 'Figures that measure the project beside its result.' }),
  quote: quoteSchema,
  designs: z.array(screenSchema).min(3).readonly().describe('The gallery of product screens.'),
  closing: closingSchema,
});

/** The fields of a story's file. */
export const storyFileSchema = z.strictObject({ ...storyListSchema.shape, ...storySchema.shape });

/** Every story, in the order of the lists. */
function readStories() {
  const stories = namesIn('stories').map((name) => {
    const story = readFile(`stories/${name}`, storyFileSchema);
    if (story.key === name) return story;
    throw new ContentError(`stories/${name}.json`, `key has to be ${name}, as its file`);
  });
  return stories.toSorted((one, other) => one.place - other.place);
}

/** What lists of stories show, in their order (spec 2.5). */
export function readStoryCards() {
  return readStories().map(({ key, title, summary, result }) => {
    return { key, title, summary, result };
  });
}

/** One value for each story, by the story's key. */
export function readByStory<Thing>(pick: (story: StoryFile) => Thing): Record<StoryKey, Thing> {
  const things = readStories().map((story) => [story.key, pick(story)]);
  return z.record(storyKeySchema, z.custom<Thing>()).parse(Object.fromEntries(things));
}

const storyFilterSchema = z.strictObject({
  label: texts.label,
  all: texts.label.describe('Instead of a choice.'),
});

export const impactStoriesPageSchema = sheetPageSchema
  .extend({
    filters: z.strictObject({
      label: texts.label,
      service: storyFilterSchema,
      industry: storyFilterSchema.extend({
        options: z
          .record(z.string(), texts.heading)
          .readonly()
          .describe('Industries of Our Services, by their values in the address.'),
      }),
      showAll: texts.label,
      none: texts.panel.describe('If a service and an industry have no story together.'),
    }),
    closing: closingSchema.omit({ sends: true }),
  })
  .transform((page) => {
    const service = { ...page.filters.service, options: readServices() };
    const facts = readByStory(({ services, industries }) => {
      return { service: services, industry: industries };
    });
    return { ...page, filters: { ...page.filters, service, facts } };
  });

/** The services by the names of their pages, as Our Services and Professional Services call them. */
function readServices(): Readonly<Record<string, string>> {
  const { cards } = readSection('services', 'services');
  return {
    ...Object.fromEntries(cards.map(({ title, link }) => [basename(link.to), title])),
    'professional-services': readSection('professional-services', 'hero').heading,
  };
}

type StoryFile = z.infer<typeof storyFileSchema>;
export type StoryCard = ReturnType<typeof readStoryCards>[number];
export type Story = z.infer<typeof storySchema>;
