import { applicationFields } from '@kestrova/validation';
import * as z from 'zod/mini';
import { applicationFileNames } from './endpoints.ts';
import { ownStatusChangeSchema } from './review.ts';

/** An application as its applicant sees it by the link in the confirmation email. */
export const ownApplicationSchema = z.object({
  reference: z.string(),
  jobId: z.int(),
  jobTitle: z.string(),
  jobCode: z.string(),
  jobLocation: z.string(),
  /** Whether the job still takes applications. */
  isJobOpen: z.boolean(),
  receivedAt: z.iso.datetime({ offset: true }),
  files: z.array(
    z.object({
      part: z.enum(applicationFileNames),
      /** The name of the applicant's file. */
      name: z.string(),
      /** In bytes. */
      size: z.int(),
    }),
  ),
  /** Oldest first. */
  changes: z.array(ownStatusChangeSchema),
  /** The last sentence of the careers team. */
  sentence: z.optional(z.string()),
});

export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** Requests an email with the links of this address. */
export const ownLinksRequestSchema = z.object(
  { email: applicationFields.email },
  { error: 'The request must hold the email address as JSON.' },
);
