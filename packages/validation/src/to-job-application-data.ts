import type { JobApplicationData } from '../../api-contract/src/job-application.ts';
import type { JobApplicationForm } from './job-application-form.ts';

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
