import { jobFilterNames, type JobFilterChoice, type JobFilterName } from '@kestrova/api-contract';
import { daysToConfirm, type JobAlertRow } from '../../database/schema.ts';
import { createEmail, type NewEmail } from '../../email/templates/email.ts';
import { sender, type EmailList, type Fact } from '../../email/templates/email-content.ts';
import { createCareersUrl, createJobUrl, describeChoice, nameCountry } from './alert.ts';
import type { OpenJob } from './open-jobs.ts';

/** Max jobs that one email lists. */
const maxJobsListed = 20;

const filterLabels: Readonly<Record<JobFilterName, string>> = {
  place: 'Place',
  type: 'Type',
  mode: 'Work mode',
  level: 'Level',
};

export interface AlertEmailOptions {
  manageUrl: string;
  careersTo: string;
}

/**
 * Asks whether the address wants the alert. It repeats nothing that was typed, only filters that open
 * jobs have: the address may belong to somebody else.
 * @param known the chosen filters that some open job has, as the job spells them.
 */
export function createOptInEmail(
  alert: JobAlertRow,
  known: JobFilterChoice,
  { manageUrl, careersTo, retentionDays }: AlertEmailOptions & { retentionDays: number },
): NewEmail {
  const isUnknown = (name: JobFilterName) => alert[name] !== '' && known[name] === undefined;
  const hasMore = alert.keywords !== '' || jobFilterNames.some(isUnknown);
  return createEmail(
    {
      recipient: alert.email,
      replyTo: careersTo,
      subject: `Confirm your job alert at ${sender.brand}`,
      confirms: 'alert',
    },
    {
      heading: 'Confirm your job alert',
      paragraphs: [
        `Somebody asked us to write to this address about new jobs in ${nameCountry(alert.country)}. We only do so once you have pressed the button on the page that this link opens.`,
      ],
      facts: [
        ...describeFilters(alert.country, known),
        ...(hasMore ? [{ label: 'And', value: 'what else was chosen: the page shows it' }] : []),
      ],
      action: { label: 'See and turn on the alert', url: manageUrl },
      closing: [
        `You get at most one email a day, and only when there are new jobs. Each has a link that ends the alert, which ends by itself after ${describeDays(retentionDays)}.`,
        `Did you not ask for it? Then you need not do anything: without your confirmation it is deleted after ${describeDays(daysToConfirm)}.`,
      ],
    },
  );
}

/** Says that the alert which was asked for again is on already. */
export function createAlreadyOnEmail(
  alert: JobAlertRow,
  known: JobFilterChoice,
  { manageUrl, careersTo }: AlertEmailOptions,
): NewEmail {
  return createEmail(
    {
      recipient: alert.email,
      replyTo: careersTo,
      subject: `Your job alert at ${sender.brand} is on already`,
      confirms: 'alert',
    },
    {
      heading: 'This job alert is on already',
      paragraphs: [
        `Somebody asked for it once more with this address. You need not do anything: we write to you when there are new jobs in ${nameCountry(alert.country)} that fit.`,
      ],
      facts: describeFilters(alert.country, known),
      action: { label: 'See or end your job alerts', url: manageUrl },
      closing: [],
    },
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
  const [{ alert, jobs }] = matches;
  const count = new Set(matches.flatMap((match) => match.jobs.map(({ jobId }) => jobId))).size;
  const title = count === 1 ? `New job: ${jobs[0]?.jobTitle}` : `${count} new jobs`;
  return createEmail(
    {
      recipient: alert.email,
      replyTo: careersTo,
      subject: `${title} at ${sender.brand}`,
      unsubscribeUrl,
    },
    {
      heading: count === 1 ? 'A new job for you' : `${count} new jobs for you`,
      paragraphs: [
        matches.length === 1
          ? `You asked for this: ${describeChoice(alert)}.`
          : `These are new for ${matches.length} of your job alerts.`,
      ],
      facts: [],
      lists: createLists(matches),
      action: { label: 'See or end your job alerts', url: manageUrl },
      closing: [
        'We write at most once a day, and only when there are new jobs. The page behind the button ends each alert, and your mail program can end all of them.',
      ],
    },
  );
}

/** A job that fits several alerts stands under the one with the fewest, which is the most particular. */
function createLists(matches: readonly AlertMatch[]): EmailList[] {
  const listed = new Set<number>();
  const maxEach = Math.max(1, Math.floor(maxJobsListed / matches.length));
  const sorted = matches.toSorted((one, other) => one.jobs.length - other.jobs.length);
  return sorted.flatMap(({ alert, jobs }) => {
    const fresh = jobs.filter(({ jobId }) => !listed.has(jobId));
    if (fresh.length === 0) return [];
    for (const { jobId } of fresh) listed.add(jobId);
    const items = fresh.slice(0, maxEach).map((job) => createItem(alert, job));
    const rest = fresh.length - items.length;
    return [
      {
        label: matches.length === 1 ? '' : describeChoice(alert),
        items,
        ...(rest > 0 && {
          more: { label: `And ${rest} more`, url: createCareersUrl(alert) },
        }),
      },
    ];
  });
}

function createItem(alert: JobAlertRow, job: OpenJob) {
  return {
    title: job.jobTitle,
    url: createJobUrl(alert, job.jobId),
    detail: [job.jobLocation, job.jobMode, job.jobType].filter(Boolean).join(' · '),
  };
}

function describeFilters(country: string, filters: JobFilterChoice): Fact[] {
  return [
    { label: 'Country', value: country },
    ...jobFilterNames.flatMap((name) => {
      const value = filters[name];
      return value ? [{ label: filterLabels[name], value }] : [];
    }),
  ];
}

function describeDays(days: number): string {
  if (days === 365) return 'a year';
  return days === 1 ? 'a day' : `${days} days`;
}
