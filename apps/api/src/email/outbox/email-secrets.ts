import type { Database, Queries } from '../../database/open-database.ts';
import type { EmailRow } from '../../database/schema.ts';

type Content = Pick<EmailRow, 'text' | 'html'>;

const secretOfLink = /(?<=\/careers\/(?:application|alerts)#)[\w.-]+/g;
const placeOfSecret = /#secret-(\d+)(?!\w)/g;

/**
 * Takes the secrets of links out of an email that is to be stored; they are kept apart until it is
 * sent, and out of backups.
 */
export function takeOutSecrets({ text, html }: Content): Content & { secrets: string[] } {
  const secrets = [...new Set(`${text}\n${html}`.match(secretOfLink) ?? [])];
  const takeOut = (content: string) =>
    content.replaceAll(secretOfLink, (secret) => `secret-${secrets.indexOf(secret)}`);
  return { text: takeOut(text), html: takeOut(html), secrets };
}

/**
 * Puts the secrets back into an email that is about to be sent. Without them, as after a restored
 * backup, its links lead to the pages where a visitor can ask for new ones.
 */
export async function putSecretsBack<Email extends Content & { id: string }>(
  { queries }: Database,
  email: Email,
): Promise<Email> {
  const row = await queries
    .selectFrom('emailSecrets')
    .select('secrets')
    .where('emailId', '=', email.id)
    .executeTakeFirst();
  const secrets = JSON.parse(row?.secrets ?? '[]') as string[];
  const putBack = (content: string) =>
    content.replaceAll(placeOfSecret, (_place, index: string) => {
      const secret = secrets[Number(index)];
      return secret === undefined ? '' : `#${secret}`;
    });
  return { ...email, text: putBack(email.text), html: putBack(email.html) };
}

export async function deleteSecrets(queries: Queries, emailId: string): Promise<void> {
  await queries.deleteFrom('emailSecrets').where('emailId', '=', emailId).execute();
}
