import { basename } from 'node:path';
import * as z from 'zod';
import { readFile } from '../files.ts';
import { linkCardSchema } from './card.ts';
import { figureSchema, openingScreensSchema, storyKeySchema } from './references.ts';

/** What Our Services shows of a service's page and of a story. */
const openingSchema = z.object({ screens: openingScreensSchema });
const outcomeSchema = z.object(figureSchema.shape);
const storyFiguresSchema = z.object({
  result: figureSchema,
  outcomes: z.tuple([outcomeSchema, outcomeSchema]),
});

/** A service with a figure of a story that proves it, and the first screen of its own page. */
export const serviceCardSchema = linkCardSchema
  .extend({
    story: storyKeySchema,
    outcome: z
      .literal([0, 1])
      .optional()
      .describe('The position of the outcome shown instead of the result; 0 is the first.'),
  })
  .transform(({ story, outcome, ...card }) => {
    const { result, outcomes } = readFile(`stories/${story}`, storyFiguresSchema);
    const { screens } = readFile(`pages/${basename(card.link.to)}`, openingSchema);
    return {
      ...card,
      result: outcome === undefined ? result : outcomes[outcome],
      screen: screens[0],
    };
  });
