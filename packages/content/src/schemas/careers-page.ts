import * as z from 'zod';
import {
  cardSchema,
  cardSectionSchema,
  closingSchema,
  heroSchema,
  pageMetaSchema,
} from './card.ts';
import { notFoundPanelSchema } from './interface.ts';
import {
  headingSchema,
  labelSchema,
  leadSchema,
  listOf,
  messageSchema,
  panelSchema,
} from './text.ts';

/** A filter's label, and its first option, which takes any value. */
const filterSchema = z.strictObject({ label: labelSchema, any: labelSchema });

/** What is said of something that could not be refreshed. */
export const staleSchema = z.strictObject({
  text: labelSchema.describe('Followed by the time when it was read.'),
  retry: labelSchema,
  retrying: messageSchema,
});

/** How to ask for another way to apply. */
const accommodationSchema = z.strictObject({
  text: leadSchema,
  write: labelSchema.describe('Before the careers address.'),
  subject: labelSchema.describe('Subject of the email; a job’s is followed by its code.'),
});

export const careersPageSchema = z.strictObject({
  meta: pageMetaSchema,
  hero: heroSchema,
  openings: z.strictObject({
    heading: headingSchema,
    country: labelSchema,
    keywords: labelSchema,
    keywordsExample: labelSchema.describe('What may be written there.'),
    search: labelSchema,
    searching: messageSchema,
    searchFailed: z.strictObject({
      text: messageSchema,
      retry: labelSchema,
      retrying: messageSchema,
    }),
    filters: z.strictObject({
      place: filterSchema,
      type: filterSchema,
      mode: filterSchema,
      level: filterSchema,
    }),
    clear: labelSchema,
    showAll: labelSchema,
    sort: z.strictObject({ label: labelSchema, newest: labelSchema, relevance: labelSchema }),
    showMore: labelSchema,
    showJobsIn: labelSchema.describe('Followed by the name of the region’s country.'),
    experience: labelSchema.describe('Follows the number of years.'),
    viewDetails: labelSchema,
    apply: labelSchema,
    loading: messageSchema,
    empty: panelSchema,
    /** Where no job fits what was chosen; `hint` where leaving out one choice helps. */
    noMatch: panelSchema.extend({ hint: messageSchema }),
    failed: panelSchema.extend({ retry: labelSchema }),
    stale: staleSchema,
  }),
  accommodation: accommodationSchema,
  values: cardSectionSchema(cardSchema, 4),
  whyWorkHere: cardSectionSchema(cardSchema, 6),
  joinOurTeam: closingSchema
    .omit({ action: true })
    .extend({ write: labelSchema.describe('A link to the careers address.') }),
});

/** The labels of a job page, and what all jobs have alike (spec 2.16 and 9). */
export const jobPageCopySchema = z.strictObject({
  description: headingSchema,
  requirement: headingSchema,
  qualifications: headingSchema,
  skills: headingSchema,
  benefits: z.strictObject({ heading: headingSchema, items: listOf(labelSchema) }),
  interview: z.strictObject({
    heading: headingSchema,
    stages: z.int(),
    stagesLabel: labelSchema,
    description: labelSchema,
  }),
  meta: z.strictObject({
    jobCode: labelSchema,
    jobMode: labelSchema,
    jobLocation: labelSchema,
    jobType: labelSchema,
    experience: labelSchema,
    posted: labelSchema,
  }),
  salary: z.strictObject({ heading: headingSchema, currency: z.literal('INR') }),
  tools: headingSchema,
  reportingTo: headingSchema,
  team: headingSchema,
  uniqueJourney: headingSchema,
  apply: labelSchema,
  notFound: notFoundPanelSchema.describe('Where the address names no open job.'),
  applyMethod: z
    .literal('Apply Now')
    .describe('The job’s way to apply, as its record names it (spec 9).'),
  loading: messageSchema,
  failed: panelSchema.extend({ retry: labelSchema }),
  stale: staleSchema,
  share: z.strictObject({
    label: labelSchema,
    copied: messageSchema,
    link: labelSchema.describe(
      'The label of the field that shows the link where it cannot be copied, and what to do.',
    ),
    hint: messageSchema,
  }),
  accommodation: accommodationSchema,
  /** In the place of the way to apply, once the job has closed. */
  closed: z.strictObject({ text: messageSchema, link: labelSchema }),
  similar: headingSchema,
});

export type AccommodationCopy = z.infer<typeof accommodationSchema>;
export type CareersPageCopy = z.infer<typeof careersPageSchema>;
export type StaleNoticeCopy = z.infer<typeof staleSchema>;
export type JobPageCopy = z.infer<typeof jobPageCopySchema>;
