import { spawn } from 'node:child_process';
import { once } from 'node:events';
import manifest from '../../package.json' with { type: 'json' };
import { apiFolder, createOperator, machineEnvironment } from './operator.ts';
import type { TestPlace } from './place.ts';
import { until } from './until.ts';
import { createVisitor } from './visitor.ts';

/** The arguments of the package's script `start`, without `node`. */
const [, ...startArgs] = manifest.scripts.start.split(' ');

/** Tells the parent process the port that the system chose. */
const tellPort = `import { subscribe } from 'node:diagnostics_channel';
subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => process.send?.(server.address().port))`;

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/**
 * Starts the server in a process of its own as in production, with a visitor who has opened the site, and
 * an operator. It ends with its place. `startTestServer` starts one in the process of the test.
 * @param options settings that only this process has.
 */
export async function startServerProcess(
  where: TestPlace | Promise<TestPlace>,
  options: { settings?: Record<string, string> } = {},
) {
  const place = await where;
  const server = startProcess({ ...place.environment, ...options.settings });
  place.resources.defer(async () => void (await server.end('SIGTERM')));
  await until(async () => {
    if (server.hasEnded()) {
      throw new Error(`the server ended with ${await server.end('SIGTERM')}:\n${server.readLog()}`);
    }
    return servesVisitors(server.port);
  });
  return {
    ...createOperator(place.environment),
    place,
    server,
    visitor: await createVisitor(server.port),
    dataDir: place.config.dataDir,
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

/** Starts it with only these settings. */
function startProcess(settings: Record<string, string>) {
  const preload = `--import=data:text/javascript,${encodeURIComponent(tellPort)}`;
  const child = spawn(process.execPath, [preload, ...startArgs], {
    cwd: apiFolder,
    env: { ...machineEnvironment, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let port = Number(settings['PORT'] ?? 0);
  child.once('message', (chosen) => {
    port = Number(chosen);
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      log = (log + chunk).slice(-200_000);
    });
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    /** The port on which it listens, a free one unless PORT is set; 0 before it listens. */
    get port() {
      return port;
    },
    pid: child.pid ?? 0,
    /** What it wrote to its standard output and error, JSON lines. */
    readLog: () => log,
    hasEnded,
    /** Sends a signal and returns its exit code or signal once it has ended. */
    async end(signal: NodeJS.Signals) {
      if (!hasEnded()) {
        const gone = once(child, 'exit');
        child.kill(signal);
        await gone;
      }
      return child.exitCode ?? child.signalCode ?? 0;
    },
  };
}

async function servesVisitors(port: number): Promise<boolean> {
  if (port === 0) return false;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    // It does not listen yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
