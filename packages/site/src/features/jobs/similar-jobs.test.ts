import { expect, test } from 'vitest';
import { createSimilarJobs } from './similar-jobs.ts';

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
  // The city of the first job is also that of those whose work is another.
  jobLocation: [0, 3, 4].includes(place) ? 'Wilmington, DE' : 'Austin, TX',
  jobInfo: 'Work with us.',
  jobLevel: 'Senior',
}));

const find = (list: Parameters<typeof createSimilarJobs>[0], jobId = 1) =>
  createSimilarJobs(list)(jobId).map(({ jobTitle }) => jobTitle);

test('the same work comes first, wherever it is; a rare word says more than a common one', () => {
  expect(find(jobs)).toEqual([
    'Payment Operations Lead',
    'Senior Data Engineer',
    'Site Reliability Engineer',
  ]);
});

test('between equal titles the text and the facts decide', () => {
  const engineer = { jobTitle: 'Engineer', jobLevel: 'Mid' };
  const cook = { jobId: 9, jobTitle: 'Cook' };
  const list = [
    { ...engineer, jobId: 1, jobInfo: 'Own the ledger of three banks.' },
    { ...engineer, jobId: 2, jobLevel: 'Senior' },
    { ...engineer, jobId: 3 },
    { ...engineer, jobId: 4, jobInfo: 'Read the ledger.', jobLevel: 'Senior' },
    cook,
  ];
  expect(createSimilarJobs(list)(1).map(({ jobId }) => jobId)).toEqual([4, 3, 2]);
});

test.each([
  ['whose work no other does', 'Product Designer'],
  ['that shares its rank alone', 'Senior Recruiter'],
])('a job %s has no similar one', (_what, title) => {
  expect(find(jobs, titles.indexOf(title) + 1)).toEqual([]);
});

test('a job that is not on the list, or is alone on it, has none', () => {
  expect(find(jobs, 99)).toEqual([]);
  expect(find(jobs.slice(0, 1))).toEqual([]);
});

test('a job that says little is compared by its title', () => {
  const bare = [1, 2, 3].map((jobId) => ({
    jobId,
    jobTitle: jobId < 3 ? 'SAP Consultant' : 'Cook',
  }));
  expect(createSimilarJobs(bare)(1).map(({ jobId }) => jobId)).toEqual([2]);
});
