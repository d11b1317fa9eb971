import * as z from 'zod/mini';
import {
  companyNameRules,
  companyWebsiteRules,
  contactEmailRules,
  contactPhoneRules,
  messageRules,
  nameRules,
} from './field-rules.ts';
import type { TextRules } from './text-rules.ts';
import { textSchema, trimmedTextSchema } from './text-schema.ts';

/** Every field of a contact request with its rules (spec 5). */
export const contactRules = {
  fullName: nameRules('Name', 50),
  email: contactEmailRules,
  companyName: companyNameRules,
  companyWebsite: companyWebsiteRules,
  phoneNumber: contactPhoneRules,
  message: messageRules,
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

/** What the contact form asks for, under the form's own names (spec 5). */
export const contactFormSchema = z.object({
  full_name: contactFields.fullName,
  email: contactFields.email,
  company_name: contactFields.companyName,
  company_type: contactFields.companyWebsite,
  phone_number: contactFields.phoneNumber,
  message: contactFields.message,
});

/** What a visitor has typed into the contact form. */
export type ContactForm = z.infer<typeof contactFormSchema>;
