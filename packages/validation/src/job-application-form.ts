import * as z from 'zod/mini';
import {
  applicationEmailRules,
  applicationPhoneRules,
  nameRules,
  storable,
} from './field-rules.ts';
import type { TextRules } from './text-rules.ts';
import { optionalTextSchema, textSchema, trimmedTextSchema } from './text-schema.ts';

/** Every text of a job application with its rules (spec 5); the cover letter may be empty. */
export const applicationRules = {
  firstName: nameRules('First name', 20),
  lastName: nameRules('Last name', 20),
  email: applicationEmailRules,
  phoneNumber: applicationPhoneRules,
  coverLetter: [storable],
} as const satisfies Record<string, TextRules>;

/** Shown until the visitor agrees to the privacy policy (spec 5). */
const PRIVACY_AGREEMENT_MESSAGE = 'You must agree to the privacy policy before submitting.';

/** The schemas that the form and the wire share, so that neither can be stricter. */
export const applicationFields = {
  firstName: textSchema(applicationRules.firstName),
  lastName: textSchema(applicationRules.lastName),
  email: trimmedTextSchema(applicationRules.email),
  phoneNumber: trimmedTextSchema(applicationRules.phoneNumber),
  coverLetter: optionalTextSchema(applicationRules.coverLetter),
  privacyAgreement: z
    .boolean({ error: PRIVACY_AGREEMENT_MESSAGE })
    .check(z.refine((agreed) => agreed, { error: PRIVACY_AGREEMENT_MESSAGE })),
  contactPermission: z.boolean({ error: 'Say yes or no to being contacted about future jobs.' }),
} as const;

/** What the application form asks for beside its files, under the form's own names (spec 5). */
export const jobApplicationFormSchema = z.object({
  name: applicationFields.firstName,
  lastName: applicationFields.lastName,
  email: applicationFields.email,
  phoneNumber: applicationFields.phoneNumber,
  coverLetterDescription: applicationFields.coverLetter,
  agreeEnable: applicationFields.privacyAgreement,
  contactMeEnable: applicationFields.contactPermission,
});

/** What a visitor has typed into the application form. */
export type JobApplicationForm = z.infer<typeof jobApplicationFormSchema>;
