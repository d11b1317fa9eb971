import { inspect } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { assertNoProblems, readConfig, type Config } from './config/config.ts';
import { queryTimeouts } from './database/open-database.ts';
import { getSharedSecret } from './database/server-state.ts';
import { listSqliteFiles } from './database/sqlite-files.ts';
import { createEmailChannel } from './outbox/email/email-channel.ts';
import { startOutboxSender } from './outbox/send-outbox.ts';
import { findExampleSettings } from './config/example-settings.ts';
import { restrictPermissions } from './files/restrict-permissions.ts';
import { noticeTime } from './http/graceful-shutdown.ts';
import { describeError } from './http/logging.ts';
import { readLinkKey } from './links/link-key.ts';
import { createLinks } from './links/links.ts';
import { createAlertLinks } from './modules/alerts/alert-links.ts';
import { sendAlerts } from './modules/alerts/send-alerts.ts';
import { createLinksWriter } from './modules/applications/emailed-own-links.ts';
import { startCleanupJob } from './records/cleanup-job.ts';
import { explainSetupError } from './setup-errors.ts';
import { createServices } from './create-services.ts';
import { every, withTimeout } from './time.ts';
import { createWebhookChannel } from './outbox/webhooks/webhook-channel.ts';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Connections that wait to be accepted; clients retry those above it after 1, 3 and 7 seconds. */
const backlog = 4096;
/** Milliseconds for each step after the deadline. */
const lastStepTimeout = 1500;

/** Opens the services, listens and starts the background jobs. */
export async function startServer(config: Config) {
  const { uploadsDir, incomingDir, outgoingDir } = config.files;
  const folders = [uploadsDir, incomingDir, outgoingDir, config.mail.dir];
  const modeWarnings = restrictPermissions([...listSqliteFiles(config.database.file), ...folders]);
  const services = await createServices(config, queryTimeouts.visitor);
  const { queries } = services.database;
  const links = createLinks(await readLinkKey(config, services.database));
  const alertLinks = createAlertLinks(links, await getSharedSecret(queries, 'alert-secret'));
  const wakeOutbox = () => {
    for (const sender of outbox) sender.wake();
  };
  const { app, counters, shutdown } = await createApp({
    ...services,
    csrfSecret: config.csrfSecret ?? (await getSharedSecret(queries, 'csrf-secret')),
    links,
    alertLinks,
    wakeOutbox,
    wakeCleanup: () => cleanupJob.wake(),
  });
  for (const warning of [...modeWarnings, ...services.warnings]) {
    app.log.warn({ event: 'start-warning' }, warning);
  }
  await app.listen({ port: config.port, host: config.host, backlog });
  const [address] = app.addresses();
  const emailChannel = createEmailChannel({
    ...services,
    links,
    writeLater: createLinksWriter(services),
  });
  const outbox = [startOutboxSender(services, emailChannel, counters.countEmailAttempt, app.log)];
  if (config.webhook !== undefined) {
    const webhookChannel = createWebhookChannel(config.webhook);
    outbox.push(startOutboxSender(services, webhookChannel, counters.countWebhookAttempt, app.log));
  }
  const alerting = every(config.alerts.interval, async (signal) => {
    try {
      const emails = await sendAlerts({ ...services, alertLinks }, signal);
      if (emails === 0) return;
      app.log.info({ event: 'alerts', emails });
      wakeOutbox();
    } catch (error) {
      app.log.error({ err: error }, 'the job alerts could not be sent; the next run retries');
    }
  });
  const cleanupJob = startCleanupJob(services, counters.cleanup, app.log);
  return {
    app,
    services,
    port: typeof address === 'object' ? address.port : config.port,
    /**
     * Stops accepting requests, and returns when all accepted work is finished. After
     * SHUTDOWN_SECONDS the rest is cut off and logged.
     */
    async stop() {
      const wait = (step: string, milliseconds: number, work: () => PromiseLike<unknown>) =>
        withTimeout(milliseconds, async () => work()).catch((error: unknown) => {
          app.log.warn(
            { event: 'stop-incomplete', step, err: error },
            'stopping does not wait for this',
          );
        });
      // What is not being sent stays in the outbox for the next start.
      const jobs = [...outbox, alerting, cleanupJob];
      const background = wait('outbox, alerts and cleanup', config.shutdown + lastStepTimeout, () =>
        Promise.all(jobs.map((job) => job.stop())),
      );
      const cut = await shutdown.close(config.shutdown);
      if (cut > 0) {
        app.log.warn(
          { event: 'requests-cut', requests: cut },
          'requests outlasted SHUTDOWN_SECONDS',
        );
      }
      await background;
      await wait('database', lastStepTimeout, () => services[Symbol.asyncDispose]());
    },
  };
}

/** Runs the server until a signal or an unexpected error ends the process. */
async function runServer(): Promise<void> {
  const config = readConfig();
  assertNoProblems(findExampleSettings(config));
  let server: RunningServer | undefined = undefined;
  const delay = noticeTime + config.shutdown + 2 * lastStepTimeout;
  closeWithGrace({ delay, logger: { error: logEnd } }, async ({ err, signal }) => {
    // After an unexpected error only a new process is in a known state.
    if (err !== undefined) return logEnd(err);
    // Nothing is accepted before the start has ended, and an interrupted migration is rolled back.
    if (server === undefined) return;
    server.app.log.info({ event: 'stopping', signal }, 'stopping: finishing what was accepted');
    await server.stop();
    server.app.log.info({ event: 'stopped' }, 'stopped');
  });
  server = await startServer(config);
}

/** Logs why the process ends before its work is finished; `reason` is an error, or a sentence. */
function logEnd(reason: unknown): void {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  const time = new Date().toISOString();
  const line = { level: 'fatal', time, event: 'crashed', err: describeError(error) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Explains why the server could not start; of an unknown error it returns the stack. */
export function describeStartError(error: unknown): string {
  if (error instanceof Error && 'syscall' in error && !('path' in error)) {
    return `It cannot listen: ${error.message}. Check API_PORT and HOST, and whether the server already runs.`;
  }
  return explainSetupError(error, 'DATA_DIR') ?? inspect(error);
}

if (import.meta.main) {
  try {
    await runServer();
  } catch (error) {
    process.stderr.write(`The server could not start. ${describeStartError(error)}\n`);
    process.exit(1);
  }
}
