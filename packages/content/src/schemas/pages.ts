import * as z from 'zod/mini';
import {
  breadcrumbSchema,
  cardSchema,
  cardSectionSchema,
  describedPictureSchema,
  figureSchema,
  heroPictureSchema,
  heroSchema,
  iconSchema,
  linkCardSchema,
  linkSchema,
  linkSectionSchema,
  pageMetaSchema,
} from './card.ts';
import { closingSchema } from './closing.ts';
import { storyKeySchema } from './story.ts';
import {
  headingSchema,
  labelSchema,
  leadSchema,
  lineSchema,
  listOf,
  noteSchema,
  paragraphSchema,
} from './text.ts';

/** The stories that prove what a page says, the strongest first. */
export const proofSchema = z.strictObject({
  heading: headingSchema,
  text: leadSchema,
  stories: z.readonly(z.array(storyKeySchema).check(z.minLength(2), z.maxLength(3))),
});

export const offeringSchema = z.strictObject({
  title: headingSchema,
  text: leadSchema,
  cards: listOf(cardSchema, 3),
  link: linkSchema,
});

export const homePageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: z.extend(heroSchema, {
    action: linkSchema,
    /** The quiet way beside the action. */
    secondAction: linkSchema,
    figures: listOf(figureSchema, 3),
  }),
  /** What a screen reader calls the carousel of client logos. */
  clients: z.strictObject({ label: labelSchema, pause: labelSchema, play: labelSchema }),
  commitment: cardSectionSchema(cardSchema, 3),
  drives: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    offerings: listOf(offeringSchema),
  }),
  caseStudies: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    /** The story that is shown large. */
    lead: storyKeySchema,
    /** The way to all stories. */
    action: linkSchema,
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
  industries: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    cards: listOf(industrySchema),
  }),
  coCreate: closingSchema,
});

export const serviceGroupSchema = z.strictObject({
  heading: headingSchema,
  text: leadSchema,
  cards: listOf(cardSchema),
});

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
  expertise: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    claim: headingSchema,
    claimText: leadSchema,
    /** The partner clients by name, what an ODC did for each, and its story. */
    clients: listOf(z.extend(cardSchema, { story: storyKeySchema }), 3),
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
  /** Steps, in the order in which they are taken. */
  journey: cardSectionSchema(cardSchema, 4),
  models: cardSectionSchema(cardSchema, 3),
  proof: proofSchema,
  partner: z.extend(closingSchema, {
    /** The last line of the page, set large. */
    ending: headingSchema,
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
  figures: listOf(figureSchema, 4),
  vision: z.strictObject({ heading: headingSchema, text: leadSchema }),
  mission: z.strictObject({ heading: headingSchema, text: leadSchema }),
  practice: cardSectionSchema(cardSchema, 3),
  /** The way to the journal, which no menu leads to. */
  journal: linkSectionSchema,
  closing: closingSchema,
});

const officeSchema = z.strictObject({
  /** Title of the map's iframe, for screen readers. */
  title: labelSchema,
  /** How a visitor gets there. */
  text: leadSchema,
  /** The way to the map on a page of its own. */
  link: labelSchema,
  plan: describedPictureSchema,
});

export const contactUsPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  getInTouch: z.strictObject({
    heading: headingSchema,
    text: leadSchema,
    email: labelSchema,
    phone: labelSchema,
    /** Before an office's hours. */
    weekdays: labelSchema,
    social: labelSchema,
  }),
  form: z.strictObject({ heading: headingSchema, text: leadSchema }),
  map: z.strictObject({
    heading: headingSchema,
    /** By the office's city in @kestrova/regions. */
    offices: z.strictObject({ Hyderabad: officeSchema, Wilmington: officeSchema }),
  }),
});

/** A post of the journal, with the field names of the product's contract (spec 3). */
export const postSchema = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  category: labelSchema,
  title: headingSchema,
  /** The whole note: nothing more follows it on another page. */
  desc: noteSchema,
  image: describedPictureSchema,
  /** Calendar day in ISO 8601. */
  date: z.iso.date(),
  readTime: z.string().check(z.regex(/^\d+ min read$/)),
  /** Who wrote it. */
  name: labelSchema,
  nameImg: describedPictureSchema,
});

export const journalPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  posts: listOf(postSchema),
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

export type Proof = z.infer<typeof proofSchema>;
export type Offering = z.infer<typeof offeringSchema>;
export type HomePageCopy = z.infer<typeof homePageSchema>;
export type Industry = z.infer<typeof industrySchema>;
export type ServicesPageCopy = z.infer<typeof servicesPageSchema>;
export type ServiceGroup = z.infer<typeof serviceGroupSchema>;
export type ServicePageCopy = z.infer<typeof servicePageSchema>;
export type OdcServicesPageCopy = z.infer<typeof odcServicesPageSchema>;
export type GccServicesPageCopy = z.infer<typeof gccServicesPageSchema>;
export type ProfessionalServicesPageCopy = z.infer<typeof professionalServicesPageSchema>;
export type AboutUsPageCopy = z.infer<typeof aboutUsPageSchema>;
export type ContactUsPageCopy = z.infer<typeof contactUsPageSchema>;
export type Post = z.infer<typeof postSchema>;
export type JournalPageCopy = z.infer<typeof journalPageSchema>;
