import { jobFilterNames, type JobFilterChoice } from '@kestrova/api-contract';
import { regions, type RegionCode } from '@kestrova/regions';

/** How many jobs are shown at first, and how many more each 'Show more' adds. */
export const JOBS_AT_A_TIME = 24;

/** More than anybody types. A search for the words of a whole page would take seconds. */
const MAX_KEYWORDS = 200;

/** In which order jobs are shown. */
export type JobSort = 'newest' | 'relevance';

/** Which jobs the careers page shows, as its address says it. */
export interface JobChoice {
  readonly country: RegionCode;
  /** Blank without keywords. */
  readonly keywords: string;
  readonly filters: JobFilterChoice;
  /** Absent for the default order: by relevance with keywords, otherwise the newest first. */
  readonly sort?: JobSort | undefined;
  /** How many jobs are shown at most. */
  readonly shown: number;
}

/** What may narrow a list of jobs, in the order in which it is shown. */
export const choiceNames = ['keywords', ...jobFilterNames] as const;

/** The default: all values of each filter. */
export const NO_FILTERS: JobFilterChoice = Object.fromEntries(
  jobFilterNames.map((name) => [name, undefined]),
);

/** The choice of an address without parameters. */
export function defaultJobChoice(country: RegionCode): JobChoice {
  return { country, keywords: '', filters: {}, shown: JOBS_AT_A_TIME };
}

/**
 * Reads the search part of an address liberally, and ignores invalid values.
 * A filter keeps a value that no job has, since it may have been shared while one had.
 */
export function parseJobChoice(search: string, defaultCountry: RegionCode): JobChoice {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name)?.trim() ?? '';
  const filters = jobFilterNames.flatMap((name) => (read(name) ? [[name, read(name)]] : []));
  const named = read('country').toLowerCase();
  const region = regions.find(({ code, country }) => [code, country.toLowerCase()].includes(named));
  return {
    country: region?.code ?? defaultCountry,
    keywords: read('q').slice(0, MAX_KEYWORDS),
    filters: Object.fromEntries(filters) as JobFilterChoice,
    sort: read('sort') === 'newest' ? 'newest' : undefined,
    shown: parseShown(read('show')),
  };
}

/** A number of jobs, rounded up to whole steps. */
function parseShown(text: string): number {
  const wanted = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.max(1, Math.ceil(wanted / JOBS_AT_A_TIME)) * JOBS_AT_A_TIME;
}

/** The search part of the address for a choice; defaults are omitted. */
export function formatJobChoice(choice: JobChoice, defaultCountry: RegionCode): string {
  const { country, keywords, filters, sort, shown } = choice;
  const params = new URLSearchParams();
  if (country !== defaultCountry) params.set('country', country);
  if (keywords) params.set('q', keywords);
  for (const name of jobFilterNames) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  // The other order is the usual one.
  if (keywords && sort === 'newest') params.set('sort', sort);
  if (shown > JOBS_AT_A_TIME) params.set('show', String(shown));
  const search = params.toString();
  return search && `?${search}`;
}
