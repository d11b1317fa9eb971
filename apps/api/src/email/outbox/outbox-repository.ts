import { randomUUID } from 'node:crypto';
import { renderEmail, type EmailContent, type RenderedEmail } from '@kestrova/emails';
import type { Database, Queries } from '../../database/open-database.ts';
import type { Confirmed, EmailRow } from '../../database/schema.ts';
import { isSurplus } from './recipient-limit.ts';

export interface EmailAttachment {
  name: string;
  /** As the recipient sees it. */
  filename: string;
  contentType: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

export interface NewEmail {
  recipient: string;
  content: EmailContent;
  /** The Reply-To address; without it replies go to the sender. */
  replyTo?: string;
  /** The kind of a confirmation, whose address may belong to somebody else. */
  confirms?: Confirmed;
  /** Who caused a confirmation, for its limit: see `createSenderId`. */
  sender?: string;
  /** The URL for one-click unsubscribing (RFC 8058), if there is something to end. */
  unsubscribeUrl?: string;
  attachments?: readonly EmailAttachment[];
}

/**
 * Saves the emails about a record in the record's own transaction. A confirmation above the limit
 * is omitted: repeating a form with a stranger's address must not fill the mailbox.
 * @returns whether the confirmation, if any, was queued, for the response to the visitor.
 */
export async function saveEmails(
  queries: Queries,
  recordId: string,
  from: string,
  emails: readonly NewEmail[],
): Promise<boolean> {
  const wanted: RecordEmail[] = [];
  for (const email of emails) {
    if (!(await isSurplus(queries, email))) wanted.push({ recordId, email });
  }
  await insertEmails(queries, from, wanted);
  return wanted.length === emails.length;
}

/** An email and the record that it is about, with which it is deleted. */
interface RecordEmail {
  recordId: string;
  email: NewEmail;
}

/** Saves emails about several records, in the transaction that decides that they are sent. */
export async function insertEmails(queries: Queries, from: string, emails: readonly RecordEmail[]) {
  if (emails.length === 0) return;
  const now = new Date().toISOString();
  const domain = from.split('@').at(-1) ?? 'localhost';
  const drafts = emails.map(({ recordId, email: { content, attachments, ...email } }) => ({
    ...email,
    ...takeOutSecrets(JSON.stringify(content)),
    subject: content.subject,
    attachments: attachments?.length ? JSON.stringify(attachments) : null,
    id: randomUUID(),
    recordId,
    // It stays the same however often the email is sent (RFC 5322 3.6.4).
    messageId: `<${randomUUID()}@${domain}>`,
    state: 'waiting' as const,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: now,
  }));
  const rows = drafts.map(({ secrets: _secrets, ...row }) => row);
  await queries.insertInto('outbox_emails').values(rows).execute();
  const secretRows = drafts.flatMap(({ id, secrets }) =>
    secrets.length > 0 ? [{ emailId: id, secrets: JSON.stringify(secrets) }] : [],
  );
  if (secretRows.length > 0) await queries.insertInto('emailSecrets').values(secretRows).execute();
}

const secretOfLink = /(?<=\/careers\/(?:application|alerts)#)[\w.-]+/g;
const placeOfSecret = /(?<=\/careers\/(?:application|alerts))#secret-(\d+)(?!\w)/g;

/**
 * Removes the secrets of links from the content of an email before it is stored. They are stored in
 * a separate table until the email is sent, and are in no backup.
 */
function takeOutSecrets(content: string): { content: string; secrets: string[] } {
  const secrets = [...new Set(content.match(secretOfLink) ?? [])];
  const takenOut = content.replaceAll(
    secretOfLink,
    (secret) => `secret-${secrets.indexOf(secret)}`,
  );
  return { content: takenOut, secrets };
}

export interface StoredEmail extends EmailRow, RenderedEmail {}

/**
 * Renders an email for sending, with the secrets of its links. If they are missing, as after a restore,
 * the links open the pages where a visitor can request new ones.
 */
export async function renderStoredEmail({ queries }: Database, row: EmailRow) {
  const secretRow = await queries
    .selectFrom('emailSecrets')
    .select('secrets')
    .where('emailId', '=', row.id)
    .executeTakeFirst();
  const secrets = JSON.parse(secretRow?.secrets ?? '[]') as string[];
  const content = row.content.replaceAll(placeOfSecret, (_place, index: string) => {
    const secret = secrets[Number(index)];
    return secret === undefined ? '' : `#${secret}`;
  });
  return { ...row, ...renderContent(content) };
}

/** Renders a row of the outbox, without the secrets of its links. */
export function renderContent(content: string): RenderedEmail {
  return renderEmail(JSON.parse(content) as EmailContent);
}
