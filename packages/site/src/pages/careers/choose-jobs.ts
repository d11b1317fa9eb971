import type { ReceivedJobSummary } from '@kestrova/api-client';
import {
  jobFilterNames,
  jobFilters,
  mapFilters,
  normalizeFilterValue,
  type JobFilterChoice,
  type JobFilterName,
} from '@kestrova/api-contract';
import type { JobCriterion, JobSort } from '../../features/jobs/job-choice.ts';

/** A value of a filter, and how many jobs there are with it. */
interface FilterOption {
  readonly value: string;
  readonly count: number;
}

/** The jobs that match a choice, and the number that another choice would match. */
interface ChosenJobs {
  readonly jobs: readonly ReceivedJobSummary[];
  /** For each filter, the values of the jobs that match all other criteria. */
  readonly options: Readonly<Record<JobFilterName, readonly FilterOption[]>>;
  /** The number of jobs without one of the criteria, if it is larger. */
  readonly countsWithoutFilter: ReadonlyMap<JobCriterion, number>;
}

interface Choice {
  readonly filters: JobFilterChoice;
  /** The ids of the jobs that have the keywords, the best match first; absent without keywords. */
  readonly found: readonly number[] | undefined;
  readonly sort: JobSort;
}

/**
 * Chooses among the jobs of a country, and counts in the same pass how many jobs each other value
 * of a filter would match.
 */
export function chooseJobs(all: readonly ReceivedJobSummary[], choice: Choice): ChosenJobs {
  const ranks = choice.found && new Map(choice.found.map((id, rank) => [id, rank]));
  const wanted = mapFilters((name) => normalizeFilterValue(choice.filters[name] ?? ''));
  const counts = mapFilters(() => new Map<string, FilterOption>());
  const missesOfOne = new Map<JobCriterion, number>();
  const jobs: ReceivedJobSummary[] = [];

  for (const job of all) {
    const misses: JobCriterion[] = jobFilterNames.filter((name) => {
      return wanted[name] && wanted[name] !== normalizeFilterValue(job[jobFilters[name]] ?? '');
    });
    if (ranks && !ranks.has(job.jobId)) misses.push('keywords');
    const [missed] = misses;
    if (!missed) jobs.push(job);
    else if (misses.length === 1) missesOfOne.set(missed, (missesOfOne.get(missed) ?? 0) + 1);
    if (misses.length > 1) continue;
    // A job that fails only one filter matches another value of that filter.
    for (const name of jobFilterNames) {
      if (!missed || missed === name) countValue(counts[name], job[jobFilters[name]]);
    }
  }

  if (ranks && choice.sort === 'relevance') {
    jobs.sort((one, other) => (ranks.get(one.jobId) ?? 0) - (ranks.get(other.jobId) ?? 0));
  }
  return {
    jobs,
    options: mapFilters((name) => listOptions(counts[name], choice.filters[name])),
    countsWithoutFilter: new Map(
      [...missesOfOne].map(([name, count]) => [name, jobs.length + count]),
    ),
  };
}

/** Counts values that differ only in case or white space as one, in the spelling that comes first. */
function countValue(counts: Map<string, FilterOption>, text: string | undefined): void {
  const key = normalizeFilterValue(text ?? '');
  if (!text || !key) return;
  const { value, count } = counts.get(key) ?? { value: text.trim(), count: 0 };
  counts.set(key, { value, count: count + 1 });
}

/** The options of a filter in alphabetical order; the chosen one is always among them. */
function listOptions(
  counts: ReadonlyMap<string, FilterOption>,
  chosen: string | undefined,
): FilterOption[] {
  const options = [...counts.values()];
  if (chosen && !counts.has(normalizeFilterValue(chosen))) {
    options.push({ value: chosen, count: 0 });
  }
  return options.toSorted((one, other) => one.value.localeCompare(other.value, 'en'));
}

/** The value of a filter in the spelling of its options; empty for all values. */
export function findChosenValue(options: readonly FilterOption[], chosen = ''): string {
  const key = normalizeFilterValue(chosen);
  return options.find(({ value }) => normalizeFilterValue(value) === key)?.value ?? '';
}
