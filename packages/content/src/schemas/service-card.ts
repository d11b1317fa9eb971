import { basename } from 'node:path';
import * as z from 'zod';
import { readFile } from '../files.ts';
import { linkCardSchema } from './card.ts';
import { figureSchema, openingScreensSchema, storyKeySchema } from './references.ts';

/** What Our Services shows of a service's page and of a story. */
const openingSchema = z.object({ screens: openingScreensSchema });
const storyFiguresSchema = z.object({
  result: figureSchema,
  outcomes: z.array(z.object(figureSchema.shape)),
});

/** A service with a figure of a story that proves it, and the first screen of its own page. */
export const serviceCardSchema = linkCardSchema
  .extend({
    story: storyKeySchema,
    outcome: z
      .int()
      .optional()
      .describe('The position of the outcome shown instead of the result; 0 is the first.'),
  })
  .transform(({ story, outcome, ...card }, context) => {
    const { result, outcomes } = readFile(`stories/${story}`, storyFiguresSchema);
    const { screens } = readFile(`pages/${basename(card.link.to)}`, openingSchema);
    const figure = outcome === undefined ? result : outcomes[outcome];
    if (!figure) {
      context.addIssue({
        code: 'custom',
        path: ['outcome'],
        message: `is ${outcome}, and ${story} has outcomes 0 to ${outcomes.length - 1}`,
      });
      return z.NEVER;
    }
    return { ...card, result: figure, screen: screens[0] };
  });
