import { randomUUID } from 'node:crypto';

import { sql, type SqlBool, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { saveEmails } from '../../email/outbox/outbox-repository.ts';
import type { Services } from '../../services.ts';
import { createSecret, hashSecret } from '../../secrets.ts';
import { createOwnUrl } from '../emailed-links.ts';
import { succeed } from '../submission-response.ts';
import { createLinksEmail } from './application-emails.ts';

type LinkServices = Pick<Services, 'config' | 'database'>;

/** Max applications in one email: half of them the oldest of the address, half the newest. */
const maxLinks = 50;

/**
 * Saves that somebody asked for the links to the applications of an address. `sendRequestedLinks`
 * does the rest later, so no response reveals whether the address has applied.
 * @param origin the Origin header of the request.
 */
export async function requestLinks({ config, database }: LinkServices, email: string, origin = '') {
  const siteOrigin = config.allowedOrigins.includes(origin) ? origin : null;
  const request = { id: randomUUID(), receivedAt: new Date().toISOString(), email, siteOrigin };
  await database.commit((transaction) =>
    transaction.insertInto('linkRequests').values(request).execute(),
  );
  return succeed(
    'If you applied with this address, an email with the link is on its way, or reached you in the last few hours.',
  );
}

/**
 * Queues the emails of all requests for links. A request that fails stays for the next run.
 * @returns how many requests are done.
 * @throws the first error, after it has tried all requests.
 */
export async function sendRequestedLinks(services: LinkServices, signal?: AbortSignal) {
  const { queries, commit } = services.database;
  const requests = queries.selectFrom('linkRequests').select('id').orderBy('receivedAt');
  const failures: unknown[] = [];
  const waiting = await requests.execute();
  for (const { id } of waiting) {
    if (signal?.aborted === true) break;
    await commit((transaction) => sendLinks(services, transaction, id)).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
  return waiting.length;
}

/**
 * Only hashes of earlier links are stored, so the email has new links; the earlier ones stay valid.
 * It goes to the address as the first application spells it: later ones may be a stranger's.
 */
async function sendLinks(
  { config, database }: LinkServices,
  transaction: Transaction<Tables>,
  id: string,
): Promise<void> {
  const requests = transaction.deleteFrom('linkRequests').where('id', '=', id).returningAll();
  const request = await requests.executeTakeFirst();
  // Another instance has handled it.
  if (request === undefined) return;
  await database.lock(transaction, 'recipient', request.email.trim().toLowerCase());
  const applications = await findApplications(transaction, request.email);
  const [oldest] = applications;
  if (oldest === undefined) return;
  const omitted = Math.max(0, applications.length - maxLinks);
  const listed = applications.toSpliced(maxLinks / 2, omitted).map((application) => {
    const sender = { origin: request.siteOrigin ?? undefined, jobCountry: application.jobCountry };
    const secret = createSecret();
    return { application, secret, ownUrl: createOwnUrl(config, sender, secret) };
  });
  const { from, careersTo } = config.mail;
  const email = createLinksEmail(oldest.email, { links: listed, omitted }, careersTo);
  if (!(await saveEmails(transaction, id, from, [email]))) return;
  const rows = listed.map(({ application, secret }) => ({
    secretHash: hashSecret(secret),
    applicationId: application.id,
    requestId: id,
  }));
  await transaction.insertInto('applicationLinks').values(rows).execute();
}

/** Oldest first. None of them can be deleted until the transaction ends. */
async function findApplications(transaction: Transaction<Tables>, email: string) {
  const rows = await transaction
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.jobId', 'applications.jobId')
    .select(['id', 'receivedAt', 'email', 'reference', 'jobs.jobCountry'])
    .select(['applications.jobTitle', 'applications.jobCode', 'applications.location'])
    .where(sql<SqlBool>`lower(email) = lower(${email.trim()})`)
    // In the order in which deletions lock them.
    .orderBy('id')
    .forKeyShare('applications')
    .execute();
  return rows.toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1));
}
