import { stat } from 'node:fs/promises';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { openDatabase, queryTimeouts } from '../database/open-database.ts';
import { maxWait } from '../database/sqlite-dialect.ts';
import type { Config } from '../config/config.ts';
import { OperatorError } from '../errors.ts';
import { ignoreMissing } from '../files/error-code.ts';

const noData = (what: string) =>
  new OperatorError(
    `There is no ${what} Nothing was created or changed. For a new place, start the server once: it creates what it needs.`,
  );

/** @throws OperatorError if the settings point at a place without data. It creates nothing. */
export async function assertDataExists(
  { database, files, dataDir }: Config,
  queryTimeout = queryTimeouts.operator,
): Promise<void> {
  if (database.url === undefined) {
    if (!(await exists(database.file))) {
      throw noData(`data in ${dataDir}: it has no kestrova.sqlite. Check DATA_DIR.`);
    }
    if (!isOurFile(database.file, queryTimeout)) {
      throw noData(
        `data in ${database.file}: it is not a database of this website. Check DATA_DIR.`,
      );
    }
  } else if (!(await isOurPostgres({ ...database, poolSize: 1 }, queryTimeout))) {
    throw noData('data in the PostgreSQL database that DATABASE_URL names. Check it.');
  }
  if (files.bucket === undefined && !(await exists(files.uploadsDir))) {
    throw noData(
      `folder "uploads" in ${dataDir}, though the database holds records. Check DATA_DIR, or S3_BUCKET if the files are in a bucket.`,
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(ignoreMissing)) !== undefined;
}

const ourTable = 'contactRequests';

/** Opens the file read-only, since `openDatabase` would turn any file into a database. */
function isOurFile(path: string, timeout: number): boolean {
  const database = new BetterSqlite(path, { readonly: true, timeout: Math.min(timeout, maxWait) });
  try {
    const find = database.prepare("select 1 from sqlite_master where type = 'table' and name = ?");
    return find.get(ourTable) !== undefined;
  } catch (error) {
    if (error instanceof BetterSqlite.SqliteError && error.code === 'SQLITE_NOTADB') return false;
    throw error;
  } finally {
    database.close();
  }
}

async function isOurPostgres(config: Config['database'], queryTimeout: number): Promise<boolean> {
  await using database = openDatabase(config, queryTimeout);
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${`"${ourTable}"`}) as found`.execute(database.queries);
  return rows[0]?.found !== null;
}
