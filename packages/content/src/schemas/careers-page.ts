import * as z from 'zod';
import {
  cardSchema,
  cardSectionSchema,
  closingSchema,
  openingPageSchema,
  sheetHeroSchema,
} from './card.ts';
import { notFoundPanelSchema } from './interface.ts';
import * as texts from './text.ts';

/** A filter's label, and its first option, which takes any value. */
const filterSchema = texts.fields(texts.label, 'label', 'any');

/** Shown if data could not be refreshed. */
export const staleSchema = z.strictObject({
  text: texts.label.describe('Followed by the time of the last successful request.'),
  retry: texts.label,
  retrying: texts.message,
});

/** How to ask for another way to apply. */
const accommodationSchema = z.strictObject({
  text: texts.lead,
  write: texts.label.describe('Before the careers address.'),
  subject: texts.label.describe('Subject of the email; a job’s is followed by its code.'),
});

export const careersPageSchema = openingPageSchema.extend({
  hero: sheetHeroSchema('strip'),
  openings: z.strictObject({
    heading: texts.heading,
    country: texts.label,
    keywords: texts.label,
    keywordsExample: texts.label.describe('What may be written there.'),
    search: texts.label,
    searching: texts.message,
    searchFailed: z.strictObject({
      text: texts.message,
      retry: texts.label,
      retrying: texts.message,
    }),
    filters: texts.fields(filterSchema, 'place', 'type', 'mode', 'level'),
    clear: texts.label,
    showAll: texts.label,
    sort: texts.fields(texts.label, 'label', 'newest', 'relevance'),
    showMore: texts.label,
    showJobsIn: texts.label.describe('Followed by the name of the region’s country.'),
    experience: texts.label.describe('Follows the number of years.'),
    detailsOf: texts.label.describe(
      'For screen readers: between the button’s label and the job’s title.',
    ),
    viewDetails: texts.label,
    apply: texts.label,
    loading: texts.message,
    empty: texts.panel,
    /** If no job matches the filters; `hint` if removing one filter helps. */
    noMatch: texts.panel.extend({ hint: texts.message }),
    failed: texts.panel.extend({ retry: texts.label }),
    stale: staleSchema,
  }),
  accommodation: accommodationSchema,
  values: cardSectionSchema(cardSchema, 4),
  whyWorkHere: cardSectionSchema(cardSchema, 6),
  joinOurTeam: closingSchema
    .omit({ action: true, sends: true })
    .extend({ write: texts.label.describe('A link to the careers address.') }),
});

/** The labels of a job page, and the texts that all jobs share (spec 2.16 and 9). */
export const jobDescriptionPageSchema = z.strictObject({
  description: texts.heading,
  requirement: texts.heading,
  qualifications: texts.heading,
  skills: texts.heading,
  benefits: z.strictObject({ heading: texts.heading, items: texts.listOf(texts.label) }),
  interview: z.strictObject({
    heading: texts.heading,
    stages: z.int(),
    stagesLabel: texts.label,
    description: texts.label,
  }),
  meta: texts.fields(
    texts.label,
    'jobCode',
    'jobMode',
    'jobLocation',
    'jobType',
    'experience',
    'posted',
  ),
  salary: z.strictObject({ heading: texts.heading, currency: z.literal('INR') }),
  tools: texts.heading,
  reportingTo: texts.heading,
  team: texts.heading,
  uniqueJourney: texts.heading,
  apply: texts.label,
  notFound: notFoundPanelSchema.describe('Shown if the URL names no open job.'),
  applyMethod: z
    .literal('Apply Now')
    .describe('The method of application in a job’s record (spec 9).'),
  loading: texts.message,
  failed: texts.panel.extend({ retry: texts.label }),
  stale: staleSchema,
  share: z.strictObject({
    label: texts.label,
    copied: texts.message,
    link: texts.label.describe(
      'The label of the field that shows the link if it cannot be copied, and what to do.',
    ),
    hint: texts.message,
  }),
  accommodation: accommodationSchema,
  /** Instead of the button to apply, once the job has closed. */
  closed: z.strictObject({ text: texts.message, link: texts.label }),
  similar: texts.heading,
});

export type AccommodationCopy = z.infer<typeof accommodationSchema>;
export type JobPageCopy = z.infer<typeof jobDescriptionPageSchema>;
