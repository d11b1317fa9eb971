import {
  maxLength,
  minLength,
  matching,
  notBlank,
  type TextRule,
  type TextRules,
} from './text-rules.ts';

/** Phones write the apostrophe of O’Brien as U+2019, so both of its forms are accepted. */
const NAME = /^[\p{L}\p{M} ,'’-]+$/u;

/**
 * The rules of a person's name (spec 5). As in the spec, 2 characters are accepted, although the message
 * requires 3.
 */
export function nameRules(label: string, max: number): TextRules {
  return [
    matching(NAME, 'No special characters are allowed.'),
    maxLength(max, `${label} must contain maximum ${max} characters`),
    minLength(2, `${label} must contain minimum 3 characters`),
    notBlank(`${label} must not be empty.`),
  ];
}

const APPLICATION_EMAIL = /^[\w.-]+@(?:[\w-]+\.)+\w{2,7}$/;
const CONTACT_EMAIL = /^(?=.{1,1000}$)[\w.%+-]+@[a-z\d-]+\.(?:com|org|net|in|co|edu)$/i;
const INVALID_EMAIL = 'Enter a valid email address.';
const EMPTY_EMAIL = 'Email must not be empty.';

/** Domains of throwaway mailboxes, which no confirmation would ever reach (spec 5). */
const rejectedEmailDomains = ['mailinator.com', 'yopmail.com'];

const notRejected: TextRule = {
  message: INVALID_EMAIL,
  accepts: (email) =>
    !rejectedEmailDomains.some((domain) => email.toLowerCase().endsWith(`@${domain}`)),
};

/** The e-mail address of a job application (spec 5). */
export const applicationEmailRules: TextRules = [
  matching(APPLICATION_EMAIL, INVALID_EMAIL),
  notRejected,
  minLength(11, 'Email must contain a minimum of 11 characters.'),
  maxLength(255, 'Email must contain a maximum of 255 characters.'),
  notBlank(EMPTY_EMAIL),
];

/**
 * The e-mail address of a contact request (spec 5). Its minimum of 2 characters is part of the
 * pattern; the limits of 11 and 255 are not enforced here. More than 1,000 characters are
 * rejected: no mail server accepts nearly as many (RFC 5321 4.5.3.1).
 */
export const contactEmailRules: TextRules = [
  matching(CONTACT_EMAIL, INVALID_EMAIL),
  notBlank(EMPTY_EMAIL),
];

/** The phone number of a job application: exactly 10 digits (spec 5). */
export const applicationPhoneRules: TextRules = [
  notBlank('Phone number must not be empty'),
  maxLength(10, 'Phone number contains maximum of 10 digits'),
  minLength(10, 'Phone number must contain minimum 10 digits'),
  matching(/^\d+$/, 'Only numbers are allowed'),
];

/** The phone number of a contact request, with its country code (spec 5). */
export const contactPhoneRules: TextRules = [
  notBlank('Contact number must not be empty'),
  maxLength(15, 'Contact number must not exceed 15 digits'),
  minLength(12, 'Contact number must be at least 12 digits long'),
  matching(
    /^\+\d{1,4} ?\d+$/,
    // A number that is reserved for fiction.
    'Enter a valid contact number with country code (e.g. +1 2025550143)',
  ),
];

/** PostgreSQL cannot store U+0000 in a text. */
export const storable: TextRule = {
  message: 'This text holds a hidden character that cannot be sent. Please type it again.',
  accepts: (text) => !text.includes('\0'),
};

/** The company's name in a contact request (spec 5). */
export const companyNameRules: TextRules = [
  maxLength(255, 'Company name must contain maximum 255 characters'),
  minLength(2, 'Company name must contain minimum 2 characters'),
  notBlank('Company name must not be empty.'),
  storable,
];

/** Scheme and path may be left out, and `www.` is a label like any other (spec 5). */
const WEBSITE = /^(?:https?:\/\/)?(?:[\p{L}\p{M}\d-]+\.)+[\p{L}\p{M}]{2,}(?:\/[^\s\0]*)?$/iu;

/** The company's website in a contact request (spec 5). */
export const companyWebsiteRules: TextRules = [
  matching(WEBSITE, 'Enter a valid company website.'),
  notBlank('Company website must not be empty.'),
];

/** The message of a contact request (spec 5). */
export const messageRules: TextRules = [
  minLength(4, 'Message must contain minimum 4 characters'),
  notBlank('Message must not be empty.'),
  storable,
];
