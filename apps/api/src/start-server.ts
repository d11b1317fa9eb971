import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createApp, type CreatedApp } from './app.ts';
import { createCleanupJob } from './retention/cleanup-job.ts';
import { queryTimeouts } from './database/open-database.ts';
import { listSqliteFiles } from './database/sqlite-files.ts';
import type { Config } from './config.ts';
import { tightenModes } from './files/tighten-modes.ts';
import { createServices, type Services } from './services.ts';
import { createOutboxSender } from './email/outbox/send-outbox.ts';
import { findCsrfSecret } from './plugins/csrf/csrf-secret.ts';
import type { TypedApp } from './typed-app.ts';

export interface RunningServer {
  app: TypedApp;
  services: Services;
  port: number;
  /**
   * Takes no new requests, and returns when all that was accepted is finished; what is not finished
   * after SHUTDOWN_SECONDS is cut off and logged. Returns within a few seconds after that.
   */
  stop(): Promise<void>;
}

/** Connections that wait to be accepted. Those above it would try again after 1, 3 and 7 seconds. */
const backlog = 4096;
/** Milliseconds for each step that comes after the deadline. */
const lastStepTime = 1500;

/** Opens the services, starts its background work and listens. */
export async function startServer(config: Config): Promise<RunningServer> {
  const { uploadsDir, quarantineDir, incomingDir } = config.files;
  const folders = [uploadsDir, quarantineDir, incomingDir, config.mail.dir];
  const modeWarnings = tightenModes([...listSqliteFiles(config.database.file), ...folders]);
  const services = await createServices(config, queryTimeouts.visitor);
  const csrfSecret = await findCsrfSecret(services.database.queries, config.csrfSecret);
  const created = await createApp({
    ...services,
    config,
    csrfSecret,
    wakeOutbox: () => {
      outbox.wake();
    },
  });
  const { app } = created;
  const outbox = createOutboxSender(services.database, services.transport, config.outbox, app.log);
  const cleanupJob = createCleanupJob(services, config.files, app.log);
  for (const warning of [...modeWarnings, ...services.warnings]) {
    app.log.warn({ event: 'start-warning' }, warning);
  }
  await app.listen({ port: config.port, host: config.host, backlog });
  outbox.start();
  cleanupJob.start();
  return {
    app,
    services,
    port: (app.server.address() as AddressInfo).port,
    stop() {
      // Emails that are not being sent yet stay in the outbox, where the next start finds them.
      const background = Promise.all([outbox.stop(), cleanupJob.stop()]);
      return stopServer(created, { background, services, timeoutMs: config.shutdown });
    },
  };
}

interface StopOptions {
  background: Promise<unknown>;
  services: Services;
  timeoutMs: number;
}

async function stopServer(
  { app, shutdown, overload }: CreatedApp,
  { background, services, timeoutMs }: StopOptions,
): Promise<void> {
  const wait = async (step: string, work: Promise<unknown>, milliseconds: number) => {
    if (await settlesWithin(work, milliseconds, app.log)) return;
    app.log.warn({ event: 'stop-incomplete', step }, 'stopping does not wait for this any longer');
  };
  const backgroundEnd = wait('outbox and cleanup', background, timeoutMs + lastStepTime);
  const cut = await shutdown.close(timeoutMs);
  if (cut > 0) {
    app.log.warn({ event: 'requests-cut', requests: cut }, 'requests outlasted SHUTDOWN_SECONDS');
  }
  // Their handlers remove the temporary files.
  await wait('submissions', overload.whenIdle(), lastStepTime);
  await backgroundEnd;
  await wait('database', services.close(), lastStepTime);
}

async function settlesWithin(
  work: Promise<unknown>,
  milliseconds: number,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const timer = new AbortController();
  const settled = work.then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'a step of stopping failed');
      return true;
    },
  );
  const late = pause(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const isSettled = await Promise.race([settled, late]);
  timer.abort();
  return isSettled;
}
