import {
  listApplications,
  type ApplicationWithFiles,
} from '../modules/applications/application-repository.ts';
import { startServer, type RunningServer } from '../server.ts';
import { createTestPlace, type DialectName } from './place.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface TestServer extends RunningServer, AsyncDisposable {
  visitor: Visitor;
  dataDir: string;
  /** What is kept of a person's applications. */
  findApplications(email: string): Promise<ApplicationWithFiles[]>;
  /** The names of the files in the store. */
  listStored(): Promise<string[]>;
}

/** The real server on a free port, with its own data, and a visitor who has opened the site. */
export async function startTestServer(
  dialect: DialectName,
  environment: Record<string, string> = {},
): Promise<TestServer> {
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
    async findApplications(email) {
      const filter = { since: undefined, jobCode: undefined };
      const rows = listApplications(server.services.database.queries, filter);
      return (await Array.fromAsync(rows)).filter((row) => row.email === email);
    },
    listStored: () => Array.fromAsync(server.services.store.list()),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
