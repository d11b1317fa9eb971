import * as z from 'zod/mini';
import {
  matching,
  maxLength,
  maxUnits,
  minLength,
  nameRules,
  notBlank,
  type TextRule,
  type TextRules,
} from './text-rules.ts';
import { optionalTextSchema, textSchema, trimmedTextSchema } from './text-schema.ts';

const EMAIL = /^[\w.-]+@(?:[\w-]+\.)+\w{2,7}$/;
const INVALID_EMAIL = 'Enter a valid email address.';
const EMAIL_TOO_LONG = 'Email must contain a maximum of 255 characters.';
const PHONE_TOO_LONG = 'Phone number contains maximum of 10 digits';

/** Domains of disposable mailboxes, in which nobody would read a confirmation (spec 5). */
const rejectedEmailDomains = ['mailinator.com', 'yopmail.com'];

const notRejected: TextRule = {
  message: INVALID_EMAIL,
  accepts: (email) =>
    !rejectedEmailDomains.some((domain) => email.toLowerCase().endsWith(`@${domain}`)),
};

/** Every text of a job application with its rules (spec 5). */
export const applicationRules = {
  firstName: nameRules('First name', 20),
  lastName: nameRules('Last name', 20),
  email: [
    maxUnits(320, EMAIL_TOO_LONG),
    matching(EMAIL, INVALID_EMAIL),
    notRejected,
    minLength(11, 'Email must contain a minimum of 11 characters.'),
    maxLength(255, EMAIL_TOO_LONG),
    notBlank('Email must not be empty.'),
  ],
  phoneNumber: [
    maxUnits(500, PHONE_TOO_LONG),
    notBlank('Phone number must not be empty'),
    maxLength(10, PHONE_TOO_LONG),
    minLength(10, 'Phone number must contain minimum 10 digits'),
    matching(/^\d+$/, 'Only numbers are allowed'),
  ],
  coverLetter: [maxUnits(20_000, 'Cover letter must contain maximum 20,000 characters')],
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

/** The entries of the application form without its files, under the form's own names (spec 5). */
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

/** The entries of a job alert; its filters are chosen on the page. */
export const jobAlertFormSchema = z.object({ email: applicationFields.email });

/** What a visitor has typed into the form of a job alert. */
export type JobAlertForm = z.infer<typeof jobAlertFormSchema>;
