import { afterEach, expect, test, vi } from 'vitest';
import { findAppliedJob, storeAppliedJob } from './applied-job.ts';

const job = { jobId: 7, jobCode: 'KES-7', jobTitle: 'Designer', jobLocation: 'Austin, TX' };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('stores exactly the four values, under the names of the contract', () => {
  const described = { ...job, jobInfo: 'not stored' };
  storeAppliedJob(described);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    jobTitle: 'Designer',
    jobLocation: 'Austin, TX',
    jobId: '7',
    jobCode: 'KES-7',
  });
  expect(findAppliedJob()).toEqual(job);
});

test.each(['jobTitle', 'jobLocation', 'jobId', 'jobCode'])('finds no job without %s', (key) => {
  storeAppliedJob(job);
  localStorage.removeItem(key);
  expect(findAppliedJob()).toBeUndefined();
});

test('applying goes on where the browser forbids storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(() => storeAppliedJob(job)).not.toThrow();
  expect(findAppliedJob()).toBeUndefined();
});
