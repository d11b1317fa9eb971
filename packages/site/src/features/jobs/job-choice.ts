import { jobFilterNames, mapFilters, type JobFilterChoice } from '@kestrova/api-contract';
import { formatCareersQuery, parseCareersQuery } from '@kestrova/paths';
import { regions, type RegionCode } from '@kestrova/regions';

/** How many jobs are shown at first, and how many more each 'Show more' adds. */
export const JOBS_AT_A_TIME = 24;

/** More than anybody types. A search for all words of a page would take seconds. */
const MAX_KEYWORDS = 200;

export type JobSort = 'newest' | 'relevance';

/** The visitor's choice of jobs on the careers page, which its URL holds. */
export interface JobChoice extends JobFilterChoice {
  readonly country: RegionCode;
  /** Blank without keywords. */
  readonly keywords: string;
  /** Absent for the default order: by relevance with keywords, otherwise the newest first. */
  readonly sort?: JobSort | undefined;
  /** How many jobs are shown at most. */
  readonly shown: number;
}

/** The criteria for a list of jobs, in the order of the page. */
export const jobCriteria = ['keywords', ...jobFilterNames] as const;

export type JobCriterion = (typeof jobCriteria)[number];

/** All values of each filter. */
export const NO_FILTERS = mapFilters(() => '');

export function hasFilters(choice: JobFilterChoice): boolean {
  return jobFilterNames.some((name) => choice[name]);
}

/** The choice of an address without parameters. */
export function defaultJobChoice(country: RegionCode): JobChoice {
  return { country, keywords: '', shown: JOBS_AT_A_TIME };
}

/**
 * Reads the search part of an address liberally, and ignores invalid values. A filter keeps a value
 * that no job has, since the link may be older than the list.
 */
export function parseJobChoice(search: string, defaultCountry: RegionCode): JobChoice {
  const query = parseCareersQuery(search, jobFilterNames);
  const named = query.country?.toLowerCase() ?? '';
  const region = regions.find(({ code, country }) => [code, country.toLowerCase()].includes(named));
  return {
    ...query,
    country: region?.code ?? defaultCountry,
    keywords: query.keywords?.slice(0, MAX_KEYWORDS) ?? '',
    sort: query.sort === 'newest' ? 'newest' : undefined,
    shown: parseShown(query.shown),
  };
}

/** A number of jobs, rounded up to whole steps. */
function parseShown(text = ''): number {
  const wanted = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.max(1, Math.ceil(wanted / JOBS_AT_A_TIME)) * JOBS_AT_A_TIME;
}

/** The search part of the address for a choice; defaults are omitted. */
export function formatJobChoice(choice: JobChoice, defaultCountry: RegionCode): string {
  const { country, keywords, sort, shown } = choice;
  const query = {
    ...choice,
    country: country === defaultCountry ? undefined : country,
    // 'newest' is the only order without keywords, and 'relevance' the default with them.
    sort: keywords && sort === 'newest' ? sort : undefined,
    shown: shown > JOBS_AT_A_TIME ? String(shown) : undefined,
  };
  return formatCareersQuery(query, jobFilterNames);
}
