import { createApp } from './app.ts';
import { patience } from './database/open-database.ts';
import { readSettings, SettingsError } from './env.ts';
import { createHousekeeper } from './housekeeping/housekeeper.ts';
import { openHouse } from './open-house.ts';
import { createOutboxSender } from './outbox/send-outbox.ts';
import { findCsrfSecret } from './security/csrf-secret.ts';

/** Starts the server and stops it, with all that it accepted finished, on SIGTERM or SIGINT. */
async function runServer(): Promise<void> {
  const settings = readSettings();
  const house = await openHouse(settings, patience.visitor);
  const csrfSecret = await findCsrfSecret(house.database.queries, settings.csrfSecret);
  const app = await createApp({
    ...house,
    settings,
    csrfSecret,
    wakeOutbox: () => {
      outbox.wake();
    },
  });
  const outbox = createOutboxSender(house.database, house.mailer, settings.outbox, app.log);
  const housekeeper = createHousekeeper(house, settings.files, app.log);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping: no new requests, finishing those that were accepted');
    setTimeout(() => process.exit(1), settings.shutdown).unref();
    await app.close();
    await housekeeper.stop();
    await outbox.stop();
    await house.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));

  outbox.start();
  housekeeper.start();
  await app.listen({ port: settings.port, host: settings.host });
}

try {
  await runServer();
} catch (error) {
  const words = error instanceof SettingsError ? error.message : error;
  console.error('The server could not start.', words);
  process.exitCode = 1;
}
