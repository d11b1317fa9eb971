import { createPlace, type TestPlace } from './place.ts';
import { runCli, type CliRun } from './run-cli.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/**
 * A server process on a data folder of its own, a visitor who has opened the site, and an operator
 * beside it who has its settings.
 */
export interface ServerRun extends AsyncDisposable {
  place: TestPlace;
  server: ServerProcess;
  visitor: Visitor;
  /** Runs a command with `--json`. */
  run(...args: string[]): Promise<CliRun>;
  /** Runs a command and returns what it printed. @throws where it does not succeed. */
  runForJson(...args: string[]): Promise<unknown>;
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
  const run = (...args: string[]) => runCli(place.environment, '--json', ...args);
  const runForJson = async (...args: string[]): Promise<unknown> => {
    const { code, output, errors } = await run(...args);
    if (code !== 0 || errors !== '') throw new Error(`exit ${code}: ${errors}`);
    return JSON.parse(output);
  };
  return { place, server, visitor, run, runForJson, stop, [Symbol.asyncDispose]: stop };
}

function isPlace(where: TestPlace | Record<string, string>): where is TestPlace {
  return typeof where['config'] === 'object';
}
