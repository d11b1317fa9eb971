import * as z from 'zod';
import {
  breadcrumbSchema,
  cardSchema,
  cardSectionSchema,
  closingSchema,
  heroSchema,
  iconSchema,
  linkCardSchema,
  linkSchema,
  linkSectionSchema,
  pageMetaSchema,
} from './card.ts';
import { readPosts } from './post.ts';
import {
  companyFigureSchema,
  heroPictureSchema,
  pictureSchema,
  storyKeySchema,
} from './references.ts';
import {
  headingSchema,
  labelSchema,
  leadSchema,
  lineSchema,
  listOf,
  paragraphSchema,
  sectionSchema,
} from './text.ts';

/** The stories that prove what a page says, the strongest first. */
export const proofSchema = sectionSchema.extend({
  stories: z.array(storyKeySchema).min(2).max(3).readonly(),
});

export const offeringSchema = z.strictObject({
  title: headingSchema,
  text: leadSchema,
  cards: listOf(cardSchema, 3),
  link: linkSchema,
});

export const homePageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema.extend({
    action: linkSchema,
    secondAction: linkSchema.describe('The quiet way beside the action.'),
    figures: listOf(companyFigureSchema, 3),
  }),
  /** What a screen reader calls the carousel of client logos. */
  clients: z.strictObject({ label: labelSchema, pause: labelSchema, play: labelSchema }),
  commitment: cardSectionSchema(cardSchema, 3),
  drives: sectionSchema.extend({
    offerings: listOf(offeringSchema),
  }),
  caseStudies: sectionSchema.extend({
    lead: storyKeySchema.describe('The story that is shown large.'),
    action: linkSchema.describe('The way to all stories.'),
  }),
  whyChoose: cardSectionSchema(cardSchema, 4),
  closing: closingSchema,
});

export const industrySchema = z.strictObject({
  icon: iconSchema,
  title: headingSchema,
  text: lineSchema,
});

export const servicesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  cards: listOf(linkCardSchema),
  industries: cardSectionSchema(industrySchema),
  coCreate: closingSchema,
});

export const serviceGroupSchema = cardSectionSchema(cardSchema);

/** One of the service detail pages: fintech, enterprise, product, AI (spec 2.7). */
export const servicePageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  picture: heroPictureSchema,
  breadcrumb: breadcrumbSchema,
  groups: listOf(serviceGroupSchema, 3),
  proof: proofSchema,
  industries: cardSectionSchema(cardSchema),
  closing: closingSchema,
});

export const odcServicesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  breadcrumb: breadcrumbSchema,
  core: cardSectionSchema(cardSchema, 4),
  expertise: sectionSchema.extend({
    claim: headingSchema,
    claimText: leadSchema,
    /** The partner clients by name, what an ODC did for each, and its story. */
    clients: listOf(cardSchema.extend({ story: storyKeySchema }), 3),
  }),
  offerings: cardSectionSchema(cardSchema, 6),
  engagement: cardSectionSchema(cardSchema, 3),
  closing: closingSchema,
});

export const gccServicesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  breadcrumb: breadcrumbSchema,
  offerings: cardSectionSchema(cardSchema, 5),
  whyChoose: cardSectionSchema(cardSchema, 5),
  industries: cardSectionSchema(cardSchema, 5),
  journey: cardSectionSchema(cardSchema, 4).describe(
    'Steps, in the order in which they are taken.',
  ),
  models: cardSectionSchema(cardSchema, 3),
  proof: proofSchema,
  partner: closingSchema.extend({
    ending: headingSchema.describe('The last line of the page, set large.'),
  }),
});

export const professionalServicesPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.strictObject({ heading: headingSchema, subtitle: headingSchema, text: leadSchema }),
  approach: cardSectionSchema(cardSchema, 5),
  whyChoose: cardSectionSchema(cardSchema, 4),
  proof: proofSchema,
  closing: closingSchema,
});

export const aboutUsPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  story: z.strictObject({ heading: headingSchema, paragraphs: listOf(paragraphSchema) }),
  figures: listOf(companyFigureSchema, 4),
  vision: sectionSchema,
  mission: sectionSchema,
  practice: cardSectionSchema(cardSchema, 3),
  journal: linkSectionSchema.describe('The way to the journal, which no menu leads to.'),
  closing: closingSchema,
});

const officeSchema = z.strictObject({
  title: labelSchema.describe('Title of the map’s iframe, for screen readers.'),
  text: leadSchema.describe('How a visitor gets there.'),
  link: labelSchema.describe('The way to the map on a page of its own.'),
  plan: pictureSchema('plan'),
});

export const contactUsPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  getInTouch: sectionSchema.extend({
    email: labelSchema,
    phone: labelSchema,
    weekdays: labelSchema.describe('Before an office’s hours.'),
    social: labelSchema,
  }),
  form: sectionSchema,
  map: z.strictObject({
    heading: headingSchema,
    /** By the office's city in @kestrova/regions. */
    offices: z.strictObject({ Hyderabad: officeSchema, Wilmington: officeSchema }),
  }),
});

const journalFileSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  readTime: labelSchema.describe('Of a post; # stands for the minutes.'),
  categories: z.strictObject({
    heading: headingSchema,
    items: listOf(z.strictObject({ label: labelSchema, icon: iconSchema })),
    selected: labelSchema,
  }),
  tags: z.strictObject({
    heading: headingSchema,
    items: listOf(labelSchema),
    selected: labelSchema,
  }),
  closing: closingSchema,
});

export const journalPageSchema = journalFileSchema.transform(({ readTime, ...page }) => ({
  ...page,
  posts: readPosts(readTime),
}));

export type Proof = z.infer<typeof proofSchema>;
export type Offering = z.infer<typeof offeringSchema>;
export type HomePageCopy = z.infer<typeof homePageSchema>;
export type Industry = z.infer<typeof industrySchema>;
export type ServiceGroup = z.infer<typeof serviceGroupSchema>;
export type ServicePageCopy = z.infer<typeof servicePageSchema>;
export type OdcServicesPageCopy = z.infer<typeof odcServicesPageSchema>;
export type AboutUsPageCopy = z.infer<typeof aboutUsPageSchema>;
export type ContactUsPageCopy = z.infer<typeof contactUsPageSchema>;
export type JournalPageCopy = z.infer<typeof journalPageSchema>;
