import { startServer, type RunningServer } from '../start-server.ts';
import { createTestPlace, type DialectName } from './test-database.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface TestServer extends RunningServer {
  visitor: Visitor;
  dataDir: string;
}

/** The real server on a free port, with its own data, and a visitor who has opened the site. */
export async function startTestServer(
  dialect: DialectName,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const place = await createTestPlace(dialect, environment);
  const server = await startServer(place.settings);
  return {
    ...server,
    dataDir: place.settings.dataDir,
    visitor: await createVisitor(server.port),
    async stop() {
      await server.stop();
      place.remove();
    },
  };
}
