import { randomUUID } from 'node:crypto';
import { applicationLinks } from '@kestrova/emails';
import { sql, type SqlBool } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { DeliveryRow } from '../../database/schema.ts';
import { insertEmails, type WriteLater } from '../../outbox/outbox-repository.ts';
import { isSurplus } from '../../outbox/recipient-limit.ts';
import { findSiteOrigin } from '../../links/site-origin.ts';
import type { Services } from '../../services.ts';
import { succeed } from '../submission-response.ts';
import { linkToApplication } from './application-service.ts';

type LinkServices = Pick<Services, 'config' | 'database'>;

/** Max applications in one email: half of them the oldest of the address, half the newest. */
const maxLinks = 50;

/**
 * Queues an email with the links to the applications of an address, for every address: whether it has
 * applied is looked up when the email is sent, so neither the response nor its time reveals it.
 * @param origin the Origin header of the request.
 */
export async function requestLinks(
  { config, database }: LinkServices,
  address: string,
  origin = '',
) {
  const { from, careersTo } = config.mail;
  const siteOrigin = config.allowedOrigins.includes(origin) ? origin : undefined;
  const { subject } = applicationLinks({ links: [] });
  const email = {
    recipient: address.trim(),
    replyTo: careersTo,
    confirms: 'links' as const,
    content: { subject, writtenLater: 'links' as const, ...(siteOrigin && { siteOrigin }) },
    // The work for a known address must not slow down the next request, which would reveal it.
    delay: config.outbox.poll,
  };
  await database.commit((transaction) =>
    insertEmails(transaction, from, [{ recordId: randomUUID(), email }]),
  );
  return succeed(
    'If you applied with this address, an email with the link is on its way, or reached you in the last few hours.',
  );
}

/**
 * Writes the email with the links when it is sent. It goes to the address as the first application
 * spells it: later ones may be a stranger's.
 * @returns undefined if the address has no application, or gets too many of these emails.
 */
export function createLinksWriter({ config, database: { queries } }: LinkServices): WriteLater {
  return async (row, { siteOrigin }) => {
    if (await isSurplus(queries, row, row)) return undefined;
    const applications = await findApplications(queries, row.recipient);
    const [oldest] = applications;
    if (oldest === undefined) return undefined;
    const omitted = Math.max(0, applications.length - maxLinks);
    const links = applications.toSpliced(maxLinks / 2, omitted).map((application) => {
      const site = findSiteOrigin(config, siteOrigin, application.jobCountry);
      return { application, own: linkToApplication(application, site) };
    });
    return { recipient: oldest.email, content: applicationLinks({ links, omitted }) };
  };
}

/** Oldest first. */
async function findApplications(queries: Queries, address: DeliveryRow['recipient']) {
  return queries
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.jobId', 'applications.jobId')
    .select(['id', 'receivedAt', 'email', 'reference', 'jobs.jobCountry'])
    .select(['applications.jobTitle', 'applications.jobCode', 'applications.location'])
    .where(sql<SqlBool>`lower(email) = lower(${address})`)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
}
