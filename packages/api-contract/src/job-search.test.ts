import { expect, test } from 'vitest';
import { buildJobSearch, createJobSearch } from './job-search.ts';
import { matchesFilters } from './job-choice.ts';

const jobs = [
  { jobId: 1, jobTitle: 'Senior Java Engineer', jobLocation: 'Austin, TX', jobInfo: 'Payments.' },
  {
    jobId: 2,
    jobTitle: 'React Developer',
    jobLocation: 'Köln',
    jobInfo: 'Works with a Java team.',
  },
  { jobId: 3, jobTitle: 'Designer', jobMode: 'Remote', jobCode: 'KES-3' },
];
const search = createJobSearch(jobs);

test.each([
  ['java', [1, 2]],
  ['JAVA austin', [1]],
  ['raect', [2]],
  ['desinger', [3]],
  ['dev', [2]],
  ['koln', [2]],
  ['kes-3', [3]],
  ['remote', [3]],
  ['java remote', []],
  ['  ', []],
  ['***', []],
])('%j finds %j', (keywords, jobIds) => {
  expect(search.find(keywords)).toEqual(jobIds);
});

test('does not replace an exact word by a similar one', () => {
  const similar = { jobId: 4, jobTitle: 'Recruiter', jobInfo: 'Treat a developer well.' };
  expect(createJobSearch([...jobs, similar]).find('react devleoper')).toEqual([2]);
});

test('finds the same with an index that is built in steps', async () => {
  const many = Array.from({ length: 60 }, (_, place) => ({
    jobId: place + 10,
    jobTitle: `Tester ${place}`,
  }));
  const built = await buildJobSearch([...jobs, ...many]);
  expect(built.find('java')).toEqual([1, 2]);
  expect(built.find('tester')).toHaveLength(60);
});

test('searches jobs without a field by their other fields', () => {
  expect(createJobSearch([{ jobId: 9, jobTitle: 'Tester' }]).find('tester')).toEqual([9]);
});

test.each([
  [{}, true],
  [{ place: '' }, true],
  [{ place: 'austin, tx ' }, true],
  [{ place: 'Austin' }, false],
  [{ place: 'Austin, TX', mode: 'Remote' }, false],
])('%j chooses the job: %s', (choice, isChosen) => {
  expect(matchesFilters({ jobLocation: 'Austin, TX' }, choice)).toBe(isChosen);
});
