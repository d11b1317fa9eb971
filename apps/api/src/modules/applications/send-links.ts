import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { saveEmails } from '../../email/outbox/outbox-repository.ts';
import type { ServerServices } from '../../services.ts';
import { findSiteOrigin } from '../site-origin.ts';
import { succeed } from '../submission-response.ts';
import { createLinksEmail } from './application-emails.ts';
import { createOwnApplicationUrl, createSecret, hashSecret } from './own-application-secret.ts';

/** Max applications in one email, the newest. */
const maxLinks = 10;

/** The same for every address, so it does not reveal who has applied. */
export const linksResponse = succeed(
  'Please look into your mailbox. If you applied with this address, an email with the link is on its way, or reached you within the last hours.',
);

/**
 * Sends an address the links to its applications. Only hashes of earlier links are stored, so it
 * gets new ones; the earlier ones stay good.
 * @param origin the Origin header of the request.
 */
export async function sendLinks(
  { config, database, wakeOutbox }: ServerServices,
  email: string,
  origin: string | undefined,
): Promise<void> {
  const { from, careersTo } = config.mail;
  await database.commit(async (transaction) => {
    const applications = await findApplications(transaction, email);
    const [newest] = applications;
    if (newest === undefined) return;
    const links = applications.map((application) => ({ application, secret: createSecret() }));
    const isQueued = await saveEmails(transaction, newest.id, from, [
      createLinksEmail(
        newest.email,
        links.map(({ application, secret }) => {
          const site = findSiteOrigin(config, origin, application.jobCountry);
          return { application, ownUrl: createOwnApplicationUrl(site, secret) };
        }),
        careersTo,
      ),
    ]);
    if (!isQueued) return;
    const rows = links.map(({ application, secret }) => ({
      secretHash: hashSecret(secret),
      applicationId: application.id,
    }));
    await transaction.insertInto('applicationLinks').values(rows).execute();
  });
  wakeOutbox();
}

async function findApplications(transaction: Transaction<Tables>, email: string) {
  return transaction
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.jobId', 'applications.jobId')
    .selectAll('applications')
    .select('jobs.jobCountry')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .orderBy('receivedAt', 'desc')
    .limit(maxLinks)
    .execute();
}
