import { expect, test } from 'vitest';
import { jobApplicationFormSchema } from './job-application-form.ts';
import { problemsOf, testMessages } from './testing/messages.ts';

const complete = {
  name: 'Asha',
  lastName: 'Okafor',
  email: 'asha.okafor@example.com',
  phoneNumber: '2025550143',
  coverLetterDescription: '',
  agreeEnable: true,
  contactMeEnable: false,
};

const SPECIAL = 'No special characters are allowed.';
const EMAIL_INVALID = 'Enter a valid email address.';
const EMAIL_SHORT = 'Email must contain a minimum of 11 characters.';
const EMAIL_LONG = 'Email must contain a maximum of 255 characters.';
const EMAIL_EMPTY = 'Email must not be empty.';
const PHONE_LONG = 'Phone number contains maximum of 10 digits';
const PHONE_SHORT = 'Phone number must contain minimum 10 digits';
const PHONE_DIGITS = 'Only numbers are allowed';
const PRIVACY = 'You must agree to the privacy policy before submitting.';

const OK = undefined;

/** An address of the given length that is valid in every other way. */
const emailOfLength = (length: number) => `${'a'.repeat(length - 12)}@example.com`;

const names = (label: string): [string | undefined, string | undefined][] => [
  [undefined, `${label} must not be empty.`],
  ['', `${label} must not be empty.`],
  ['   ', `${label} must not be empty.`],
  ['A', `${label} must contain minimum 3 characters`],
  ['Al', OK],
  ['Ali', OK],
  ['a'.repeat(19), OK],
  ['a'.repeat(20), OK],
  ['a'.repeat(21), `${label} must contain maximum 20 characters`],
  ["Jean-Luc O'Neil, Jr", OK],
  ['O’Brien', OK],
  ['‘t Hooft', OK],
  ['Zoë', OK],
  ['Ángel', OK],
  ['अनन्या', OK],
  ['李小龙', OK],
  ['𐐀𐐁', OK],
  ['𐐀'.repeat(20), OK],
  ['𐐀'.repeat(21), `${label} must contain maximum 20 characters`],
  // Decomposed accents, as PDF files and macOS have them, do not count.
  ['Nguyễn Hoàng Phương'.normalize('NFD'), OK],
  ['e\u0301'.repeat(21), `${label} must contain maximum 20 characters`],
  ['e\u0301', `${label} must contain minimum 3 characters`],
  [' Al ', OK],
  ['Al3', SPECIAL],
  ['Al.', SPECIAL],
  ['Al_', SPECIAL],
  ['A\tl', SPECIAL],
  ['\u200d\u200d', `${label} must not be empty.`],
  // Two names that need joiners, then one copied from a web page.
  ['ක්‍රිෂාන්', OK],
  ['അനില്‍', OK],
  ['Jean\u2011Luc\u00a0Roy', OK],
  // The space of Japanese keyboards.
  ['山田\u3000太郎', OK],
  ['R2-D2', SPECIAL],
  // Both the pattern and a length fail: the pattern's message is shown.
  ['3', SPECIAL],
  ['3'.repeat(500), SPECIAL],
  // A longer text is not read.
  ['3'.repeat(501), `${label} must contain maximum 20 characters`],
];

testMessages(jobApplicationFormSchema, complete, 'name', names('First name'));
testMessages(jobApplicationFormSchema, complete, 'lastName', names('Last name'));

testMessages(jobApplicationFormSchema, complete, 'email', [
  ['', EMAIL_EMPTY],
  ['  ', EMAIL_EMPTY],
  ['a@bcde.com', EMAIL_SHORT],
  ['ab@bcde.com', OK],
  ['abc@bcde.com', OK],
  [emailOfLength(254), OK],
  [emailOfLength(255), OK],
  [emailOfLength(256), EMAIL_LONG],
  ['first.last-x_y@mail.example.co.in', OK],
  ['someone@ex-ample.museum', OK],
  ['someone@example.c', EMAIL_INVALID],
  ['someone@example.io', OK],
  ['someone@example.website', OK],
  ['someone@example.websites', EMAIL_INVALID],
  ['someone@example', EMAIL_INVALID],
  ['someone@.com.com', EMAIL_INVALID],
  ['someone@example..com', EMAIL_INVALID],
  ['some+one@example.com', EMAIL_INVALID],
  ['some one@example.com', EMAIL_INVALID],
  [' someone@example.com', OK],
  ['someone@example.com ', OK],
  ['@example.com.com', EMAIL_INVALID],
  ['a@b@example.com', EMAIL_INVALID],
  ['someone@mailinator.com', EMAIL_INVALID],
  ['someone@YopMail.com', EMAIL_INVALID],
  ['someone@notmailinator.com', OK],
  // Both the pattern and a length fail: the pattern's message is shown.
  ['a@b', EMAIL_INVALID],
  ['a'.repeat(320), EMAIL_INVALID],
  ['a'.repeat(321), EMAIL_LONG],
  // Both the domain and the length fail.
  [`${'a'.repeat(250)}@yopmail.com`, EMAIL_INVALID],
]);

testMessages(jobApplicationFormSchema, complete, 'phoneNumber', [
  ['', 'Phone number must not be empty'],
  [' ', 'Phone number must not be empty'],
  ['202555014', PHONE_SHORT],
  ['2025550143', OK],
  ['20255501431', PHONE_LONG],
  ['202555014a', PHONE_DIGITS],
  ['202-555-01', PHONE_DIGITS],
  ['٢٠٢٥٥٥٠١٤٣', PHONE_DIGITS],
  // Both a length and the pattern fail: the length's message is shown.
  ['+12025550143', PHONE_LONG],
  ['202 555', PHONE_SHORT],
  [' '.repeat(501), PHONE_LONG],
]);

testMessages(jobApplicationFormSchema, complete, 'agreeEnable', [
  [true, OK],
  [false, PRIVACY],
  [undefined, PRIVACY],
  ['true', PRIVACY],
]);

testMessages(jobApplicationFormSchema, complete, 'coverLetterDescription', [
  ['', OK],
  ['   ', OK],
  ['Dear team,\n\nI read your story on agent banking…', OK],
  ['a'.repeat(20_000), OK],
  ['a'.repeat(20_001), 'Cover letter must contain maximum 20,000 characters'],
  [undefined, OK],
]);

testMessages(jobApplicationFormSchema, complete, 'contactMeEnable', [
  [true, OK],
  [false, OK],
]);

test('names every required field of an empty form once, in order', { tags: ['ASVS-2.2.1'] }, () => {
  const empty = {
    name: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    coverLetterDescription: '',
  };
  const problems = problemsOf(jobApplicationFormSchema, {
    ...empty,
    agreeEnable: false,
    contactMeEnable: false,
  });
  expect(Object.entries(problems)).toEqual([
    ['name', ['First name must not be empty.']],
    ['lastName', ['Last name must not be empty.']],
    ['email', [EMAIL_EMPTY]],
    ['phoneNumber', ['Phone number must not be empty']],
    ['agreeEnable', [PRIVACY]],
  ]);
});

test('keeps the joiners of a name, and removes them elsewhere', () => {
  const joined = { name: '\u200cක්‍රිෂාන් ', lastName: 'فاطمه‌زهرا\u200c' };
  const sent = { ...complete, ...joined, email: 'asha\u200d.okafor@example.com\u200c' };
  expect(jobApplicationFormSchema.parse(sent)).toEqual({
    ...complete,
    name: 'ක්‍රිෂාන් ',
    lastName: 'فاطمه‌زهرا',
  });
});

test('trims white space around email address and number, and treats a blank cover letter as empty', () => {
  const typed = {
    ...complete,
    email: ' asha.okafor@example.com ',
    phoneNumber: ' 2025550143 ',
    coverLetterDescription: ' \n\t',
  };
  expect(jobApplicationFormSchema.parse(typed)).toEqual(complete);
  const letter = ' Dear team\n';
  expect(jobApplicationFormSchema.parse({ ...complete, coverLetterDescription: letter })).toEqual({
    ...complete,
    coverLetterDescription: letter,
  });
});
