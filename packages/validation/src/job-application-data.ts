import * as z from 'zod/mini';
import { storable } from './free-text-rules.ts';
import type { JobApplicationForm } from './job-application-form.ts';
import { jobApplicationParts } from './job-application-rules.ts';
import { jobIdSchema } from './job-id.ts';
import { notBlank } from './text-rule.ts';
import { textSchema } from './text-schema.ts';

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

/** The job that an application is for. */
export interface AppliedJob {
  readonly jobId: number;
  readonly jobCode: string;
  readonly jobTitle: string;
  readonly jobLocation: string;
}

/**
 * Puts a form on the wire (spec 3). `contactMeEnable` is filled from the privacy checkbox: the
 * product's own behaviour, kept.
 */
export function toJobApplicationData(
  form: JobApplicationForm,
  job: AppliedJob,
): JobApplicationData {
  return {
    firstName: form.name,
    lastName: form.lastName,
    email: form.email,
    phNo: form.phoneNumber,
    coverLetterDescription: form.coverLetterDescription,
    privacyEnable: form.agreeEnable,
    contactMeEnable: form.agreeEnable,
    jobRole: job.jobTitle,
    location: job.jobLocation,
    jobId: job.jobId,
    jobCode: job.jobCode,
    jobTitle: job.jobTitle,
  };
}

function jobText(label: string): z.ZodMiniString {
  return textSchema([notBlank(`${label} must not be empty.`), storable]);
}
