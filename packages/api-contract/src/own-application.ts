import { applicationFields } from '@kestrova/validation';
import * as z from 'zod/mini';
import { applicationFileNames } from './endpoints.ts';

/** What its applicant sees of an application, by the secret link in the confirmation email. */
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
      /** As the applicant's file was called. */
      name: z.string(),
      /** In bytes. */
      size: z.int(),
    }),
  ),
});

export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** The address whose links are to be sent to it. */
export const ownLinksRequestSchema = z.object(
  { email: applicationFields.email },
  { error: 'The request must hold the email address as JSON.' },
);
