import { atLeast, notBlank, type TextRule, type TextRules } from './text-rule.ts';

/** PostgreSQL cannot hold U+0000 in a text, so it is refused before it gets there. */
export const storable: TextRule = {
  message: 'This text holds a hidden character that cannot be sent. Please type it again.',
  accepts: (text) => !text.includes('\0'),
};

/** The message of a contact request (spec 5). */
export const messageRules: TextRules = [
  atLeast(4, 'Message must contain minimum 4 characters'),
  notBlank('Message must not be empty.'),
  storable,
];

/** The cover letter of a job application, which may be empty (spec 5). */
export const coverLetterRules: TextRules = [storable];
