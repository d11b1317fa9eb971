import * as z from 'zod/mini';
import { storable } from '../../validation/src/free-text-rules.ts';
import { jobApplicationParts } from '../../validation/src/job-application-rules.ts';
import { jobIdSchema } from './job-id.ts';
import { notBlank } from '../../validation/src/text-rule.ts';
import { textSchema } from '../../validation/src/text-schema.ts';

/** The part `data` of an application, with the wire's spelling and in the form's order (spec 3). */
export const jobApplicationDataSchema = z.object(
  {
    firstName: jobApplicationParts.firstName,
    lastName: jobApplicationParts.lastName,
    email: jobApplicationParts.email,
    phNo: jobApplicationParts.phoneNumber,
    coverLetterDescription: jobApplicationParts.coverLetter,
    privacyEnable: jobApplicationParts.privacyAgreement,
    contactMeEnable: jobApplicationParts.contactPermission,
    jobRole: jobText('Job role'),
    location: jobText('Job location'),
    jobId: jobIdSchema,
    jobCode: jobText('Job code'),
    jobTitle: jobText('Job title'),
  },
  { error: 'The part "data" must hold the application as JSON.' },
);

/** An application as the server reads it. */
export type JobApplicationData = z.infer<typeof jobApplicationDataSchema>;

function jobText(label: string): z.ZodMiniString {
  return textSchema([notBlank(`${label} must not be empty.`), storable]);
}
