import { randomUUID } from 'node:crypto';
import type { EmailContent } from '@kestrova/emails';
import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { Confirmed } from '../../database/schema.ts';
import { day, hour, instantAfter } from '../../time.ts';
import { takeOutSecrets } from './stored-content.ts';

/** A stored file that is sent with an email. */
export interface EmailAttachment {
  /** The stored file. */
  name: string;
  /** As the recipient sees it. */
  filename: string;
  contentType: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** An email that can be queued. */
export interface NewEmail {
  recipient: string;
  content: EmailContent;
  /** The Reply-To address; without it replies go to the sender. */
  replyTo?: string;
  /** The kind of a confirmation, whose address may belong to somebody else. */
  confirms?: Confirmed;
  /** The URL for one-click unsubscribing (RFC 8058), if there is something to end. */
  unsubscribeUrl?: string;
  /** The stored files that are sent with it. */
  attachments?: readonly EmailAttachment[];
}

/** Max length of an address (RFC 5321 4.5.3.1): 64 characters, an @, and 255. */
const maxAddressLength = 320;

/** Whether an address can be in Reply-To: a longer one is undeliverable and would break its line. */
export function canReplyTo(address: string): boolean {
  return address.length <= maxAddressLength;
}

/**
 * Saves the emails about a record in the record's own transaction. A confirmation that is surplus is
 * left out: repeating a form with a stranger's address must not fill the mailbox.
 * @returns whether the confirmation, if there is one, was queued; the visitor is to be told.
 */
export async function saveEmails(
  queries: Queries,
  recordId: string,
  from: string,
  emails: readonly NewEmail[],
): Promise<boolean> {
  const wanted: RecordEmail[] = [];
  for (const email of emails) {
    const sendAt = await findSendTime(queries, email, new Date());
    if (sendAt !== undefined) wanted.push({ recordId, email, sendAt });
  }
  await insertEmails(queries, from, wanted);
  return wanted.length === emails.length;
}

/** An email and the record that it is about, with which it is deleted. */
interface RecordEmail {
  recordId: string;
  email: NewEmail;
  /** When it may leave; at once by default. */
  sendAt?: string;
}

/** Saves emails about several records, in the transaction that decides that they are sent. */
export async function insertEmails(
  queries: Queries,
  from: string,
  emails: readonly RecordEmail[],
): Promise<void> {
  if (emails.length === 0) return;
  const now = new Date().toISOString();
  const domain = from.split('@').at(-1) ?? 'localhost';
  const drafts = emails.map(({ recordId, email, sendAt = now }) => ({
    ...takeOutSecrets(JSON.stringify(email.content)),
    recipient: email.recipient,
    replyTo: email.replyTo ?? null,
    subject: email.content.subject,
    confirms: email.confirms ?? null,
    unsubscribeUrl: email.unsubscribeUrl ?? null,
    attachments: email.attachments?.length ? JSON.stringify(email.attachments) : null,
    id: randomUUID(),
    recordId,
    // It stays the same however often the email is sent (RFC 5322 3.6.4).
    messageId: `<${randomUUID()}@${domain}>`,
    state: 'waiting' as const,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: sendAt,
    leaseToken: null,
    sentAt: null,
    lastError: null,
  }));
  const rows = drafts.map(({ secrets: _secrets, ...row }) => row);
  await queries.insertInto('outbox_emails').values(rows).execute();
  const secretRows = drafts.flatMap(({ id, secrets }) =>
    secrets.length > 0 ? [{ emailId: id, secrets: JSON.stringify(secrets) }] : [],
  );
  if (secretRows.length > 0) await queries.insertInto('emailSecrets').values(secretRows).execute();
}

/** Max emails of one kind to one address in an hour, and max confirmations that wait for it. */
const maxEmailsPerHour = 5;
/** Max emails of one kind to one address that anybody can have sent there, in an hour and in a day. */
const maxRequested = { hour: 3, day: 10 };

/**
 * Finds when an email may leave to an address, in any case, that a visitor typed: at once, or an hour after
 * the fifth before it. Each kind has its own limit, so that a stranger who asks for one kind cannot block
 * another.
 * @returns undefined if it is not to be queued: a fourth in an hour or an eleventh in a day of a kind that
 * anybody can have sent to an address, or a confirmation of a contact request where five wait. That of an
 * application always is, since it has the only link to it.
 */
async function findSendTime(
  queries: Queries,
  { recipient, confirms }: NewEmail,
  now: Date,
): Promise<string | undefined> {
  if (confirms === undefined) return now.toISOString();
  const sameKind = queries
    .selectFrom('outbox_emails')
    // The indexed expression.
    .where(sql`lower(recipient)`, '=', recipient.trim().toLowerCase())
    .where('confirms', '=', confirms);
  const count = async (counted: typeof sameKind) => {
    const query = counted.select(({ fn }) => fn.countAll().as('count'));
    return Number((await query.executeTakeFirst())?.count ?? 0);
  };
  if (confirms === 'alert' || confirms === 'links') {
    const since = (time: number) =>
      count(sameKind.where('createdAt', '>', instantAfter(-time, now)));
    const isSurplus =
      (await since(hour)) >= maxRequested.hour || (await since(day)) >= maxRequested.day;
    return isSurplus ? undefined : now.toISOString();
  }
  const waiting = sameKind.where('state', '=', 'waiting');
  if (confirms === 'contact' && (await count(waiting)) >= maxEmailsPerHour) return undefined;
  const leavesAt = sql<string>`coalesce("sentAt", "nextAttemptAt")`;
  const fifthBefore = await sameKind
    .select(leavesAt.as('leavesAt'))
    .where('state', 'in', ['sent', 'waiting'])
    .orderBy(leavesAt, 'desc')
    .offset(maxEmailsPerHour - 1)
    .limit(1)
    .executeTakeFirst();
  const freeAt = fifthBefore === undefined ? 0 : Date.parse(fifthBefore.leavesAt) + hour;
  return new Date(Math.max(now.getTime(), freeAt)).toISOString();
}
