import { expect, test } from 'vitest';
import { chooseJobs } from './choose-jobs.ts';

const jobs = [
  { jobId: 1, jobTitle: 'One', jobMode: 'Remote', jobLevel: 'Senior', jobLocation: 'Austin, TX' },
  { jobId: 2, jobTitle: 'Two', jobMode: 'Hybrid', jobLevel: 'Senior', jobLocation: 'Boston, MA' },
  { jobId: 3, jobTitle: 'Three', jobMode: ' remote', jobLevel: 'Junior' },
  { jobId: 4, jobTitle: 'Four' },
];
const choose = (choice: Partial<Parameters<typeof chooseJobs>[1]> = {}) =>
  chooseJobs(jobs, { filters: {}, found: undefined, sort: 'relevance', ...choice });
const ids = (choice: Parameters<typeof choose>[0]) => choose(choice).jobs.map(({ jobId }) => jobId);

test.each([
  [{}, [1, 2, 3, 4]],
  [{ filters: { mode: 'REMOTE' } }, [1, 3]],
  [{ filters: { mode: 'Remote', level: 'Senior' } }, [1]],
  [{ filters: { mode: 'Elsewhere' } }, []],
  [{ found: [3, 1] }, [3, 1]],
  [{ found: [3, 1], sort: 'newest' as const }, [1, 3]],
  [{ found: [4, 3], filters: { mode: 'Remote' } }, [3]],
  [{ found: [] }, []],
])('applies %j and keeps %j', (choice, left) => {
  expect(ids(choice)).toEqual(left);
});

test('counts the jobs of an option with all other choices applied', () => {
  const { options } = choose({ filters: { mode: 'Remote', level: 'Senior' }, found: [1, 2, 3] });
  expect(options.mode).toEqual([
    { value: 'Hybrid', count: 1 },
    { value: 'Remote', count: 1 },
  ]);
  expect(options.level).toEqual([
    { value: 'Junior', count: 1 },
    { value: 'Senior', count: 1 },
  ]);
  expect(options.place).toEqual([{ value: 'Austin, TX', count: 1 }]);
  expect(options.type).toEqual([]);
});

test('keeps a chosen value that no job has as an option', () => {
  const { options } = choose({ filters: { type: 'Contract' } });
  expect(options.type).toEqual([{ value: 'Contract', count: 0 }]);
});

test('counts the jobs that remain without one of the choices', () => {
  const { countsWithoutFilter } = choose({
    filters: { mode: 'Hybrid', level: 'Junior' },
    found: [1, 2, 3],
  });
  expect([...countsWithoutFilter]).toEqual([
    ['level', 1],
    ['mode', 1],
  ]);
});
