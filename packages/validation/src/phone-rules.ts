import { atLeast, atMost, matching, notBlank, type TextRules } from './text-rule.ts';

/** The phone number of a job application: exactly 10 digits (spec 5). */
export const applicationPhoneRules: TextRules = [
  notBlank('Phone number must not be empty'),
  atMost(10, 'Phone number contains maximum of 10 digits'),
  atLeast(10, 'Phone number must contain minimum 10 digits'),
  matching(/^\d+$/, 'Only numbers are allowed'),
];

/** A contact number as visitors are shown one; reserved for fiction. */
export const CONTACT_NUMBER_EXAMPLE = '+1 2025550143';

/** The phone number of a contact request, with its country code (spec 5). */
export const contactPhoneRules: TextRules = [
  notBlank('Contact number must not be empty'),
  atMost(15, 'Contact number must not exceed 15 digits'),
  atLeast(12, 'Contact number must be at least 12 digits long'),
  matching(
    /^\+\d{1,4} ?\d+$/,
    `Enter a valid contact number with country code (e.g. ${CONTACT_NUMBER_EXAMPLE})`,
  ),
];
