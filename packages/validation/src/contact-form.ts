import * as z from 'zod/mini';
import {
  matching,
  maxLength,
  minLength,
  nameRules,
  notBlank,
  type TextRules,
} from './text-rules.ts';
import { textSchema, trimmedTextSchema } from './text-schema.ts';

/**
 * The minimum of 2 characters is part of the pattern; the limits of 11 and 255 are not enforced here.
 * More than 1,000 characters are rejected: no mail server accepts nearly as many (RFC 5321 4.5.3.1).
 */
const EMAIL = /^(?=.{1,1000}$)[\w.%+'-]+@[a-z\d-]+\.(?:com|org|net|in|co|edu)$/i;

/** Scheme and path may be left out, and `www.` is a label like any other. */
const WEBSITE = /^(?:https?:\/\/)?(?:[\p{L}\p{M}\d-]+\.)+[\p{L}\p{M}]{2,}(?:\/\S*)?$/iu;

/** Every field of a contact request with its rules (spec 5). */
export const contactRules = {
  fullName: nameRules('Name', 50),
  email: [matching(EMAIL, 'Enter a valid email address.'), notBlank('Email must not be empty.')],
  companyName: [
    maxLength(255, 'Company name must contain maximum 255 characters'),
    minLength(2, 'Company name must contain minimum 2 characters'),
    notBlank('Company name must not be empty.'),
  ],
  companyWebsite: [
    matching(WEBSITE, 'Enter a valid company website.'),
    notBlank('Company website must not be empty.'),
  ],
  phoneNumber: [
    notBlank('Contact number must not be empty'),
    maxLength(15, 'Contact number must not exceed 15 digits'),
    minLength(12, 'Contact number must be at least 12 digits long'),
    matching(
      /^\+\d{1,4} ?\d+$/,
      // A number that is reserved for fiction.
      'Enter a valid contact number with country code (e.g. +1 2025550143)',
    ),
  ],
  message: [
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
