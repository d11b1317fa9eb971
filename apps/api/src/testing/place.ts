import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { inject } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase, queryTimeouts } from '../database/open-database.ts';
import { recordTables } from '../records/delete-records.ts';
import { day, instantAfter } from '../time.ts';
import { openForTest } from './open-for-test.ts';
import { createOperator } from './operator.ts';
import { createPostgresDatabase, runAt } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database without tables; test files make their own beside it. */
    postgresUrl: string;
    /** What `createTestPlace` copies: a migrated and seeded database of each kind. */
    templates: { postgres: string; sqliteFile: string };
  }
}

export type TestPlace = ReturnType<typeof createPlace>;

/** A data folder of its own with settings that let a test be quick. */
export function createPlace(changes: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-api-'));
  const environment: Record<string, string> = {
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    RATE_LIMIT_POSTS_PER_MINUTE: '10000000',
    MAX_SUBMISSIONS_IN_PROGRESS: '10000',
    MAX_UPLOADS_IN_PROGRESS: '10000',
    OUTBOX_POLL_MS: '50',
    OUTBOX_FIRST_RETRY_MS: '50',
    ALERTS_INTERVAL_SECONDS: '1',
    ...changes,
  };
  const config = readConfig({ ...environment, PORT: '0', HOST: '127.0.0.1' });
  const open = (queryTimeout = queryTimeouts.operator) =>
    openDatabase(config.database, queryTimeout);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return {
    ...createOperator(environment),
    /** The same settings as the environment of a process. */
    environment,
    config,
    /** Another connection to its database, beside those of a server. */
    openDatabase: open,
    /** Makes every record so many days older, as if that time had passed. */
    async ageRecords(days: number) {
      await using database = open();
      const receivedAt = instantAfter(-days * day);
      for (const table of recordTables) {
        await database.queries.updateTable(table).set({ receivedAt }).execute();
      }
    },
    remove,
    [Symbol.dispose]: remove,
  };
}

/** The databases; code with its own SQL is tested on both. */
export const dialects = ['sqlite', 'postgres'] as const;

export type DialectName = (typeof dialects)[number];

/** Where a server keeps its records and its files. */
export interface PlaceKind {
  dialect: DialectName;
  files: 'folder' | 'bucket';
}

/** The default place, and the place of several instances. */
export const placeKinds: readonly PlaceKind[] = [
  { dialect: 'sqlite', files: 'folder' },
  { dialect: 'postgres', files: 'bucket' },
];

/** Otherwise two copies of the template in one bucket would see each other's files. */
const newStoragePrefix = (value: string) =>
  `update "serverState" set value = '${value}/' where name = 'storagePrefix'`;

/**
 * A data folder, and on PostgreSQL a database, of this test's own, migrated and seeded; the folder goes
 * with the test or tests that it was made for.
 */
export async function createTestPlace(
  dialect: DialectName,
  changes: Record<string, string> = {},
): Promise<TestPlace> {
  const { postgres, sqliteFile } = inject('templates');
  const template = dialect === 'postgres' ? postgres : undefined;
  const place = await createEmptyPlace(dialect, changes, template);
  mkdirSync(place.config.files.uploadsDir, { recursive: true });
  const { file } = place.config.database;
  if (dialect === 'postgres' || existsSync(file)) return place;
  copyFileSync(sqliteFile, file);
  const database = new BetterSqlite(file);
  database.exec(newStoragePrefix(randomUUID()));
  database.close();
  return place;
}

/** Creates a place as `createTestPlace` does, but without data. */
export async function createEmptyPlace(
  dialect: DialectName,
  changes: Record<string, string> = {},
  template?: string,
): Promise<TestPlace> {
  const place = createPlace({
    // On a busy test machine, the delay must not count as overload.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...changes,
    ...(dialect === 'postgres' && {
      DATABASE_URL: changes['DATABASE_URL'] ?? (await createTestDatabase(template)),
    }),
  });
  return openForTest(place);
}

async function createTestDatabase(template?: string): Promise<string> {
  const url = await createPostgresDatabase(inject('postgresUrl'), template);
  if (template !== undefined) {
    await runAt({ connectionString: url }, newStoragePrefix(randomUUID()));
  }
  return url;
}
