import { createJobSearch } from '@kestrova/api-contract/job-search';
import { expect, test } from 'vitest';
import { findSimilarJobs } from './similar-jobs.ts';

const titles = [
  'Senior Payments Engineer',
  'Payment Operations Lead',
  'Senior Data Engineer',
  'Product Designer',
  'Senior Recruiter',
  'Site Reliability Engineer',
  'Machine Learning Engineer',
];
const jobs = titles.map((jobTitle, place) => ({
  jobId: place + 1,
  jobTitle,
  jobLocation: 'Austin, TX',
  jobInfo: jobTitle.startsWith('Site') ? 'Keep payments running.' : undefined,
  jobLevel: 'Senior',
}));

test.each([
  ['orders jobs by their titles, then by their texts', 1, [2, 6, 3]],
  ['finds none for a job whose work no other job has', 4, []],
  ['finds none for a job that shares only its rank and place', 5, []],
  ['finds none for a job that is not on the list', 99, []],
])('%s', (_what, jobId, similar) => {
  const found = findSimilarJobs(jobs, createJobSearch(jobs), jobId);
  expect(found.map((job) => job.jobId)).toEqual(similar);
});
