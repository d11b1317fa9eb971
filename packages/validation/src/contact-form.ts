import * as z from 'zod/mini';
import {
  matching,
  maxLength,
  maxUnits,
  minLength,
  nameRules,
  notBlank,
  type TextRules,
} from './text-rules.ts';
import { textSchema, trimmedTextSchema } from './text-schema.ts';

/** The minimum of 2 characters is part of the pattern; the limits of 11 and 255 are not enforced here. */
const EMAIL = /^[\w.%+'-]+@[a-z\d-]+\.(?:com|org|net|in|co|edu)$/i;

/** Scheme and path may be left out, and `www.` is a label like any other. */
const WEBSITE = /^(?:https?:\/\/)?(?:[\p{L}\p{M}\d-]+\.)+[\p{L}\p{M}]{2,}(?:\/\S*)?$/iu;

const COMPANY_TOO_LONG = 'Company name must contain maximum 255 characters';
const NUMBER_TOO_LONG = 'Contact number must not exceed 15 digits';

/** Every field of a contact request with its rules (spec 5). */
export const contactRules = {
  fullName: nameRules('Name', 50),
  email: [
    // An address that mail servers accept is not longer (RFC 5321 4.5.3.1).
    maxUnits(320, 'Email must contain maximum 320 characters'),
    matching(EMAIL, 'Enter a valid email address.'),
    notBlank('Email must not be empty.'),
  ],
  companyName: [
    maxUnits(500, COMPANY_TOO_LONG),
    maxLength(255, COMPANY_TOO_LONG),
    minLength(2, 'Company name must contain minimum 2 characters'),
    notBlank('Company name must not be empty.'),
  ],
  companyWebsite: [
    maxUnits(2048, 'Company website must contain maximum 2,048 characters'),
    matching(WEBSITE, 'Enter a valid company website.'),
    notBlank('Company website must not be empty.'),
  ],
  phoneNumber: [
    maxUnits(500, NUMBER_TOO_LONG),
    notBlank('Contact number must not be empty'),
    maxLength(15, NUMBER_TOO_LONG),
    minLength(12, 'Contact number must be at least 12 digits long'),
    matching(
      /^\+\d{1,4} ?\d+$/,
      // A number that is reserved for fiction.
      'Enter a valid contact number with country code (e.g. +1 2025550143)',
    ),
  ],
  message: [
    maxUnits(20_000, 'Message must contain maximum 20,000 characters'),
    minLength(4, 'Message must contain minimum 4 characters'),
    notBlank('Message must not be empty.'),
  ],
} as const satisfies Record<string, TextRules>;

/** The schemas that the form and the wire share, so that neither can be stricter. */
export const contactFields = {
  fullName: textSchema(contactRules.fullName),
  email: trimmedTextSchema(contactRules.email),
  companyName: textSchema(contactRules.companyName),
  companyWebsite: trimmedTextSchema(contactRules.companyWebsite),
  phoneNumber: trimmedTextSchema(contactRules.phoneNumber),
  message: textSchema(contactRules.message),
} as const;

/** The entries of the contact form, under the form's own names (spec 5). */
export const contactFormSchema = z.object({
  full_name: contactFields.fullName,
  email: contactFields.email,
  company_name: contactFields.companyName,
  company_type: contactFields.companyWebsite,
  phone_number: contactFields.phoneNumber,
  message: contactFields.message,
});

export type ContactForm = z.infer<typeof contactFormSchema>;
