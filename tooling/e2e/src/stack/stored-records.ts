import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_FOLDER } from './regions.ts';

/** A row of the API's database, by its columns. */
type Row = Record<string, unknown>;

/** Runs one statement on the database of the shared API. */
function query(statement: string, value: string): Row[] {
  using database = new DatabaseSync(join(DATA_FOLDER, 'kestrova.sqlite'), { timeout: 5000 });
  return database.prepare(statement).all(value);
}

export function findApplications(email: string): Row[] {
  return query('select * from applications where email = ?', email);
}

export function findContactRequests(email: string): Row[] {
  return query('select * from contactRequests where email = ?', email);
}

/** The files of an application, the CV first, with the bytes on the disk. */
export function findFiles(application: Row | undefined) {
  const ofApplication = 'select * from applicationFiles where applicationId = ? order by part desc';
  return Promise.all(
    query(ofApplication, String(application?.['id'])).map(async ({ part, originalName, name }) => ({
      part,
      originalName,
      // Uploads lie in folders that are named after their first two characters.
      bytes: await readFile(join(DATA_FOLDER, 'uploads', String(name).slice(0, 2), String(name))),
    })),
  );
}
