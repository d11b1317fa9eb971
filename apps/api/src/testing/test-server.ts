import { readdir } from 'node:fs/promises';
import { DatabaseConnectionError } from '../database/database-error.ts';
import { listApplications } from '../modules/applications/application-repository.ts';
import { startServer } from '../server.ts';
import { instantAfter } from '../time.ts';
import { openForTest } from './open-for-test.ts';
import { createTestPlace, type DialectName, type TestPlace } from './place.ts';
import { startServerRun } from './server-process.ts';
import { createVisitor } from './visitor.ts';

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * Starts the real server on a free port, in a place or with its own data, with a visitor who has opened
 * the site. It stops with the test or tests that it was started for.
 */
export async function startTestServer(
  where: DialectName | TestPlace,
  environment: Record<string, string> = {},
) {
  const place = typeof where === 'string' ? await createTestPlace(where, environment) : where;
  const server = await startServer(place.config);
  await openForTest({ [Symbol.asyncDispose]: () => server.stop() });
  return {
    ...server,
    place,
    dataDir: place.config.dataDir,
    visitor: await createVisitor(server.port),
    /** What is kept of a person's applications. */
    async findApplications(email: string) {
      const filter = { since: undefined, jobCode: undefined };
      const rows = listApplications(server.services.database.queries, filter);
      return (await Array.fromAsync(rows)).filter((row) => row.email === email);
    },
    /** Runs `work` while each commit succeeds and its answer is lost. */
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

/** Starts the server as a process of its own, for the test or tests that this is called for. */
export async function startTestRun(dialect: DialectName, environment?: Record<string, string>) {
  const place = await createTestPlace(dialect, environment);
  return openForTest(startServerRun(place));
}
