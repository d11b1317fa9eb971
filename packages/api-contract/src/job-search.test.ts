import { expect, test } from 'vitest';
import { buildJobSearch, createJobSearch, findJobWords } from './job-search.ts';
import { matchesFilters } from './job-filters.ts';

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

const skills = [
  'C# and .NET',
  'C++',
  'Node.js or ASP.NET',
  'R&D, benefits with 401(k)',
  'CI/CD and UI/UX',
  'Courier by car, in CI',
  'R',
  'C',
  'Network and Reactor Care',
].map((jobInfo, jobId) => ({ jobId, jobTitle: 'Position', jobInfo }));
const skillSearch = createJobSearch(skills);

test.each([
  ['C#', [0]],
  ['c++', [1]],
  ['.NET', [0, 2]],
  ['net', [0, 2, 8]],
  ['Node.js', [2]],
  ['node', [2]],
  ['js', [2]],
  ['R&D', [3]],
  ['401(k)', [3]],
  ['401k', [3]],
  ['CI/CD', [4]],
  ['UI/UX', [4]],
  ['ci', [4, 5]],
  ['r', [6]],
  ['C', [7]],
  ['re', []],
  ['rea', [8]],
  ['ndoe.js', [2]],
  ['.gett', []],
])('finds the skill %j in %j', (keywords, jobIds) => {
  expect(skillSearch.find(keywords).toSorted((one, other) => one - other)).toEqual(jobIds);
});

const compounds = ['Full-stack work', 'Full stack work', 'Fullstack work'].map(
  (jobTitle, jobId) => ({
    jobId,
    jobTitle,
  }),
);
const compoundSearch = createJobSearch([
  ...compounds,
  { jobId: 3, jobTitle: 'Full work, no stac' },
]);

test.each([
  ['full-stack', [0, 1, 2]],
  ['Full stack', [0, 1, 2]],
  ['fullstack', [0, 1, 2]],
  ['full-stack work', [0, 1, 2]],
  ['work full stack', [0, 1, 2]],
  ['stackfull', []],
])('finds the compound %j in each spelling', (keywords, jobIds) => {
  expect(compoundSearch.find(keywords).toSorted((one, other) => one - other)).toEqual(jobIds);
});

test.each(['react', 'React.js', 'ReactJS', 'react js'])(
  'finds a JavaScript library by %j in each spelling of the jobs',
  (keywords) => {
    const spellings = ['React', 'React.js', 'reactjs', 'React JS', 'JS'].map((jobTitle, jobId) => ({
      jobId,
      jobTitle,
    }));
    expect(
      createJobSearch(spellings)
        .find(keywords)
        .toSorted((one, other) => one - other),
    ).toEqual([0, 1, 2, 3]);
  },
);

test.each([
  ['full-stack', ['Full', 'stack']],
  ['python FULLSTACK', ['Fullstack']],
  ['front end work', ['frontend', 'work']],
])('names the words of %j as the jobs spell them', (keywords, words) => {
  const frontend = { jobId: 4, jobTitle: 'frontend work' };
  expect(findJobWords(keywords, [...compounds, frontend])).toEqual(words);
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

test.each([
  [{}, true],
  [{ place: '' }, true],
  [{ place: 'austin, tx ' }, true],
  [{ place: 'Austin' }, false],
  [{ place: 'Austin, TX', mode: 'Remote' }, false],
])('%j chooses the job: %s', (choice, isChosen) => {
  expect(matchesFilters({ jobLocation: 'Austin, TX' }, choice)).toBe(isChosen);
});
