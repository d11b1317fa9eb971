import * as z from 'zod/mini';
import { applicationEmailRules } from './email-rules.ts';
import { coverLetterRules } from './free-text-rules.ts';
import { nameRules } from './name-rules.ts';
import { applicationPhoneRules } from './phone-rules.ts';
import type { TextRules } from './text-rule.ts';
import { optionalTextSchema, textSchema, trimmedTextSchema } from './text-schema.ts';

/** Every text of a job application with its rules (spec 5). */
export const jobApplicationRules = {
  firstName: nameRules('First name', 20),
  lastName: nameRules('Last name', 20),
  email: applicationEmailRules,
  phoneNumber: applicationPhoneRules,
  coverLetter: coverLetterRules,
} as const satisfies Record<string, TextRules>;

/** Shown until the visitor agrees to the privacy policy (spec 5). */
export const PRIVACY_AGREEMENT_MESSAGE = 'You must agree to the privacy policy before submitting.';

/** The schemas that the form and the wire share, so that neither can be stricter. */
export const jobApplicationParts = {
  firstName: textSchema(jobApplicationRules.firstName),
  lastName: textSchema(jobApplicationRules.lastName),
  email: trimmedTextSchema(jobApplicationRules.email),
  phoneNumber: trimmedTextSchema(jobApplicationRules.phoneNumber),
  coverLetter: optionalTextSchema(jobApplicationRules.coverLetter),
  privacyAgreement: z
    .boolean({ error: PRIVACY_AGREEMENT_MESSAGE })
    .check(z.refine((agreed) => agreed, { error: PRIVACY_AGREEMENT_MESSAGE })),
  contactPermission: z.boolean({ error: 'Say yes or no to being contacted about future jobs.' }),
} as const;
