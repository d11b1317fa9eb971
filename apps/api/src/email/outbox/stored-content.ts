import { renderEmail, type EmailContent, type RenderedEmail } from '@kestrova/emails';
import type { Database } from '../../database/open-database.ts';
import type { EmailRow } from '../../database/schema.ts';

const secretOfLink = /(?<=\/careers\/(?:application|alerts)#)[\w.-]+/g;
const placeOfSecret = /(?<=\/careers\/(?:application|alerts))#secret-(\d+)(?!\w)/g;

/**
 * Removes the secrets of links from the content of an email before it is stored. They are stored apart
 * until the email is sent, and are in no backup.
 */
export function takeOutSecrets(content: string): { content: string; secrets: string[] } {
  const secrets = [...new Set(content.match(secretOfLink) ?? [])];
  const takenOut = content.replaceAll(
    secretOfLink,
    (secret) => `secret-${secrets.indexOf(secret)}`,
  );
  return { content: takenOut, secrets };
}

/** A row of the outbox with its content. */
export interface StoredEmail extends EmailRow, RenderedEmail {}

/**
 * Renders an email for sending, with the secrets of its links. If they are missing, as after a restore,
 * the links open the pages where a visitor can request new ones.
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

/** Renders a row of the outbox, without the secrets of its links. */
export function renderContent(content: string): RenderedEmail {
  return renderEmail(JSON.parse(content) as EmailContent);
}
