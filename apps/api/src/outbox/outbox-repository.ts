import { randomUUID } from 'node:crypto';
import { renderEmail, type EmailContent, type RenderedEmail } from '@kestrova/emails';
import type { Queries } from '../database/open-database.ts';
import type { Confirmed, DeliveryRow } from '../database/schema.ts';
import { addressLink, type Links } from '../links/links.ts';
import { instantAfter } from '../time.ts';
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

export interface NewEmail<Content = EmailContent | LaterContent> {
  recipient: string;
  content: Content;
  /** The Reply-To address; without it replies go to the sender. */
  replyTo?: string;
  /** The kind of a confirmation, whose address may belong to somebody else. */
  confirms?: Confirmed;
  /** Who caused a confirmation, for its limit: see `createSenderId`. */
  sender?: string;
  /** Milliseconds before which it is not sent. */
  delay?: number;
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
  const now = new Date();
  const domain = from.split('@').at(-1) ?? 'localhost';
  const rows = emails.map(({ recordId, email: { content, attachments, delay = 0, ...email } }) => ({
    ...email,
    content: JSON.stringify(content),
    subject: content.subject,
    attachments: attachments?.length ? JSON.stringify(attachments) : null,
    id: randomUUID(),
    recordId,
    // It stays the same however often the email is sent (RFC 5322 3.6.4).
    messageId: `<${randomUUID()}@${domain}>`,
    state: 'waiting' as const,
    attempts: 0,
    createdAt: now.toISOString(),
    nextAttemptAt: instantAfter(delay, now),
  }));
  await queries.insertInto('outbox_emails').values(rows).execute();
}

/** An email of which everything but its subject is written when it is sent. */
export interface LaterContent {
  subject: string;
  writtenLater: 'links';
  /** Scheme and host of our site that the request came from, if it named one. */
  siteOrigin?: string;
}

/** Writes such an email, for its recipient as it is known then; undefined if there is nothing to send. */
export type WriteLater = (
  row: DeliveryRow,
  content: LaterContent,
) => Promise<{ recipient: string; content: EmailContent } | undefined>;

export interface StoredEmail extends DeliveryRow, RenderedEmail {}

export interface RenderServices {
  links: Pick<Links, 'createUrl'>;
  writeLater: WriteLater;
}

/** Renders an email for sending, with the tokens of its links; undefined if there is nothing to send. */
export async function renderStoredEmail(
  { links, writeLater }: RenderServices,
  row: DeliveryRow,
): Promise<StoredEmail | undefined> {
  const stored = JSON.parse(row.content) as EmailContent | LaterContent;
  if (!('writtenLater' in stored)) return { ...row, ...renderEmail(stored, links.createUrl) };
  const written = await writeLater(row, stored);
  if (written === undefined) return undefined;
  const { recipient, content } = written;
  return { ...row, recipient, ...renderEmail(content, links.createUrl) };
}

/** The text of a stored email for the operator, whose links open nothing. */
export function renderText(content: string): string {
  const stored = JSON.parse(content) as EmailContent | LaterContent;
  if ('writtenLater' in stored) return 'The links are looked up when the email is sent.\n';
  return renderEmail(stored, (link) => addressLink(link, 'token')).text;
}
