import { jobFilterNames, type JobAlertRequest } from '@kestrova/api-contract';
import { regions } from '@kestrova/regions';
import type { JobAlertRow } from '../../database/schema.ts';

/** Which jobs an alert is about; empty where any value will do. */
export type AlertChoice = Pick<
  JobAlertRow,
  'country' | 'keywords' | 'place' | 'type' | 'mode' | 'level'
>;

/** The choice of a request, without white space that says nothing. */
export function createChoice(request: JobAlertRequest): AlertChoice {
  const clean = (text: string | undefined) => (text ?? '').trim().replaceAll(/\s+/gu, ' ');
  return {
    country: request.country,
    keywords: clean(request.keywords),
    place: clean(request.place),
    type: clean(request.type),
    mode: clean(request.mode),
    level: clean(request.level),
  };
}

/** Whether two alerts are about the same jobs. */
export function isSameChoice(one: AlertChoice, other: AlertChoice): boolean {
  const isSame = (name: keyof AlertChoice) => one[name].toLowerCase() === other[name].toLowerCase();
  return isSame('country') && isSame('keywords') && jobFilterNames.every(isSame);
}

/** Says a choice in one line, such as "Jobs in India: “react”, Remote". */
export function describeChoice(choice: AlertChoice): string {
  const keywords = choice.keywords === '' ? [] : [`“${choice.keywords}”`];
  const filters = jobFilterNames.map((name) => choice[name]).filter((value) => value !== '');
  const wishes = [...keywords, ...filters].join(', ');
  return `Jobs in ${nameCountry(choice.country)}${wishes === '' ? '' : `: ${wishes}`}`;
}

/** The country as a sentence says it. */
export function nameCountry(country: string): string {
  return regions.find((region) => region.country === country)?.countryInText ?? country;
}
