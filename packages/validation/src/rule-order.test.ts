import { describe, expect, test } from 'vitest';
import { contactRules } from './contact-form.ts';
import { applicationRules } from './job-application-form.ts';
import { findProblem, type TextRules } from './text-rules.ts';

const nameOrder = (label: string, longest: number) => [
  'No special characters are allowed.',
  `${label} must contain maximum ${longest} characters`,
  `${label} must contain minimum 3 characters`,
  `${label} must not be empty.`,
];

/** The order of precedence of every list, by hand. */
const orders: [string, TextRules, string[]][] = [
  ['first name', applicationRules.firstName, nameOrder('First name', 20)],
  ['last name', applicationRules.lastName, nameOrder('Last name', 20)],
  [
    'application email',
    applicationRules.email,
    [
      'Enter a valid email address.',
      'Enter a valid email address.',
      'Email must contain a minimum of 11 characters.',
      'Email must contain a maximum of 255 characters.',
      'Email must not be empty.',
    ],
  ],
  [
    'application phone number',
    applicationRules.phoneNumber,
    [
      'Phone number must not be empty',
      'Phone number contains maximum of 10 digits',
      'Phone number must contain minimum 10 digits',
      'Only numbers are allowed',
    ],
  ],
  ['contact name', contactRules.fullName, nameOrder('Name', 50)],
  [
    'contact email',
    contactRules.email,
    ['Enter a valid email address.', 'Email must not be empty.'],
  ],
  [
    'company name',
    contactRules.companyName,
    [
      'Company name must contain maximum 255 characters',
      'Company name must contain minimum 2 characters',
      'Company name must not be empty.',
    ],
  ],
  [
    'company website',
    contactRules.companyWebsite,
    ['Enter a valid company website.', 'Company website must not be empty.'],
  ],
  [
    'contact number',
    contactRules.phoneNumber,
    [
      'Contact number must not be empty',
      'Contact number must not exceed 15 digits',
      'Contact number must be at least 12 digits long',
      'Enter a valid contact number with country code (e.g. +1 2025550143)',
    ],
  ],
  [
    'message',
    contactRules.message,
    ['Message must contain minimum 4 characters', 'Message must not be empty.'],
  ],
];

/** For every pair of rules that one text can break, a text that breaks both. */
const witnesses = [
  '',
  ' ',
  '\t\n ',
  '3',
  '@',
  'a@b',
  '12',
  '+1',
  'abc',
  '(202) 555',
  '@yopmail.com',
  '@'.repeat(21),
  '@'.repeat(51),
  'a'.repeat(256),
  '+12025550143555x',
  `${'a'.repeat(250)}@yopmail.com`,
];

describe.each(orders)('%s', (_, rules, order) => {
  test('lists its messages in the order of precedence', () => {
    expect(rules.map(({ message }) => message)).toEqual(order);
  });

  test.each(pairsOf(rules))('shows "%s" before "%s"', (first, second, text) => {
    const refusals = rules.filter((rule) => !rule.accepts(text)).map(({ message }) => message);
    expect(refusals).toContain(second);
    expect(findProblem(rules, text)).toBe(refusals[0]);
    expect(order.indexOf(first)).toBeLessThanOrEqual(order.indexOf(second));
  });
});

test('has a witness for every pair of rules that one text can break', () => {
  const count = orders.reduce((sum, [, rules]) => sum + pairsOf(rules).length, 0);
  expect(count).toBe(14);
});

/** The messages of each pair of rules that a witness breaks, and the witness. */
function pairsOf(rules: TextRules): [string, string, string][] {
  return rules.flatMap((first, at) =>
    rules.slice(at + 1).flatMap((second): [string, string, string][] => {
      const text = witnesses.find((witness) => !first.accepts(witness) && !second.accepts(witness));
      return text === undefined ? [] : [[first.message, second.message, text]];
    }),
  );
}
