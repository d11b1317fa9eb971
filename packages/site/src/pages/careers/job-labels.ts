import type { Region } from '@kestrova/regions';

const DAY = 86_400_000;

/**
 * How long ago a job was posted, in whole days of 86,400,000 ms (spec 2.15); empty if its date is
 * missing.
 */
export function formatPosted(createdDate: string | undefined, now: number): string {
  if (createdDate === undefined) return '';
  const days = Math.floor((now - Date.parse(createdDate)) / DAY);
  if (days < 1) return 'Posted Today';
  return days === 1 ? 'Posted 1 day ago' : `Posted ${days} days ago`;
}

interface JobCount {
  /** How many jobs are open in the country. */
  total: number;
  /** How many of them are chosen; absent if all are. */
  chosen?: number | undefined;
  country: Region;
}

/** How many jobs there are: '7 of 12 open positions in the USA'. */
export function formatCount({ total, chosen, country }: JobCount): string {
  const { countryInText, locale } = country;
  const positions = `${total.toLocaleString(locale)} open ${total === 1 ? 'position' : 'positions'} in ${countryInText}`;
  return chosen === undefined ? positions : `${chosen.toLocaleString(locale)} of ${positions}`;
}

/** How many jobs there are without a criterion: 'Without “Remote” there are 3'. */
export function formatCountWithout(criterion: string, count: number): string {
  return `Without “${criterion}” there ${count === 1 ? 'is' : 'are'} ${count}`;
}
