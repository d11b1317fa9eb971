import {
  applicationFields,
  maxUnits,
  notBlank,
  textSchema,
  type JobApplicationForm,
} from '@kestrova/validation';
import * as z from 'zod/mini';
import { jobIdSchema } from './jobs.ts';

/** The part `data` of an application, with the wire's spelling and in the form's order (spec 3). */
export const jobApplicationDataSchema = z.object(
  {
    firstName: applicationFields.firstName,
    lastName: applicationFields.lastName,
    email: applicationFields.email,
    phNo: applicationFields.phoneNumber,
    coverLetterDescription: applicationFields.coverLetter,
    privacyEnable: applicationFields.privacyAgreement,
    contactMeEnable: applicationFields.contactPermission,
    jobRole: jobTextSchema('Job role'),
    location: jobTextSchema('Job location'),
    jobId: jobIdSchema,
    jobCode: jobTextSchema('Job code'),
    jobTitle: jobTextSchema('Job title'),
  },
  { error: 'The part "data" must hold the application as JSON.' },
);

export type JobApplicationData = z.infer<typeof jobApplicationDataSchema>;

export interface ApplicationJob {
  readonly jobId: number;
  readonly jobCode: string;
  readonly jobTitle: string;
  readonly jobLocation: string;
}

/**
 * Creates the part `data` from a form and its job (spec 3). It fills `contactMeEnable` from the privacy
 * checkbox, as the product always has.
 */
export function toJobApplicationData(
  form: JobApplicationForm,
  job: ApplicationJob,
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

function jobTextSchema(label: string): z.ZodMiniString {
  return textSchema([
    maxUnits(500, `${label} must contain maximum 500 characters`),
    notBlank(`${label} must not be empty.`),
  ]);
}
