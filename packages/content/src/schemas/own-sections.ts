import * as z from 'zod';
import { cardSchema, iconSchema, linkCardSchema, linkSchema } from './card.ts';
import { readPosts } from './post.ts';
import { companyFigureSchema, pictureSchema, storyKeySchema } from './references.ts';
import {
  readFirstScreen,
  readStoryFigure,
  storyFigure,
  storyFigureSchema,
} from './story-figure.ts';
import * as texts from './text.ts';

// The kinds of section that one page alone has.

export const services = z
  .strictObject({
    kind: z.literal('services'),
    cards: texts.listOf(
      linkCardSchema.extend(storyFigure).transform(({ story, outcome, ...card }) => {
        const { result } = readStoryFigure({ story, outcome });
        return { ...card, result, screen: readFirstScreen(card.link.to) };
      }),
    ),
  })
  .describe('The services, each with a figure of a story and the first screen of its page.');

export const claim = texts
  .kind('claim')
  .extend({
    claim: texts.heading.describe('Its last word is the figure, set large.'),
    claimText: texts.lead,
    evidence: pictureSchema('evidence').describe('What the claim compares, drawn to scale.'),
    clients: texts
      .listOf(cardSchema.extend({ story: storyKeySchema }))
      .describe('Clients by name, what was done for each, and its story.'),
  })
  .describe('One large figure, and the clients that prove it.');

export const journey = texts
  .kind('journey')
  .extend({
    cards: texts.listOf(cardSchema, 4).describe('The steps, in order.'),
    years: texts.listOf(texts.label, 4).describe('The scale under the steps.'),
  })
  .describe('Steps over three years, drawn to scale.');

export const payment = texts
  .kind('payment')
  .extend({
    action: linkSchema,
    secondAction: linkSchema.describe('The less prominent link beside the action.'),
    figures: texts.listOf(companyFigureSchema, 3),
  })
  .describe('The opening of Home: a payment on its way.');

export const clients = z
  .strictObject({
    kind: z.literal('clients'),
    ...texts.fields(texts.label, 'label', 'pause', 'play').shape,
  })
  .describe('The logos of all clients in a moving row. Screen readers announce its texts.');

export const offerings = texts
  .kind('offerings')
  .extend({
    offerings: texts.listOf(
      z
        .strictObject({
          title: texts.heading,
          text: texts.lead,
          cards: texts.listOf(cardSchema, 3),
          link: linkSchema,
        })
        .transform((offering) => ({ ...offering, screen: readFirstScreen(offering.link.to) })),
    ),
  })
  .describe('Services of which one is open at a time.');

export const stories = texts
  .kind('stories')
  .extend({
    lead: storyFigureSchema.describe('The story with the large card.'),
    action: linkSchema.describe('The link to all stories.'),
  })
  .describe('All client stories, one of them large.');

export const posts = z
  .strictObject({
    kind: z.literal('posts'),
    readTime: texts.label.describe('Of a post; # is replaced by the minutes.'),
    categories: z.strictObject({
      heading: texts.heading,
      items: texts.listOf(z.strictObject({ label: texts.label, icon: iconSchema })),
      selected: texts.label,
    }),
    tags: z.strictObject({
      heading: texts.heading,
      items: texts.listOf(texts.label),
      selected: texts.label,
    }),
  })
  .transform(({ readTime, ...section }) => {
    const names = section.categories.items.map(({ label }) => label);
    return { ...section, posts: readPosts(readTime, names) };
  })
  .describe('The posts of the journal.');
