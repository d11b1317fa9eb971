import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A row of the API's database, by its columns. */
export type KeptRow = Record<string, unknown>;

/** Runs one statement on the database of a running API, and closes it again. */
export function query(dataFolder: string, statement: string, ...values: string[]): KeptRow[] {
  const database = new DatabaseSync(join(dataFolder, 'kestrova.sqlite'), { timeout: 5000 });
  try {
    return database.prepare(statement).all(...values);
  } finally {
    database.close();
  }
}

/** The applications that came from an e-mail address. */
export function findApplications(dataFolder: string, email: string): KeptRow[] {
  return query(dataFolder, 'select * from applications where email = ?', email);
}

/** The files of an application, with their bytes as they lie on the disk. */
export function findFiles(dataFolder: string, application: KeptRow | undefined) {
  const rows = query(
    dataFolder,
    'select * from applicationFiles where applicationId = ? order by part desc',
    String(application?.['id']),
  );
  return Promise.all(
    rows.map(async (row) => ({
      part: row['part'],
      originalName: row['originalName'],
      bytes: await readFile(findUpload(dataFolder, String(row['name']))),
    })),
  );
}

/** Uploads lie in folders that are named after their first two characters. */
function findUpload(dataFolder: string, name: string): string {
  return join(dataFolder, 'uploads', name.slice(0, 2), name);
}

/** The contact requests that came from an e-mail address. */
export function findContactRequests(dataFolder: string, email: string): KeptRow[] {
  return query(dataFolder, 'select * from contactRequests where email = ?', email);
}

/** The letters to an address, as they lie in the mail folder. */
export async function findLetters(dataFolder: string, recipient: string): Promise<string[]> {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((letter) => letter.split(/\r?\n/).includes(`To: ${recipient}`));
}
