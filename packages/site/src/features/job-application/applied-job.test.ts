import { afterEach, expect, test, vi } from 'vitest';
import { findAppliedJob, storeAppliedJob, toAppliedJob } from './applied-job.ts';

const job = { jobId: 7, jobCode: 'KES-7', jobTitle: 'Designer', jobLocation: 'Austin, TX' };

afterEach(() => {
  vi.unstubAllGlobals();
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

test('applying goes on where the browser has no storage at all', () => {
  vi.stubGlobal('localStorage', null);
  expect(() => storeAppliedJob(job)).not.toThrow();
  expect(findAppliedJob()).toBeUndefined();
  vi.unstubAllGlobals();
});

test('a job without a place and a code can be applied for', () => {
  expect(toAppliedJob({ jobId: 7, jobTitle: 'Designer' })).toEqual({
    jobId: 7,
    jobTitle: 'Designer',
    jobLocation: 'Not stated',
    jobCode: '7',
  });
});
