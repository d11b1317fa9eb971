import {
  contactFormSchema,
  jobApplicationFormSchema,
  type ContactForm,
  type JobApplicationForm,
} from '@kestrova/validation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { firstIssueMessage, schemas, toContactRequest, toJobApplicationData } from './index.ts';

const INPUTS = 10_000;

const oneOf = (characters: string) => fc.constantFrom(...Array.from(characters));

/** Characters that rules distinguish: few, so that many texts reach a limit or match a pattern. */
const edgeCharacter = oneOf("aZé李𐐀 ,'’-_.@+%/:0123456789\0\t\n\u200b\u200d\u00a0");
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: edgeCharacter, maxLength: 60 }),
  fc.string({ unit: edgeCharacter, minLength: 253, maxLength: 258 }),
  fc.constantFrom('', ' ', '\u00a0'),
);

/** Mostly valid values; some have one more character, and some are arbitrary text. */
function around(good: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const spoiled = fc.tuple(good, edgeCharacter, fc.nat()).map(([text, character, at]) => {
    const cut = at % (text.length + 1);
    return text.slice(0, cut) + character + text.slice(cut);
  });
  return fc.oneof({ arbitrary: good, weight: 8 }, { arbitrary: spoiled, weight: 1 }, anything);
}

const names = (maxLength: number) =>
  fc.string({ unit: oneOf("abZéü李 -'"), minLength: 1, maxLength });
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: oneOf('0123456789'), minLength, maxLength });
const email = fc
  .tuple(
    fc.string({ unit: oneOf('abc.-_1'), minLength: 1, maxLength: 8 }),
    fc.constantFrom('example', 'a', 'mailinator', 'mail.example'),
    fc.constantFrom('com', 'co', 'in', 'edu', 'io', 'co.in'),
  )
  .map(([local, label, top]) => `${local}@${label}.${top}`);
const website = fc.constantFrom('example.com', 'https://www.example.co.in/about', 'http://a.b');

const applications: fc.Arbitrary<JobApplicationForm> = fc.record({
  name: around(names(22)),
  lastName: around(names(22)),
  email: around(email),
  phoneNumber: around(digits(9, 11)),
  coverLetterDescription: anything,
  agreeEnable: fc.oneof({ arbitrary: fc.constant(true), weight: 9 }, fc.constant(false)),
  contactMeEnable: fc.boolean(),
});

const contacts: fc.Arbitrary<ContactForm> = fc.record({
  full_name: around(names(52)),
  email: around(email),
  company_name: around(names(30)),
  company_type: around(website),
  phone_number: around(digits(9, 13).map((number) => `+1 ${number}`)),
  message: around(names(30)),
});

const job = { jobId: 7, jobCode: 'KES-7', jobTitle: 'Designer', jobLocation: 'Austin, TX' };

test('gives the same result and message in browser and server for every application', () => {
  const { data } = schemas.submitApplication.form;
  checkParity(applications, jobApplicationFormSchema, data, (form) =>
    toJobApplicationData(form, job),
  );
});

test('gives the same result and message in browser and server for every contact request', () => {
  const { body } = schemas.submitContactRequest;
  checkParity(contacts, contactFormSchema, body, (form) => toContactRequest(form, 'India'));
});

function checkParity<Form>(
  forms: fc.Arbitrary<Form>,
  formSchema: z.ZodMiniType,
  wireSchema: z.ZodMiniType,
  toWire: (form: Form) => unknown,
) {
  const results = fc.sample(forms, INPUTS).map((form) => ({
    form,
    browser: firstMessage(formSchema, form),
    server: firstMessage(wireSchema, JSON.parse(JSON.stringify(toWire(form)))),
  }));
  expect(results.filter(({ browser, server }) => browser !== server)).toEqual([]);
  const valid = results.filter(({ browser }) => browser === undefined).length;
  // Without enough of each kind the agreement would prove nothing.
  expect(
    Math.min(valid, INPUTS - valid),
    `${valid} of ${INPUTS} inputs are valid: adapt the inputs of this file to the changed rule`,
  ).toBeGreaterThan(INPUTS / 20);
}

function firstMessage(schema: z.ZodMiniType, value: unknown): string | undefined {
  const { error } = schema.safeParse(value);
  return error && firstIssueMessage(error);
}
