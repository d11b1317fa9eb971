import { basename } from 'node:path';
import * as z from 'zod';
import { readFile } from '../files.ts';
import {
  cardSchema,
  cardSectionSchema,
  closingSchema,
  iconSchema,
  linkCardSchema,
  linkSchema,
  linkSectionSchema,
  pageSchema,
  sheetHeroSchema,
  sheetPageSchema,
} from './card.ts';
import { createBreadcrumb } from './navigation.ts';
import { readPosts } from './post.ts';
import {
  companyFigureSchema,
  figureSchema,
  officeCities,
  openingScreensSchema,
  pictureSchema,
  storyKeySchema,
} from './references.ts';
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
const storyFigure = {
  story: storyKeySchema,
  outcome: z
    .literal([0, 1])
    .optional()
    .describe('The position of the outcome shown instead of the result; 0 is the first.'),
};

/** The story, with the named figure as its result and the drawing of that figure, if it has one. */
function readStoryFigure({ story, outcome }: z.infer<z.ZodObject<typeof storyFigure>>) {
  const { title, summary, ...figures } = readFile(`stories/${story}`, provingStorySchema);
  const result = { ...figures.result, evidence: figures.evidence };
  const { figure, label, evidence } = figures.outcomes[outcome ?? -1] ?? result;
  return { key: story, title, summary, result: { figure, label }, evidence };
}

const storyFigureSchema = z.strictObject(storyFigure).transform(readStoryFigure);

/** The stories that prove the claims of a page, the strongest first. */
export const proofSchema = texts.section.extend({
  stories: z
    .array(storyFigureSchema)
    .min(2)
    .max(3)
    .refine(([lead]) => lead?.evidence, 'begins with a figure that has no drawing as its evidence')
    .readonly(),
});

/** The part of a service's page that Home and Our Services show. */
const openingSchema = z.object({ screens: openingScreensSchema });

/** Reads the first product screen of a service's page. @throws if there is no such page. */
function readFirstScreen(servicePath: string) {
  return readFile(`pages/${basename(servicePath)}`, openingSchema).screens[0];
}

const offeringSchema = z
  .strictObject({
    title: texts.heading,
    text: texts.lead,
    cards: texts.listOf(cardSchema, 3),
    link: linkSchema,
  })
  .transform((offering) => ({ ...offering, screen: readFirstScreen(offering.link.to) }));

export const homePageSchema = pageSchema.extend({
  hero: texts.section.extend({
    action: linkSchema,
    secondAction: linkSchema.describe('The less prominent link beside the action.'),
    figures: texts.listOf(companyFigureSchema, 3),
  }),
  /** The names that screen readers announce for the carousel of client logos and its button. */
  clients: texts.fields(texts.label, 'label', 'pause', 'play'),
  commitment: cardSectionSchema(cardSchema, 3),
  drives: texts.section.extend({ offerings: texts.listOf(offeringSchema) }),
  caseStudies: texts.section.extend({
    lead: storyFigureSchema.describe('The story with the large card.'),
    action: linkSchema.describe('The link to all stories.'),
  }),
  whyChoose: cardSectionSchema(cardSchema, 4),
  closing: closingSchema,
});

const industrySchema = z.strictObject({
  icon: iconSchema,
  title: texts.heading,
  text: texts.line,
});

/** A service with a figure of a story that proves it, and the first screen of its own page. */
export const serviceCardSchema = linkCardSchema
  .extend(storyFigure)
  .transform(({ story, outcome, ...card }) => {
    const { result } = readStoryFigure({ story, outcome });
    return { ...card, result, screen: readFirstScreen(card.link.to) };
  });

export const servicesPageSchema = sheetPageSchema.extend({
  cards: texts.listOf(serviceCardSchema),
  industries: cardSectionSchema(industrySchema),
  coCreate: closingSchema.omit({ sends: true }),
});

/** The opening of a service's page. */
const detailPageSchema = pageSchema.extend({ screens: openingScreensSchema });

function addBreadcrumb<Page extends { hero: { heading: string } }>(page: Page) {
  return { ...page, breadcrumb: createBreadcrumb(page.hero.heading, '/home', '/services') };
}

/** One of the service detail pages: fintech, enterprise, product, AI (spec 2.7). */
export const servicePageSchema = detailPageSchema
  .extend({
    groups: texts.listOf(cardSectionSchema(cardSchema), 3),
    proof: proofSchema,
    industries: cardSectionSchema(cardSchema),
    security: linkSectionSchema.optional(),
    closing: closingSchema,
  })
  .transform(addBreadcrumb);

export const odcServicesPageSchema = detailPageSchema
  .extend({
    core: cardSectionSchema(cardSchema, 4),
    expertise: texts.section.extend({
      claim: texts.heading,
      claimText: texts.lead,
      evidence: pictureSchema('evidence').describe('What the claim compares, drawn to scale.'),
      /** The partner clients by name, what an ODC did for each, and its story. */
      clients: texts.listOf(cardSchema.extend({ story: storyKeySchema }), 3),
    }),
    offerings: cardSectionSchema(cardSchema, 6),
    engagement: cardSectionSchema(cardSchema, 3),
    security: linkSectionSchema,
    closing: closingSchema,
  })
  .transform(addBreadcrumb);

export const gccServicesPageSchema = detailPageSchema
  .extend({
    offerings: cardSectionSchema(cardSchema, 5),
    whyChoose: cardSectionSchema(cardSchema, 5),
    industries: cardSectionSchema(cardSchema, 5),
    journey: cardSectionSchema(cardSchema, 4)
      .extend({ years: texts.listOf(texts.label, 4).describe('The scale under the steps.') })
      .describe('The steps, in order.'),
    models: cardSectionSchema(cardSchema, 3),
    proof: proofSchema,
    security: linkSectionSchema,
    partner: closingSchema.extend({
      ending: texts.heading.describe('The last line of the page, set large.'),
    }),
  })
  .transform(addBreadcrumb);

export const professionalServicesPageSchema = sheetPageSchema.extend({
  hero: sheetHeroSchema('opening').extend({ subtitle: texts.heading }),
  approach: cardSectionSchema(cardSchema, 5),
  whyChoose: cardSectionSchema(cardSchema, 4),
  proof: proofSchema,
  closing: closingSchema,
});

export const aboutUsPageSchema = sheetPageSchema.extend({
  story: z.strictObject({ heading: texts.heading, paragraphs: texts.listOf(texts.paragraph) }),
  figures: texts.listOf(companyFigureSchema, 4),
  vision: texts.section,
  mission: texts.section,
  practice: cardSectionSchema(cardSchema, 3),
  journal: linkSectionSchema.describe('The link to the journal, which no menu has.'),
  closing: closingSchema,
});

const officeSchema = z.strictObject({
  title: texts.label.describe('Title of the map’s iframe, for screen readers.'),
  text: texts.lead.describe('How a visitor gets there.'),
  link: texts.label.describe('The link that opens the map by itself.'),
  plan: pictureSchema('plan'),
});

export const contactUsPageSchema = pageSchema.extend({
  hero: sheetHeroSchema('strip'),
  getInTouch: texts.section.extend({
    email: texts.label,
    phone: texts.label,
    weekdays: texts.label.describe('Before an office’s hours.'),
    social: texts.label,
  }),
  form: texts.section,
  map: z.strictObject({
    heading: texts.heading,
    offices: texts.fields(officeSchema, ...officeCities),
  }),
});

export const journalPageSchema = sheetPageSchema
  .extend({
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
    closing: closingSchema,
  })
  .transform(({ readTime, ...page }) => ({
    ...page,
    posts: readPosts(
      readTime,
      page.categories.items.map(({ label }) => label),
    ),
  }));

export type Proof = z.infer<typeof proofSchema>;
export type ProvingStory = z.infer<typeof storyFigureSchema>;
export type Industry = z.infer<typeof industrySchema>;
export type ServicePageCopy = z.infer<typeof servicePageSchema>;
