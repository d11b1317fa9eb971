import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CommandError, inRepository } from './command.ts';
import type { Settings, Site } from './settings.ts';

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 100;
const LOG_LINES_SHOWN = 20;
/** A server may take 25 s to finish what it accepted; then it is killed. */
const STOP_TIMEOUT_MS = 30_000;

/** A running server. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the API. @throws CommandError with the end of its log if it does not start. */
export function startApi(settings: Settings) {
  const { api, apiOrigin, dataDir, environment } = settings;
  const readyUrl = `${apiOrigin}/health/ready`;
  return startServer({ name: api.name, folder: 'apps/api', readyUrl, dataDir, environment });
}

/** Runs a command of the operator on the API's data. @throws Error with what it prints if it fails. */
export async function operate({ environment }: Settings, ...command: string[]): Promise<void> {
  const env = { ...process.env, ...environment };
  const args = ['src/cli/kestrova.ts', ...command];
  await promisify(execFile)('node', args, { cwd: inRepository('apps/api'), env });
}

/**
 * Starts the server of a built site.
 * @param folder that of its app in the repository, or an absolute path.
 * @throws CommandError with the end of its log if it does not start.
 */
export function startSite(settings: Settings, site: Site, folder = join('apps', site.app)) {
  const { name, port } = site;
  const environment = { ...settings.environment, PORT: String(port) };
  const readyUrl = `http://localhost:${port}/robots.txt`;
  return startServer({ name, folder, readyUrl, dataDir: settings.dataDir, environment });
}

interface ServerOptions {
  name: string;
  /** The folder whose script `start` runs it. */
  folder: string;
  /** Answers 200 once it is ready. */
  readyUrl: string;
  dataDir: string;
  environment: NodeJS.ProcessEnv;
}

/** Starts a server and waits until it is ready; `ended` resolves when it has ended. */
async function startServer({ name, folder, readyUrl, dataDir, environment }: ServerOptions) {
  const logFile = join(dataDir, `${name.toLowerCase().replaceAll(' ', '-')}.log`);
  if (existsSync(logFile)) {
    await chmod(logFile, 0o600);
    await rename(logFile, logFile.replace('.log', '.previous.log'));
  }
  const log = openSync(logFile, 'a', 0o600);
  // The flags of a server are only in its script `start`.
  const cwd = inRepository(folder);
  const manifest = await readFile(join(cwd, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } };
  const [program = '', ...args] = scripts.start.split(' ');
  const server = spawn(program, args, {
    cwd,
    // With it, React renders pages and emails several times as fast.
    env: { NODE_ENV: 'production', ...process.env, ...environment },
    stdio: ['ignore', log, log],
    // A Ctrl-C of the terminal reaches this process alone, which stops the servers in their order.
    detached: true,
  });
  process.once('exit', () => server.kill('SIGKILL'));
  closeSync(log);
  const ended = once(server, 'exit');
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async () => {
    server.kill('SIGTERM');
    const deadline = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(deadline);
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  // Until the server listens, connecting fails.
  while (!(await fetch(readyUrl).catch(() => undefined))?.ok) {
    if (hasEnded() || Date.now() > deadline) {
      const reason = hasEnded() ? (server.signalCode ?? `code ${server.exitCode}`) : 'no response';
      await stop();
      const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n');
      throw new CommandError(
        `The ${name} did not start (${reason}).\n${lines.slice(-LOG_LINES_SHOWN).join('\n')}`,
      );
    }
    await pause(POLL_INTERVAL_MS);
  }
  return { logFile, process: server, stop, ended };
}
