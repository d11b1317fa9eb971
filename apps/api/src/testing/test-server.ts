import { DatabaseConnectionError } from '../database/database-error.ts';
import { listApplications } from '../modules/applications/application-repository.ts';
import { startServer } from '../server.ts';
import { createTestPlace, type DialectName } from './place.ts';
import { createVisitor } from './visitor.ts';

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** The real server on a free port, with its own data, and a visitor who has opened the site. */
export async function startTestServer(
  dialect: DialectName,
  environment: Record<string, string> = {},
) {
  const place = await createTestPlace(dialect, environment);
  const server = await startServer(place.config);
  const stop = async () => {
    await server.stop();
    place.remove();
  };
  return {
    ...server,
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
    /** The names of the files in the store. */
    listStored: () => Array.fromAsync(server.services.store.list()),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
