import { expect, test } from 'vitest';
import { contactFormSchema } from './contact-form.ts';
import { invisible, problemsOf, testMessages } from './testing/messages.ts';

const complete = {
  full_name: 'Asha Okafor',
  email: 'asha@example.com',
  company_name: 'Harbor Bank',
  company_type: 'https://www.harborbank.com',
  phone_number: '+1 2025550143',
  message: 'We need a team in Hyderabad.',
};

const SPECIAL = 'No special characters are allowed.';
const NAME_EMPTY = 'Name must not be empty.';
const NAME_LONG = 'Name must contain maximum 50 characters';
const EMAIL_INVALID = 'Enter a valid email address.';
const COMPANY_LONG = 'Company name must contain maximum 255 characters';
const COMPANY_SHORT = 'Company name must contain minimum 2 characters';
const COMPANY_EMPTY = 'Company name must not be empty.';
const WEBSITE_INVALID = 'Enter a valid company website.';
const WEBSITE_EMPTY = 'Company website must not be empty.';
const NUMBER_LONG = 'Contact number must not exceed 15 digits';
const NUMBER_SHORT = 'Contact number must be at least 12 digits long';
const NUMBER_INVALID = 'Enter a valid contact number with country code (e.g. +1 2025550143)';
const MESSAGE_SHORT = 'Message must contain minimum 4 characters';
const OK = undefined;

testMessages(contactFormSchema, complete, 'full_name', [
  ['', NAME_EMPTY],
  ['  ', NAME_EMPTY],
  ['A', 'Name must contain minimum 3 characters'],
  ['Al', OK],
  ['Ali', OK],
  ['a'.repeat(49), OK],
  ['a'.repeat(50), OK],
  ['a'.repeat(51), NAME_LONG],
  ["Siobhán O'Neil-Ray, Jr", OK],
  ['Al 2', SPECIAL],
  // Both the pattern and a length fail: the pattern's message is shown.
  ['@', SPECIAL],
  ['@'.repeat(500), SPECIAL],
  // A longer text is not read.
  ['@'.repeat(501), NAME_LONG],
]);

testMessages(contactFormSchema, complete, 'email', [
  ['', 'Email must not be empty.'],
  [' ', 'Email must not be empty.'],
  ['a', EMAIL_INVALID],
  ['a@b.co', OK],
  ['a@b.com', OK],
  ['a@b.org', OK],
  ['a@b.net', OK],
  ['a@b.in', OK],
  ['a@b.edu', OK],
  ['a@b.io', EMAIL_INVALID],
  ['a@b.comm', EMAIL_INVALID],
  ['a@b.co.in', EMAIL_INVALID],
  ['first.last+x%y-z@ex-ample.com', OK],
  ["siobhan.o'brien@example.com", OK],
  ['a b@example.com', EMAIL_INVALID],
  ['@example.com', EMAIL_INVALID],
  ['a@.com', EMAIL_INVALID],
  ['ASHA@EXAMPLE.COM', OK],
  ['someone@mailinator.com', OK],
  [' a@b.com ', OK],
  ['a@b .com', EMAIL_INVALID],
  [`${'a'.repeat(314)}@b.com`, OK],
  [`${'a'.repeat(315)}@b.com`, 'Email must contain maximum 320 characters'],
]);

testMessages(contactFormSchema, complete, 'company_name', [
  ['', COMPANY_EMPTY],
  ['\t ', COMPANY_EMPTY],
  ['A', COMPANY_SHORT],
  ['3M', OK],
  ['AT&T', OK],
  ['a'.repeat(254), OK],
  ['a'.repeat(255), OK],
  ['a'.repeat(256), COMPANY_LONG],
  [invisible.repeat(50), COMPANY_LONG],
  ['\0', COMPANY_EMPTY],
  ['A\u200b', COMPANY_SHORT],
]);

testMessages(contactFormSchema, complete, 'company_type', [
  ['', WEBSITE_EMPTY],
  ['  ', WEBSITE_EMPTY],
  ['example.c', WEBSITE_INVALID],
  ['example.co', OK],
  ['example.com', OK],
  ['www.example.com', OK],
  ['http://example.com', OK],
  ['https://www.example.com/', OK],
  ['https://careers.example.co.in/about', OK],
  ['HTTPS://Example.COM/About?x=1#y', OK],
  ['bücher.example', OK],
  ['example', WEBSITE_INVALID],
  ['ftp://example.com', WEBSITE_INVALID],
  ['https:/example.com', WEBSITE_INVALID],
  ['https://', WEBSITE_INVALID],
  ['.com', WEBSITE_INVALID],
  ['example..com', WEBSITE_INVALID],
  ['exam ple.com', WEBSITE_INVALID],
  ['example.com/a b', WEBSITE_INVALID],
  ['example.c0m', WEBSITE_INVALID],
  [`example.com/${'a'.repeat(2036)}`, OK],
  [`example.com/${'a'.repeat(2037)}`, 'Company website must contain maximum 2,048 characters'],
  ['javascript:alert(1)', WEBSITE_INVALID],
  ['someone@example.com', WEBSITE_INVALID],
  [' example.com\n', OK],
]);

testMessages(contactFormSchema, complete, 'phone_number', [
  ['', 'Contact number must not be empty'],
  ['   ', 'Contact number must not be empty'],
  ['+1202555014', NUMBER_SHORT],
  ['+12025550143', OK],
  ['+1 2025550143', OK],
  ['+91 9876543210', OK],
  ['+91 98765432101', OK],
  ['+91 987654321012', NUMBER_LONG],
  ['+1234 56789012', OK],
  ['+12345 6789012', NUMBER_INVALID],
  ['12025550143555', NUMBER_INVALID],
  ['+1  2025550143', NUMBER_INVALID],
  ['+1 202 5550143', NUMBER_INVALID],
  ['+1-2025550143', NUMBER_INVALID],
  ['+1 2025550143 ', OK],
  ['\u00a0+1 2025550143\t', OK],
  // Both a length and the pattern fail: the length's message is shown.
  ['2025550143', NUMBER_SHORT],
  ['(202) 555-0143 ext. 4', NUMBER_LONG],
  [' '.repeat(501), NUMBER_LONG],
]);

testMessages(contactFormSchema, complete, 'message', [
  ['', 'Message must not be empty.'],
  ['\n\n\n\n\n', 'Message must not be empty.'],
  ['Hey', MESSAGE_SHORT],
  ['Help', OK],
  ['Hello', OK],
  ['😀😀😀', MESSAGE_SHORT],
  ['😀😀😀😀', OK],
  ['a'.repeat(20_000), OK],
  ['a'.repeat(20_001), 'Message must contain maximum 20,000 characters'],
  ['abc\0', MESSAGE_SHORT],
]);

test('names every field of an empty form once, in order', { tags: ['ASVS-2.2.1'] }, () => {
  const empty = Object.fromEntries(Object.keys(complete).map((field) => [field, '']));
  expect(Object.entries(problemsOf(contactFormSchema, empty))).toEqual([
    ['full_name', [NAME_EMPTY]],
    ['email', ['Email must not be empty.']],
    ['company_name', [COMPANY_EMPTY]],
    ['company_type', [WEBSITE_EMPTY]],
    ['phone_number', ['Contact number must not be empty']],
    ['message', ['Message must not be empty.']],
  ]);
});

test('removes invisible characters from every field, and keeps the joiners of emoji', () => {
  const hide = (text: string) => invisible + text.replaceAll(/(?=.)/gu, invisible);
  const { phone_number: number, email, ...others } = complete;
  const hidden = Object.entries(others).map(([field, text]) => [field, hide(text)]);
  const entries = {
    ...Object.fromEntries(hidden),
    email: `${invisible}${email}${invisible}`,
    phone_number: `${invisible}+1\u00a0${number.slice(3)}`,
  };
  expect(contactFormSchema.parse(entries)).toEqual(complete);

  const message = '\u200d👩🏽‍💻 ❤️‍🔥\ttabs,\r\nlines and می‌خواهم\u200c';
  const sent = contactFormSchema.parse({ ...complete, message, company_name: 'A\u2010B\u2011C D' });
  expect(sent.message).toBe('👩🏽‍💻 ❤️‍🔥\ttabs,\r\nlines and می‌خواهم');
  expect(sent.company_name).toBe('A-B-C D');
});

test('trims white space around email address, number and website', () => {
  const typed = {
    ...complete,
    email: ' asha@example.com ',
    company_type: '\texample.com ',
    phone_number: ' +1 2025550143\u00a0',
    message: ' Four lines. ',
  };
  expect(contactFormSchema.parse(typed)).toEqual({
    ...typed,
    email: 'asha@example.com',
    company_type: 'example.com',
    phone_number: '+1 2025550143',
  });
});
