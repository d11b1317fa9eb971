import { readFile } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { OperatorError } from '../errors.ts';
import { ignoreMissing } from '../files/error-code.ts';
import { saveDurably } from '../files/durable-files.ts';
import { createSecret } from '../secrets.ts';

type KeySettings = Pick<Config, 'database' | 'linkKey' | 'linkKeyFile'>;

/**
 * Reads the key that signs emailed links: the setting LINK_KEY, or a file beside the data, which the first
 * start creates. It is in no backup.
 * @throws OperatorError if instances may share the database, but not the file, or if the file is damaged.
 */
export async function readLinkKey(
  { database: { url }, linkKey, linkKeyFile }: KeySettings,
  database: Database,
): Promise<string> {
  if (linkKey !== undefined) return linkKey;
  if (url !== undefined) {
    throw new OperatorError(
      'LINK_KEY is not set. It signs the links in emails, and every instance that uses this DATABASE_URL needs the same one. Set it to a secret of at least 32 characters, such as the output of "openssl rand -base64 32".',
    );
  }
  // SQLite runs one transaction at a time, so two processes do not create two keys.
  return database.queries.transaction().execute(async () => {
    const found = (await readFile(linkKeyFile, 'utf8').catch(ignoreMissing))?.trim();
    if (found === undefined) {
      const key = createSecret();
      await saveDurably(linkKeyFile, Buffer.from(`${key}\n`));
      return key;
    }
    if (found.length >= minKeyLength) return found;
    throw new OperatorError(
      `${linkKeyFile}, the key of emailed links, is damaged. Replace it with your copy. Without a copy, delete it: the next start creates a new key, and the page behind earlier links sends new ones.`,
    );
  });
}

const minKeyLength = 32;
