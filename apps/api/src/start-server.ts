import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { patience } from './database/open-database.ts';
import type { Settings } from './env.ts';
import { createHousekeeper } from './housekeeping/housekeeper.ts';
import { openHouse, type House } from './open-house.ts';
import { createOutboxSender } from './outbox/send-outbox.ts';
import { findCsrfSecret } from './security/csrf-secret.ts';
import type { TypedApp } from './typed-app.ts';

export interface RunningServer {
  app: TypedApp;
  house: House;
  port: number;
  /** Takes no new requests, and returns when all that was accepted is finished. */
  stop(): Promise<void>;
}

/** Opens the house, starts its background work and listens. */
export async function startServer(settings: Settings): Promise<RunningServer> {
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
  await app.listen({ port: settings.port, host: settings.host });
  outbox.start();
  housekeeper.start();
  return {
    app,
    house,
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      await app.close();
      await housekeeper.stop();
      await outbox.stop();
      await house.close();
    },
  };
}
