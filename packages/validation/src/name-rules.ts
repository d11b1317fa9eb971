import { atLeast, atMost, matching, notBlank, type TextRules } from './text-rule.ts';

/** Phones write the apostrophe of O’Brien as U+2019, so both of its forms are one. */
const NAME = /^[\p{L}\p{M} ,'’-]+$/u;

/**
 * The rules of a person's name (spec 5). The shortest name has 2 characters while the message
 * speaks of 3: the product's own mismatch, kept.
 */
export function nameRules(label: string, longest: number): TextRules {
  return [
    matching(NAME, 'No special characters are allowed.'),
    atMost(longest, `${label} must contain maximum ${longest} characters`),
    atLeast(2, `${label} must contain minimum 3 characters`),
    notBlank(`${label} must not be empty.`),
  ];
}
