import { createPlace, type TestPlace } from './place.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** A server process on a data folder of its own, and a visitor who has opened the site. */
export interface ServerRun extends AsyncDisposable {
  place: TestPlace;
  server: ServerProcess;
  visitor: Visitor;
  /** Stops the server and removes its data, as disposing does. */
  stop(): Promise<void>;
}

/**
 * Starts a server in a place, or in a new one with these settings.
 * @param maxDescriptors how many files and sockets it may have open, where that is to be scarce.
 */
export async function startServerRun(
  where: TestPlace | Record<string, string> = {},
  maxDescriptors?: number,
): Promise<ServerRun> {
  const place = isPlace(where) ? where : createPlace(where);
  const server = await startServerProcess(place.environment, maxDescriptors);
  const stop = async () => {
    await server.end('SIGTERM');
    place.remove();
  };
  const visitor = await createVisitor(server.port);
  return { place, server, visitor, stop, [Symbol.asyncDispose]: stop };
}

function isPlace(where: TestPlace | Record<string, string>): where is TestPlace {
  return typeof where['config'] === 'object';
}
