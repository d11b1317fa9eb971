import { renderEmail, type EmailContent, type RenderedEmail } from '@kestrova/emails';
import type { Database, Queries } from '../../database/open-database.ts';
import type { EmailRow } from '../../database/schema.ts';

const secretOfLink = /(?<=\/careers\/(?:application|alerts)#)[\w.-]+/g;
const placeOfSecret = /(?<=\/careers\/(?:application|alerts))#secret-(\d+)(?!\w)/g;

/**
 * Takes the secrets of links out of the content of an email that is to be stored; they are kept apart
 * until it is sent, and out of backups.
 */
export function takeOutSecrets(content: string): { content: string; secrets: string[] } {
  const secrets = [...new Set(content.match(secretOfLink) ?? [])];
  const takenOut = content.replaceAll(
    secretOfLink,
    (secret) => `secret-${secrets.indexOf(secret)}`,
  );
  return { content: takenOut, secrets };
}

/** A row of the outbox, and what it says. */
export interface StoredEmail extends EmailRow, RenderedEmail {}

/**
 * Renders an email that is about to be sent, with the secrets of its links. Without them, as after a
 * restored backup, the links lead to the pages where a visitor can ask for new ones.
 */
export async function renderStoredEmail(
  { queries }: Database,
  row: EmailRow,
): Promise<StoredEmail> {
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

/** Renders what a row of the outbox holds, without the secrets of its links. */
export function renderContent(content: string): RenderedEmail {
  return renderEmail(JSON.parse(content) as EmailContent);
}

export async function deleteSecrets(queries: Queries, emailId: string): Promise<void> {
  await queries.deleteFrom('emailSecrets').where('emailId', '=', emailId).execute();
}
