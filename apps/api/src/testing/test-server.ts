import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import BetterSqlite from 'better-sqlite3';
import { inject } from 'vitest';
import { DatabaseConnectionError } from '../database/database-error.ts';
import { listApplications } from '../modules/applications/application-repository.ts';
import { startServer } from '../server.ts';
import { instantAfter } from '../time.ts';
import { startBucketServer } from './bucket-server.ts';
import { openForTest } from './open-for-test.ts';
import { createPlace, type DialectName, type PlaceKind, type TestPlace } from './place.ts';
import { createPostgresDatabase, runAt } from './postgres-cluster.ts';
import { createVisitor } from './visitor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database without tables; test files make their own beside it. */
    postgresUrl: string;
    /** What `createTestPlace` copies: a migrated and seeded database of each kind. */
    templates: { postgres: string; sqliteFile: string };
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * Starts the real server on a free port, in a place or with its own data, with a visitor who has opened
 * the site. It stops with the test or tests that it was started for.
 */
export async function startTestServer(
  where: DialectName | PlaceKind | TestPlace,
  environment: Record<string, string> = {},
) {
  const isPlace = typeof where === 'object' && 'config' in where;
  const place = isPlace ? where : await createTestPlace(where, environment);
  const server = await startServer(place.config);
  await openForTest({ [Symbol.asyncDispose]: () => server.stop() });
  return {
    ...server,
    place,
    dataDir: place.config.dataDir,
    visitor: await createVisitor(server.port),
    /** Finds the stored applications of an address. */
    async findApplications(email: string) {
      const filter = { since: undefined, jobCode: undefined };
      const rows = listApplications(server.services.database.queries, filter);
      return (await Array.fromAsync(rows)).filter((row) => row.email === email);
    },
    /** Runs `work` while each commit succeeds but its response is lost. */
    async withLostCommits<Result>(work: () => Promise<Result>): Promise<Result> {
      const { database } = server.services;
      const { commit } = database;
      database.commit = async (save) => {
        await commit(save);
        throw new DatabaseConnectionError();
      };
      return work().finally(() => {
        database.commit = commit;
      });
    },
    /** The names of the files that are being received or checked. */
    listIncoming: () => readdir(place.config.files.incomingDir),
    /** The names of the stored files, without those of unsaved submissions, which the cleanup removes. */
    async listStored() {
      const { database, store } = server.services;
      const stored = await Array.fromAsync(store.list());
      const query = database.queries.selectFrom('pendingRemovals').select('name');
      const unsaved = await query.where('keepUntil', '>', instantAfter(0)).execute();
      return stored.filter((name) => !unsaved.some((row) => row.name === name));
    },
  };
}

/** Otherwise two copies of the template would share their files in a bucket. */
const newStoragePrefix = (value: string) =>
  `update "serverState" set value = '${value}/' where name = 'storagePrefix'`;

/**
 * Creates a data folder, and a database on PostgreSQL and a bucket if the kind has them, for the calling
 * test, file or group; migrated and seeded unless `isEmpty`. Afterwards its servers end and the folder is
 * removed.
 */
export async function createTestPlace(
  kind: DialectName | PlaceKind,
  changes: Record<string, string> = {},
  { isEmpty = false } = {},
): Promise<TestPlace> {
  const { postgres, sqliteFile } = inject('templates');
  const { dialect, files }: PlaceKind =
    typeof kind === 'string' ? { dialect: kind, files: 'folder' } : kind;
  const place = await openForTest(
    createPlace({
      // On a busy test machine, the delay must not count as overload.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ...(files === 'bucket' && (await openForTest(startBucketServer())).environment),
      ...changes,
      ...(dialect === 'postgres' && {
        DATABASE_URL:
          changes['DATABASE_URL'] ?? (await createTestDatabase(isEmpty ? undefined : postgres)),
      }),
    }),
  );
  const { file } = place.config.database;
  if (isEmpty) return place;
  mkdirSync(place.config.files.uploadsDir, { recursive: true });
  if (dialect === 'postgres' || existsSync(file)) return place;
  copyFileSync(sqliteFile, file);
  const database = new BetterSqlite(file);
  database.exec(newStoragePrefix(randomUUID()));
  database.close();
  return place;
}

async function createTestDatabase(template?: string): Promise<string> {
  const url = await createPostgresDatabase(inject('postgresUrl'), template);
  if (template !== undefined) {
    await runAt({ connectionString: url }, newStoragePrefix(randomUUID()));
  }
  return url;
}
