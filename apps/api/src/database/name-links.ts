import { randomUUID } from 'node:crypto';
import { applicationLinks, type EmailedLink } from '@kestrova/emails';
import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** What the migration removes. */
interface EarlierTables extends Omit<Tables, 'outbox_emails'> {
  outbox_emails: Tables['outbox_emails'] & { unsubscribeUrl: string | null };
  linkRequests: { id: string; receivedAt: string; email: string; siteOrigin: string | null };
}

/**
 * Makes the unsent emails of earlier versions name what their links open, in place of numbered secrets,
 * and queues the emails with links that visitors had requested.
 */
export async function nameLinksOfUnsentEmails(transaction: Transaction<Tables>): Promise<void> {
  const queries = transaction as unknown as Transaction<EarlierTables>;
  const unsent = await queries
    .selectFrom('outbox_emails')
    .leftJoin('jobAlerts', 'jobAlerts.id', 'recordId')
    .select(['outbox_emails.id', 'recordId', 'content', 'confirms', 'addressId', 'unsubscribeUrl'])
    .where('state', '<>', 'sent')
    .where('content', 'like', '%#secret-%')
    .execute();
  for (const email of unsent) {
    const content = email.confirms === 'links' ? writeLater(null) : nameLinks(email);
    await queries
      .updateTable('outbox_emails')
      .set({ content })
      .where('id', '=', email.id)
      .execute();
  }
  const requests = await queries.selectFrom('linkRequests').selectAll().execute();
  for (const { id, receivedAt, email, siteOrigin } of requests) {
    const request = {
      id: randomUUID(),
      recordId: id,
      messageId: `<${randomUUID()}@${siteOrigin === null ? 'localhost' : new URL(siteOrigin).hostname}>`,
      recipient: email.trim(),
      subject,
      content: writeLater(siteOrigin),
      state: 'waiting' as const,
      attempts: 0,
      createdAt: receivedAt,
      nextAttemptAt: receivedAt,
      confirms: 'links' as const,
      unsubscribeUrl: null,
    };
    await queries.insertInto('outbox_emails').values(request).execute();
  }
}

interface EarlierEmail {
  /** The id of its application or alert. */
  recordId: string;
  content: string;
  addressId: string | null;
  unsubscribeUrl: string | null;
}

const linkPattern = /^(.*)\/careers\/(application|alerts)#secret-\d+$/;

function nameLinks({ recordId, content, addressId, unsubscribeUrl }: EarlierEmail): string {
  const named = JSON.parse(content, (key, value: unknown) => {
    const [, siteOrigin, page] = linkPattern.exec(String(value)) ?? [];
    if (key !== 'url' || siteOrigin === undefined) return value;
    const isAlert = page === 'alerts';
    return {
      purpose: isAlert ? 'alert' : 'application',
      subject: isAlert ? `${recordId}.${addressId}` : recordId,
      siteOrigin,
    } satisfies EmailedLink;
  }) as object;
  if (unsubscribeUrl === null || addressId === null) return JSON.stringify(named);
  const siteOrigin = new URL(unsubscribeUrl).origin;
  const unsubscribe: EmailedLink = { purpose: 'unsubscribe', subject: addressId, siteOrigin };
  return JSON.stringify({ ...named, unsubscribe });
}

const { subject } = applicationLinks({ links: [] });

/** The content of an email that is written when it is sent, as `LaterContent`. */
function writeLater(siteOrigin: string | null): string {
  return JSON.stringify({ subject, writtenLater: 'links', ...(siteOrigin && { siteOrigin }) });
}
