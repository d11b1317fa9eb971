import { expect, test, vi } from 'vitest';
import { findStoredJob, storeJob, toApplicationJob } from './stored-job.ts';

const job = { jobId: 7, jobCode: 'KES-7', jobTitle: 'Designer', jobLocation: 'Austin, TX' };

test('stores exactly the four values under the keys of the contract', () => {
  const described = { ...job, jobInfo: 'not stored' };
  storeJob(described);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    jobTitle: 'Designer',
    jobLocation: 'Austin, TX',
    jobId: '7',
    jobCode: 'KES-7',
  });
  expect(findStoredJob()).toEqual(job);
});

test.each(['jobTitle', 'jobLocation', 'jobId', 'jobCode'])('finds no job without %s', (key) => {
  storeJob(job);
  localStorage.removeItem(key);
  expect(findStoredJob()).toBeUndefined();
});

test.each([
  ['forbids storage', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)],
  ['has no storage', () => vi.stubGlobal('localStorage', null)],
])('continues in a browser that %s', (_how, withhold) => {
  withhold();
  expect(() => storeJob(job)).not.toThrow();
  expect(findStoredJob()).toBeUndefined();
});

function forbid(): never {
  throw new DOMException('Forbidden', 'SecurityError');
}

test('stores a job without a place and a code', () => {
  expect(toApplicationJob({ jobId: 7, jobTitle: 'Designer' })).toEqual({
    jobId: 7,
    jobTitle: 'Designer',
    jobLocation: 'Not stated',
    jobCode: '7',
  });
});
