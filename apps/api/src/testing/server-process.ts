import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { until } from './until.ts';

/** The server as a process of its own, as it runs in production. */
export interface ServerProcess {
  /** Where it listens, by its own choice unless PORT is set; 0 before it does. */
  readonly port: number;
  pid: number;
  /** What it wrote to its standard output and error, JSON lines. */
  readLog(): string;
  hasEnded(): boolean;
  /** Sends a signal and returns its exit code or signal once it is gone. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

export const apiFolder = resolve(import.meta.dirname, '../..');

/** What a process of the tests needs of its own machine; the cache halves the time of its start. */
export const machineEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: resolve(apiFolder, 'node_modules/.cache/node'),
};

/** The arguments of the package's script `start`, without `node`. */
const [, ...startArgs] = manifest.scripts.start.split(' ');

/**
 * Starts the server with only these settings, and returns when it is ready.
 * @param maxDescriptors how many files and sockets it may have open, where that is to be scarce.
 * @param folder where its source is, for another version of it.
 */
export async function startServerProcess(
  settings: Record<string, string>,
  maxDescriptors?: number,
  folder = apiFolder,
): Promise<ServerProcess> {
  const server = await spawnServerProcess(settings, maxDescriptors, folder);
  await until(async () => {
    if (server.hasEnded()) throw new Error(`the server did not start:\n${server.readLog()}`);
    return server.port > 0 && isReady(server.port);
  });
  return server;
}

/** Tells the parent process the port that the system chose. */
const tellPort = `import { subscribe } from 'node:diagnostics_channel';
subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => process.send?.(server.address().port))`;

/** Starts the server with only these settings, and does not wait for it. */
export async function spawnServerProcess(
  settings: Record<string, string>,
  maxDescriptors?: number,
  folder = apiFolder,
): Promise<ServerProcess> {
  const limit =
    maxDescriptors === undefined
      ? []
      : ['/bin/sh', '-c', 'ulimit -n "$0" && exec "$@"', String(maxDescriptors)];
  const preload = `--import=data:text/javascript,${encodeURIComponent(tellPort)}`;
  const [program = '', ...parameters] = [...limit, process.execPath, preload, ...startArgs];
  const child = spawn(program, parameters, {
    cwd: folder,
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
  return {
    get port() {
      return port;
    },
    pid: child.pid ?? 0,
    readLog: () => log,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: (signal) => end(child, signal),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return child.exitCode ?? child.signalCode ?? 0;
}

async function isReady(port: number): Promise<boolean> {
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
