import { jobFilterNames, type JobFilterChoice, type JobFilterName } from '@kestrova/api-contract';
import { alertIsOn, confirmAlert, newJobs } from '@kestrova/emails';
import { daysToConfirm, type JobAlertRow } from '../../database/schema.ts';
import { createEmail, type NewEmail } from '../../email/new-email.ts';
import { createCareersUrl, createJobUrl, describeChoice, nameCountry } from './alert.ts';
import type { OpenJob } from './open-jobs.ts';

/** Max jobs that one email lists. */
const maxJobsListed = 20;

export interface AlertEmailOptions {
  manageUrl: string;
  careersTo: string;
}

/**
 * Asks the address to confirm the alert, or says that the alert is already on.
 * @param filters the chosen filters that some open job has, as the job spells them.
 */
export function createAlertEmail(
  alert: JobAlertRow,
  filters: JobFilterChoice,
  { manageUrl, careersTo, retentionDays }: AlertEmailOptions & { retentionDays: number },
): NewEmail {
  const { country } = alert;
  const shown = { country, countryInText: nameCountry(country), filters, manageUrl };
  const isUnknown = (name: JobFilterName) => alert[name] !== '' && filters[name] === undefined;
  const hasMore = alert.keywords !== '' || jobFilterNames.some(isUnknown);
  return createEmail(
    { recipient: alert.email, replyTo: careersTo, confirms: 'alert' },
    alert.confirmedAt === null
      ? confirmAlert({ ...shown, hasMore, daysToConfirm, retentionDays })
      : alertIsOn(shown),
  );
}

/** The new jobs for one alert, which its address has confirmed. */
export interface AlertMatch {
  alert: JobAlertRow;
  jobs: readonly OpenJob[];
}

/** Lists the new jobs for the alerts of one address, each job once. */
export function createNewJobsEmail(
  matches: readonly [AlertMatch, ...AlertMatch[]],
  { manageUrl, careersTo, unsubscribeUrl }: AlertEmailOptions & { unsubscribeUrl: string },
): NewEmail {
  const [{ alert }] = matches;
  const jobIds = matches.flatMap(({ jobs }) => jobs.map(({ jobId }) => jobId));
  return createEmail(
    { recipient: alert.email, replyTo: careersTo, unsubscribeUrl },
    newJobs({
      lists: createLists(matches),
      alertCount: matches.length,
      jobCount: new Set(jobIds).size,
      manageUrl,
    }),
  );
}

/** A job that fits several alerts stands under the one with the fewest, which is the most particular. */
function createLists(matches: readonly AlertMatch[]) {
  const listed = new Set<number>();
  const maxEach = Math.max(1, Math.floor(maxJobsListed / matches.length));
  const sorted = matches.toSorted((one, other) => one.jobs.length - other.jobs.length);
  return sorted.flatMap(({ alert, jobs }) => {
    const fresh = jobs.filter(({ jobId }) => !listed.has(jobId));
    if (fresh.length === 0) return [];
    for (const { jobId } of fresh) listed.add(jobId);
    const rest = fresh.length - maxEach;
    return [
      {
        choice: describeChoice(alert),
        items: fresh.slice(0, maxEach).map((job) => createItem(alert, job)),
        ...(rest > 0 && { more: { label: `And ${rest} more`, url: createCareersUrl(alert) } }),
      },
    ];
  });
}

function createItem(alert: JobAlertRow, job: OpenJob) {
  return {
    label: job.jobTitle,
    url: createJobUrl(alert, job.jobId),
    detail: [job.jobLocation, job.jobMode, job.jobType].filter(Boolean).join(' · '),
  };
}
