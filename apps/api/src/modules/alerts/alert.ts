import {
  API_PREFIX,
  endpoints,
  jobFilterNames,
  type JobAlertRequest,
} from '@kestrova/api-contract';
import { emailedLink, pathTo } from '@kestrova/paths';
import { regions } from '@kestrova/regions';
import type { JobAlertRow } from '../../database/schema.ts';
import type { AlertTokens } from './alert-tokens.ts';

/** The jobs of an alert; an empty field matches every value. */
export type AlertChoice = Pick<
  JobAlertRow,
  'country' | 'keywords' | 'place' | 'type' | 'mode' | 'level'
>;

/** The choice of a request, trimmed. */
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

/** Describes a choice in one line, such as "Jobs in India: “react”, Remote". */
export function describeChoice(choice: AlertChoice): string {
  const keywords = choice.keywords === '' ? [] : [`“${choice.keywords}”`];
  const filters = jobFilterNames.map((name) => choice[name]).filter((value) => value !== '');
  const criteria = [...keywords, ...filters].join(', ');
  return `Jobs in ${nameCountry(choice.country)}${criteria === '' ? '' : `: ${criteria}`}`;
}

/** The country with its article, if it has one. */
export function nameCountry(country: string): string {
  return regions.find((region) => region.country === country)?.countryInText ?? country;
}

/** The page where the alert is confirmed and all alerts of its address can be ended. */
export function createManageUrl(tokens: AlertTokens, { id, addressId, siteOrigin }: JobAlertRow) {
  const token = tokens.createManageToken({ alertId: id, addressId, issuedAt: Date.now() });
  return emailedLink(siteOrigin, 'alerts', token);
}

/** The URL at which a mail program ends all alerts of the address. */
export function createUnsubscribeUrl(tokens: AlertTokens, { addressId, siteOrigin }: JobAlertRow) {
  const path = endpoints.unsubscribe.path.replace(
    ':token',
    tokens.createUnsubscribeToken(addressId),
  );
  return `${siteOrigin}${API_PREFIX}${path}`;
}

/** The URL of the careers page with the jobs of an alert. */
export function createCareersUrl(alert: JobAlertRow): string {
  const region = regions.find(({ country }) => country === alert.country);
  const params = new URLSearchParams({ country: region?.code ?? '' });
  if (alert.keywords !== '') params.set('q', alert.keywords);
  for (const name of jobFilterNames) if (alert[name] !== '') params.set(name, alert[name]);
  return `${alert.siteOrigin}${pathTo('careers')}?${params.toString()}`;
}

/** The page of a job. */
export function createJobUrl({ siteOrigin }: JobAlertRow, jobId: number): string {
  return siteOrigin + pathTo('job-description', jobId);
}

/** Max confirmed alerts of one address; one more may wait for its confirmation. */
export const maxAlerts = 10;

/** What visitors are told about job alerts. */
export const messages = {
  // The same for every address, so it does not reveal who has alerts.
  sent: 'Please look into your mailbox: we have sent you an email. Open its link and press the button there to turn the alert on.',
  full: `There are ${maxAlerts} job alerts for this address already. Please end one of them, and then turn this one on.`,
  on: 'The alert is on. We write to you at most once a day, when there are new jobs that fit.',
  alreadyOn: 'The alert is on already. We write to you at most once a day, when new jobs fit.',
  ended: 'The alert has ended.',
  unsubscribed: 'All job alerts of this address have ended. You get no more emails about new jobs.',
  unknown:
    'This link does not lead to a job alert. The alert may have ended, or the link is incomplete: please open it from the email again.',
} as const;
