import { rejectedEmailDomains } from './rejected-email-domains.ts';
import { atLeast, atMost, matching, notBlank, type TextRule, type TextRules } from './text-rule.ts';

const APPLICATION_EMAIL = /^[\w.-]+@(?:[\w-]+\.)+\w{2,7}$/;
const CONTACT_EMAIL = /^(?=.{1,1000}$)[\w.%+-]+@[a-z\d-]+\.(?:com|org|net|in|co|edu)$/i;

const INVALID = 'Enter a valid email address.';
const EMPTY = 'Email must not be empty.';

const notRejected: TextRule = {
  message: INVALID,
  accepts: (email) => !rejectedEmailDomains.some((domain) => hasDomain(email, domain)),
};

/** The e-mail address of a job application (spec 5). */
export const applicationEmailRules: TextRules = [
  matching(APPLICATION_EMAIL, INVALID),
  notRejected,
  atLeast(11, 'Email must contain a minimum of 11 characters.'),
  atMost(255, 'Email must contain a maximum of 255 characters.'),
  notBlank(EMPTY),
];

/**
 * The e-mail address of a contact request (spec 5). Its minimum of 2 characters is part of the
 * pattern; the limits of 11 and 255 are not enforced here. Beyond 1,000 characters, far more than any
 * mail server takes (RFC 5321 4.5.3.1), it is no address.
 */
export const contactEmailRules: TextRules = [matching(CONTACT_EMAIL, INVALID), notBlank(EMPTY)];

function hasDomain(email: string, domain: string): boolean {
  return email.toLowerCase().endsWith(`@${domain}`);
}
