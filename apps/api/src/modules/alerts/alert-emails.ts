import {
  jobFilterNames,
  jobFilters,
  type JobFilterChoice,
  type JobFilterName,
} from '@kestrova/api-contract';
import { findJobWords } from '@kestrova/api-contract/job-search';
import { alertIsOn, confirmAlert, newJobs, type EmailedLink } from '@kestrova/emails';
import { formatCareersQuery, pathTo } from '@kestrova/paths';
import { regions } from '@kestrova/regions';
import { daysToConfirm, type JobAlertRow } from '../../database/schema.ts';
import type { NewEmail } from '../../outbox/outbox-repository.ts';
import type { OpenJob } from './open-jobs.ts';

const maxJobsListed = 20;

interface AlertEmailOptions {
  manage: EmailedLink;
  careersTo: string;
}

/**
 * Asks the address to confirm the alert, or says that the alert is already on.
 * @param filters the chosen filters that some open job has, as the job spells them.
 */
export function createAlertEmail(
  alert: JobAlertRow,
  filters: JobFilterChoice,
  { manage, careersTo, retentionDays }: AlertEmailOptions & { retentionDays: number },
): NewEmail {
  const { country, email: recipient } = alert;
  const shown = { country, countryInText: nameCountry(country), filters, manage };
  const isUnknown = (name: JobFilterName) => alert[name] !== '' && filters[name] === undefined;
  const hasMore = alert.keywords !== '' || jobFilterNames.some(isUnknown);
  const content =
    alert.confirmedAt === null
      ? confirmAlert({ ...shown, hasMore, daysToConfirm, retentionDays })
      : alertIsOn(shown);
  return { recipient, replyTo: careersTo, confirms: 'alert', content };
}

/** The new jobs for one alert, which its address has confirmed. */
export interface AlertMatch {
  alert: JobAlertRow;
  jobs: readonly OpenJob[];
}

/** Lists the new jobs for the alerts of one address, each job once. */
export function createNewJobsEmail(
  matches: readonly [AlertMatch, ...AlertMatch[]],
  { manage, careersTo, unsubscribe }: AlertEmailOptions & { unsubscribe: EmailedLink },
): NewEmail {
  const [{ alert }] = matches;
  const jobIds = matches.flatMap(({ jobs }) => jobs.map(({ jobId }) => jobId));
  const content = newJobs({
    lists: createLists(matches),
    alertCount: matches.length,
    jobCount: new Set(jobIds).size,
    manage,
    unsubscribe,
  });
  return { recipient: alert.email, replyTo: careersTo, content };
}

/** A job that matches several alerts is listed under the one with the fewest jobs. */
function createLists(matches: readonly AlertMatch[]) {
  const listed = new Set<number>();
  const maxEach = Math.max(1, Math.floor(maxJobsListed / matches.length));
  const sorted = matches.toSorted((one, other) => one.jobs.length - other.jobs.length);
  return sorted.flatMap((match) => {
    const { jobs } = match;
    const alert = toJobWords(match);
    const fresh = jobs.filter(({ jobId }) => !listed.has(jobId));
    if (fresh.length === 0) return [];
    for (const { jobId } of fresh) listed.add(jobId);
    const rest = fresh.length - maxEach;
    return [
      {
        choice: describeChoice(alert),
        items: fresh.slice(0, maxEach).map((job) => ({
          label: job.jobTitle,
          // Mail programs cut off a last `=`.
          url: alert.siteOrigin + pathTo('job-description', job.jobId).replaceAll('=', '%3D'),
          detail: [job.jobLocation, job.jobMode, job.jobType].filter(Boolean).join(' · '),
        })),
        ...(rest > 0 && { more: { label: `And ${rest} more`, url: createCareersUrl(alert) } }),
      },
    ];
  });
}

/** Describes the alert only in words of its jobs: a stranger may have typed any others. */
function toJobWords({ alert, jobs }: AlertMatch): JobAlertRow {
  const known = { ...alert, keywords: findJobWords(alert.keywords, jobs).join(' ') };
  for (const name of jobFilterNames) known[name] &&= jobs[0]?.[jobFilters[name]] ?? '';
  return known;
}

/** Describes a choice in one line, such as "Jobs in India: “react”, Remote". */
function describeChoice(choice: JobAlertRow): string {
  const keywords = choice.keywords === '' ? [] : [`“${choice.keywords}”`];
  const filters = jobFilterNames.map((name) => choice[name]).filter((value) => value !== '');
  const criteria = [...keywords, ...filters].join(', ');
  return `Jobs in ${nameCountry(choice.country)}${criteria === '' ? '' : `: ${criteria}`}`;
}

/** The country, with its article if it has one. */
function nameCountry(country: string): string {
  return regions.find((region) => region.country === country)?.countryInText ?? country;
}

function createCareersUrl(alert: JobAlertRow): string {
  const country = regions.find((region) => region.country === alert.country)?.code;
  const query = formatCareersQuery({ ...alert, country }, jobFilterNames);
  return alert.siteOrigin + pathTo('careers') + query;
}
