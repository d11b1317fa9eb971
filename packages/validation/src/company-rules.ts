import { storable } from './free-text-rules.ts';
import { atLeast, atMost, matching, notBlank, type TextRules } from './text-rule.ts';

/** Scheme and path may be left out, and `www.` is a label like any other (spec 5). */
const WEBSITE = /^(?:https?:\/\/)?(?:[\p{L}\p{M}\d-]+\.)+[\p{L}\p{M}]{2,}(?:\/[^\s\0]*)?$/iu;

/** The company's name in a contact request (spec 5). */
export const companyNameRules: TextRules = [
  atMost(255, 'Company name must contain maximum 255 characters'),
  atLeast(2, 'Company name must contain minimum 2 characters'),
  notBlank('Company name must not be empty.'),
  storable,
];

/** The company's website in a contact request (spec 5). */
export const companyWebsiteRules: TextRules = [
  matching(WEBSITE, 'Enter a valid company website.'),
  notBlank('Company website must not be empty.'),
];
