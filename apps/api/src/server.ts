import { inspect } from 'node:util';
import { readSettings, SettingsError } from './env.ts';
import { startServer } from './start-server.ts';

/** Runs the server until SIGTERM or SIGINT, and then lets it finish what it accepted. */
async function runServer(): Promise<void> {
  const settings = readSettings();
  const server = await startServer(settings);
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    server.app.log.info({ signal }, 'stopping: finishing what was accepted');
    // A visitor who never ends an upload must not keep the process for ever.
    setTimeout(() => process.exit(1), settings.shutdown).unref();
    await server.stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}

try {
  await runServer();
} catch (error) {
  const words = error instanceof SettingsError ? error.message : inspect(error);
  process.stderr.write(`The server could not start. ${words}\n`);
  process.exitCode = 1;
}
