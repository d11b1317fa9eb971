import { API_PREFIX, endpoints, jobFilterNames } from '@kestrova/api-contract';
import { emailedLink, pathTo } from '@kestrova/paths';
import { regions } from '@kestrova/regions';
import type { JobAlertRow } from '../../database/schema.ts';
import type { AlertTokens } from './alert-tokens.ts';

/** The page on which the alert is confirmed, and all alerts of its address are ended. */
export function createManageUrl(tokens: AlertTokens, { id, addressId, siteOrigin }: JobAlertRow) {
  const token = tokens.createManageToken({ alertId: id, addressId, issuedAt: Date.now() });
  return emailedLink(siteOrigin, 'alerts', token);
}

/** Where a mail program ends all alerts of the address. */
export function createUnsubscribeUrl(tokens: AlertTokens, { addressId, siteOrigin }: JobAlertRow) {
  const path = endpoints.unsubscribe.path.replace(
    ':token',
    tokens.createUnsubscribeToken(addressId),
  );
  return `${siteOrigin}${API_PREFIX}${path}`;
}

/** The careers page with the jobs of an alert, as that page writes its own address. */
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
