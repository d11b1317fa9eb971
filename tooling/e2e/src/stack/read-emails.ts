import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { DATA_FOLDER } from './regions.ts';

export async function findEmail(recipient: string, subject = /./): Promise<Email> {
  const find = async () =>
    (await readEmails(recipient)).filter((email) => subject.test(email.subject ?? ''));
  await expect.poll(async () => (await find()).length, `${subject} to ${recipient}`).toBe(1);
  const [email] = await find();
  if (!email) throw new Error(`The email about ${subject} is gone.`);
  return email;
}

/** The emails to an address in the mail folder of the shared API. */
async function readEmails(recipient: string): Promise<Email[]> {
  const folder = join(DATA_FOLDER, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name)).catch(ignoreAbsent);
      // Parsing the emails of all journeys, with their attachments, would take long.
      return content?.includes(recipient) ? PostalMime.parse(content) : undefined;
    }),
  );
  return emails.flatMap((email) =>
    email?.to?.some(({ address }) => address === recipient) ? [email] : [],
  );
}

/** A copy may be deleted, with its application, after the folder was listed. */
function ignoreAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** The link in an email that begins with `start`. */
export function findLink({ text = '' }: Email, start: string): string {
  return text.split(/\s+/).find((word) => word.startsWith(start)) ?? `No link to ${start}: ${text}`;
}
