import * as z from 'zod/mini';
import { jobApplicationParts } from './job-application-rules.ts';

/** What the application form asks for beside its files, under the form's own names (spec 5). */
export const jobApplicationFormSchema = z.object({
  name: jobApplicationParts.firstName,
  lastName: jobApplicationParts.lastName,
  email: jobApplicationParts.email,
  phoneNumber: jobApplicationParts.phoneNumber,
  coverLetterDescription: jobApplicationParts.coverLetter,
  agreeEnable: jobApplicationParts.privacyAgreement,
  contactMeEnable: jobApplicationParts.contactPermission,
});

/** What a visitor has typed into the application form. */
export type JobApplicationForm = z.infer<typeof jobApplicationFormSchema>;
