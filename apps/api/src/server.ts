import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { readConfig, ConfigError } from './config.ts';
import { describeError } from './plugins/logging/log-options.ts';
import { startServer } from './start-server.ts';

/** Runs the server until SIGTERM or SIGINT, and then lets it finish what it accepted. */
async function runServer(): Promise<void> {
  const config = readConfig();
  const stopSignal = receiveStopSignal();
  // Nothing is accepted before the start has ended, and a migration that was cut off is rolled back.
  const startTimeout = stopSignal.then(() => pause(config.shutdown, undefined, { ref: false }));
  const server = await Promise.race([startServer(config), startTimeout]);
  if (server === undefined) return;
  const signal = await stopSignal;
  server.app.log.info({ event: 'stopping', signal }, 'stopping: finishing what was accepted');
  await server.stop();
  server.app.log.info({ event: 'stopped' }, 'stopped');
}

/** Later signals change nothing: a terminal and a supervisor may both pass on the same Ctrl-C. */
function receiveStopSignal(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, resolve);
  return promise;
}

/** After an error that nobody expected, only a new process is in a known state. */
function endOnUnexpectedError(): void {
  process.on('uncaughtException', (error: unknown, origin) => {
    const err = describeError(error instanceof Error ? error : new Error(typeof error));
    const time = new Date().toISOString();
    const line = { level: 'fatal', time, event: 'crashed', origin, err };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    process.exit(1);
  });
}

endOnUnexpectedError();
try {
  await runServer();
  // What was cut off may still wait for a neighbour, and would keep the process.
  process.exit(0);
} catch (error) {
  const words = error instanceof ConfigError ? error.message : inspect(error);
  process.stderr.write(`The server could not start. ${words}\n`);
  process.exit(1);
}
