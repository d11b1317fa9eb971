import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, inRepository } from './command.ts';
import type { Settings } from './settings.ts';

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 100;
const LOG_LINES_SHOWN = 20;
/** The server may take 25 s to finish what it accepted; then it is killed. */
const STOP_TIMEOUT_MS = 30_000;

/**
 * Starts the API and waits until it is ready; `ended` resolves when it has ended.
 * @throws CommandError with the end of its log if it does not start.
 */
export async function startApi(settings: Settings) {
  const logFile = join(settings.dataDir, 'api.log');
  if (existsSync(logFile)) {
    await chmod(logFile, 0o600);
    await rename(logFile, join(settings.dataDir, 'api.previous.log'));
  }
  const log = openSync(logFile, 'a', 0o600);
  // The flags of the API are only in its script `start`.
  const manifest = await readFile(inRepository('apps/api/package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } };
  const [program = '', ...args] = scripts.start.split(' ');
  const api = spawn(program, args, {
    cwd: inRepository('apps/api'),
    // With it, React renders emails several times as fast.
    env: { NODE_ENV: 'production', ...process.env, ...settings.environment },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = once(api, 'exit');
  const hasEnded = () => api.exitCode !== null || api.signalCode !== null;
  const stop = async () => {
    api.kill('SIGTERM');
    const deadline = setTimeout(() => api.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(deadline);
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  const health = `${settings.apiOrigin}/health/ready`;
  // Until the API listens, connecting fails.
  while (!(await fetch(health).catch(() => undefined))?.ok) {
    if (hasEnded() || Date.now() > deadline) {
      const reason = hasEnded() ? (api.signalCode ?? `code ${api.exitCode}`) : 'no response';
      await stop();
      const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n');
      throw new CommandError(
        `The API did not start (${reason}).\n${lines.slice(-LOG_LINES_SHOWN).join('\n')}`,
      );
    }
    await pause(POLL_INTERVAL_MS);
  }
  return { logFile, stop, ended };
}
