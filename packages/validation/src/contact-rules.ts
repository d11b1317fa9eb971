import { companyNameRules, companyWebsiteRules } from './company-rules.ts';
import { contactEmailRules } from './email-rules.ts';
import { messageRules } from './free-text-rules.ts';
import { nameRules } from './name-rules.ts';
import { contactPhoneRules } from './phone-rules.ts';
import type { TextRules } from './text-rule.ts';
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
export const contactParts = {
  fullName: textSchema(contactRules.fullName),
  email: trimmedTextSchema(contactRules.email),
  companyName: textSchema(contactRules.companyName),
  companyWebsite: trimmedTextSchema(contactRules.companyWebsite),
  phoneNumber: trimmedTextSchema(contactRules.phoneNumber),
  message: textSchema(contactRules.message),
} as const;
