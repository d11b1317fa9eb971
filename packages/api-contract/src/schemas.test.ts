import { expect, test } from 'vitest';
import { endpoints, schemas } from './index.ts';

const { query } = schemas.getAllJobs;

test.each([
  ['USA', 'USA'],
  ['usa', 'USA'],
  ['iNdIa', 'India'],
  [undefined, undefined],
])('accepts the country of a job list in any case: %j', (jobCountry, country) => {
  expect(query.parse({ jobCountry })).toEqual({ jobCountry: country });
});

test.each(['', 'France', 'in', ' USA'])('rejects a country without a site: %j', (jobCountry) => {
  const { error } = query.safeParse({ jobCountry });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Country must be India or USA.']);
});

test('lists every call of the specification, and our own', () => {
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls)).toEqual(
    new Set([
      'GET /csrf-token',
      'GET /job/get-all-jobs',
      'GET /job/get-job-details-by-id/:id',
      'GET /job-alert/get-job-alerts',
      'GET /job/own-application',
      'GET /job/review',
      'POST /contact/new-contact-request',
      'POST /job/application',
      'POST /job-alert/confirm',
      'POST /job-alert/end',
      'POST /job-alert/new-job-alert',
      'POST /job-alert/unsubscribe/:token',
      'POST /job/own-application/files',
      'POST /job/own-application/send-links',
      'POST /job/own-application/withdraw',
      'POST /job/review/status',
    ]),
  );
});

test('keeps the fields of the contract in a job, and drops unknown fields', () => {
  const job = {
    jobId: 1,
    jobTitle: 'Designer',
    jobLocation: 'Austin, TX',
    jobCode: 'KES-1',
    experince: 3.5,
    jobLevel: 'Senior',
    jobType: 'Full time',
    jobMode: 'Remote',
    jobInfo: 'Draw.',
    createdDate: '2026-11-20T08:00:00.000Z',
  };
  expect(schemas.getAllJobs.response.parse([{ ...job, isOpen: true }])).toEqual([job]);
  expect(schemas.getAllJobs.response.safeParse([{ ...job, createdDate: 'today' }]).success).toBe(
    false,
  );
});
