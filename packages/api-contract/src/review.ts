import { maxUnits, optionalTextSchema } from '@kestrova/validation';
import * as z from 'zod/mini';

/** Where an application stands, in their usual order; without a change it is received. */
export const applicationStatuses = [
  'received',
  'in-review',
  'interview',
  'offer',
  'closed',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The statuses that the careers team can set. */
export const newStatuses = ['in-review', 'interview', 'offer', 'closed'] as const;

/** Why an application is closed. */
export const closingReasons = ['not-selected', 'position-filled'] as const;

/** The longest sentence to an applicant, in UTF-16 units. */
export const MAX_SENTENCE_LENGTH = 500;

const status = z.enum(newStatuses, { error: 'Please choose the new status.' });
const reason = z.enum(closingReasons, { error: 'Please choose why it is closed.' });

/** A change of status as its applicant sees it. */
export const ownStatusChangeSchema = z.object({
  status,
  /** Only of a closed application. */
  reason: z.optional(reason),
  changedAt: z.iso.datetime({ offset: true }),
});

const statusChangeSchema = z.extend(ownStatusChangeSchema, {
  id: z.string(),
  sentence: z.optional(z.string()),
  /** Whether it was emailed to the applicant. */
  isEmailed: z.boolean(),
});

export type StatusChange = z.infer<typeof statusChangeSchema>;

/** The email that a choice sends: the sentence to the applicant is the paragraph after the first. */
const emailPreviewSchema = z.object({
  status,
  reason: z.optional(reason),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
});

/** An application as the careers team sees it by the link in its notice. */
export const reviewSchema = z.object({
  applicantName: z.string(),
  reference: z.string(),
  jobTitle: z.string(),
  jobCode: z.string(),
  /** Whether the job still takes applications; the status can be changed anyway. */
  isJobOpen: z.boolean(),
  receivedAt: z.iso.datetime({ offset: true }),
  /** As the applicant named them. */
  fileNames: z.array(z.string()),
  /** Oldest first. */
  changes: z.array(statusChangeSchema),
  /** One for each status and reason that can be chosen. */
  emails: z.array(emailPreviewSchema),
});

export type Review = z.infer<typeof reviewSchema>;

/** A new status. `lastChangeId` is the last change that its author has seen; absent if there was none. */
export const newStatusSchema = z
  .object(
    {
      status,
      reason: z.optional(reason),
      sentence: optionalTextSchema([
        maxUnits(
          MAX_SENTENCE_LENGTH,
          `Please use at most ${MAX_SENTENCE_LENGTH} characters for the sentence to the applicant.`,
        ),
      ]),
      /** Whether the applicant gets an email. */
      notify: z.boolean({ error: 'Please say whether the applicant gets an email.' }),
      lastChangeId: z.optional(z.uuid({ error: 'Please reload the page and save it again.' })),
    },
    { error: 'The request must hold the new status as JSON.' },
  )
  .check(
    z.refine((change) => (change.status === 'closed') === (change.reason !== undefined), {
      error: 'A closed application needs a reason, and no other status has one.',
    }),
  );

export type NewStatus = z.infer<typeof newStatusSchema>;
