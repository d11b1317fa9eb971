import { expect, test } from 'vitest';
import { schemas } from '@kestrova/api-contract';
import {
  readCsrfToken,
  readErrorMessage,
  readJobDetails,
  readJobSummary,
  readSubmission,
} from './read-response.ts';

const summary = {
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
const { jobLevel: _level, jobInfo: _info, ...shared } = summary;
const details = {
  ...shared,
  jobDescription: 'Draw.',
  jobRequirements: 'A pen',
  skills: 'Type',
  qualification: 'A degree',
  benifits: '24,00,000',
};

test('what the server may say is read as it is', () => {
  expect(readJobSummary(schemas.getAllJobs.response.parse([summary])[0])).toEqual(summary);
  expect(readJobDetails(schemas.getJobDetailsById.response.parse(details))).toEqual(details);
});

test.each([null, undefined, {}])('every optional field may be %j', (nothing) => {
  const emptied = (job: object) =>
    Object.fromEntries(
      Object.entries(job).map(([name, value]) => [
        name,
        /jobId|jobTitle/.test(name) ? value : nothing,
      ]),
    );
  expect(readJobSummary(emptied(summary))).toEqual({ jobId: 1, jobTitle: 'Designer' });
  expect(readJobDetails(emptied(details))).toEqual({ jobId: 1, jobTitle: 'Designer' });
  expect(schemas.getAllJobs.response.safeParse([emptied(summary)]).success).toBe(false);
});

test.each([{ jobId: null }, { jobId: 'x' }, { jobId: 0 }, { jobTitle: null }, { jobTitle: ' ' }])(
  'a job is none with %j',
  (change) => {
    expect(readJobSummary({ ...summary, ...change })).toBeUndefined();
  },
);

test('a date that is none is absent', () => {
  expect(readJobSummary({ ...summary, createdDate: 'today' })?.createdDate).toBeUndefined();
});

test.each([
  [{ responseCode: 0, responseMessage: 'No.', email: null }, 0, 'No.'],
  [{ responseCode: '1', responseMessage: 'Yes.' }, 1, 'Yes.'],
  [{ responseCode: '', responseMessage: 'Hm.' }, undefined, 'Hm.'],
  [{ responseMessage: 'Only a message.' }, undefined, 'Only a message.'],
  [{ responseCode: 1, responseMessage: null }, 1, undefined],
])('the envelope of %j', (body, responseCode, responseMessage) => {
  expect(readSubmission(body)).toEqual({ responseCode, responseMessage });
});

test('an error body may have a null beside its text', () => {
  const body = { exceptionMsg: null, error: 'The disk is full.' };
  expect(readErrorMessage(body)).toBe('The disk is full.');
});

test.each([null, undefined, 42, 'text', []])('%j is no response of ours', (json) => {
  expect(readCsrfToken(json)).toBeUndefined();
  expect(readJobDetails(json)).toBeUndefined();
  expect(readErrorMessage(json)).toBeUndefined();
});
