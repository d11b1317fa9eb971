import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { contactRequestSchema, toContactRequest } from './contact-request.ts';
import { jobApplicationDataSchema, toJobApplicationData } from './job-application.ts';

const application = {
  name: 'Asha',
  lastName: 'Okafor',
  email: 'asha.okafor@example.com',
  phoneNumber: '2025550143',
  coverLetterDescription: 'Dear team',
  agreeEnable: true,
  contactMeEnable: false,
};
const job = { jobId: 7, jobCode: 'KES-7', jobTitle: 'Designer', jobLocation: 'Austin, TX' };
const contact = {
  full_name: 'Asha Okafor',
  email: 'asha@example.com',
  company_name: 'Harbor Bank',
  company_type: 'harborbank.com',
  phone_number: '+1 2025550143',
  message: 'Hello',
};

test('accepts a job id as a number or as digits, as browser storage keeps it', () => {
  for (const jobId of [7, '7']) {
    const data = { ...toJobApplicationData(application, job), jobId };
    expect(jobApplicationDataSchema.parse(data).jobId).toBe(7);
  }
});

test('accepts an application without its optional field, as an earlier page sends it', () => {
  const { coverLetterDescription: _, ...sent } = toJobApplicationData(application, job);
  expect(jobApplicationDataSchema.parse(sent)).toEqual(sent);
});

test('names the missing job of a rejected application', () => {
  const data = toJobApplicationData(application, { ...job, jobCode: '', jobTitle: '\0' });
  expect(issuesOf(jobApplicationDataSchema, data)).toEqual([
    ['jobRole', 'Job role must not be empty.'],
    ['jobCode', 'Job code must not be empty.'],
    ['jobTitle', 'Job title must not be empty.'],
  ]);
});

test('rejects a country that no region has', () => {
  const request = { ...toContactRequest(contact, 'USA'), country: 'usa' };
  expect(issuesOf(contactRequestSchema, request)).toEqual([
    ['country', 'Country must be India or USA.'],
  ]);
});

function issuesOf(schema: z.ZodMiniType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
}
