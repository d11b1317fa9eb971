import { basename } from 'node:path';
import * as z from 'zod';
import { readFile } from '../files.ts';
import { figureSchema, openingScreensSchema, pictureSchema, storyKeySchema } from './references.ts';
import * as texts from './text.ts';

/** The part of a story that a page shows to prove its claim. */
const provingStorySchema = z.object({
  title: texts.heading,
  summary: texts.cardText,
  result: figureSchema,
  evidence: pictureSchema('evidence'),
  outcomes: z.array(figureSchema.extend({ evidence: pictureSchema('evidence').optional() })),
});

/** Names a figure of a story: its result, or one of its outcomes. */
export const storyFigure = {
  story: storyKeySchema,
  outcome: z
    .literal([0, 1])
    .optional()
    .describe('The position of the outcome shown instead of the result; 0 is the first.'),
};

/** The story, with the named figure as its result and the drawing of that figure, if it has one. */
export function readStoryFigure({ story, outcome }: z.infer<z.ZodObject<typeof storyFigure>>) {
  const { title, summary, ...figures } = readFile(`stories/${story}`, provingStorySchema);
  const result = { ...figures.result, evidence: figures.evidence };
  const { figure, label, evidence } = figures.outcomes[outcome ?? -1] ?? result;
  return { key: story, title, summary, result: { figure, label }, evidence };
}

export const storyFigureSchema = z.strictObject(storyFigure).transform(readStoryFigure);

/** The part of a service's page that Home and Our Services show. */
const openingSchema = z.object({
  sections: z.tuple([z.object({ screens: openingScreensSchema })], z.unknown()),
});

/** Reads the first product screen of a service's page. @throws if there is no such page. */
export function readFirstScreen(servicePath: string) {
  return readFile(`pages/${basename(servicePath)}`, openingSchema).sections[0].screens[0];
}

export type ProvingStory = z.output<typeof storyFigureSchema>;
