import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { DATA_FOLDER } from './regions.ts';

/** The emails to an address in the mail folder of an API. */
export async function readEmails(recipient: string, dataFolder = DATA_FOLDER): Promise<Email[]> {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return emails.filter(({ to }) => to?.some(({ address }) => address === recipient));
}

/** Waits for the email with this subject, of which there is one. */
export async function findEmail(recipient: string, dataFolder: string, subject: RegExp) {
  const find = async () =>
    (await readEmails(recipient, dataFolder)).filter((email) => subject.test(email.subject ?? ''));
  await expect.poll(async () => (await find()).length, String(subject)).toBe(1);
  const [email] = await find();
  if (!email) throw new Error(`The email about ${subject} is gone.`);
  return email;
}

/** The link in an email that begins like this. */
export function findLink({ text = '' }: Email, start: string): string {
  return text.split(/\s+/).find((word) => word.startsWith(start)) ?? `No link to ${start}: ${text}`;
}
