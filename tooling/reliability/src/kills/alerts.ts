import {
  createPlace,
  openDatabase,
  queryTimeouts,
  saveConfirmedAlerts,
  startMailServer,
  startServerProcess,
  until,
} from '@kestrova/api/testing';
import { importJobs } from '../measure.ts';
import type { DatabaseName, RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

const addresses = 200;

/**
 * Kills the server at even steps of its work while it queues and sends emails about new jobs, to
 * addresses with two alerts each: everyone gets the email, and nobody under two Message-IDs.
 */
export async function killDuringAlerts(options: RunOptions, name: DatabaseName): Promise<Result> {
  await using mail = await startMailServer();
  const place = createPlace({
    ...(await options.createDatabase(name)),
    SMTP_URL: mail.url,
    OUTBOX_LEASE_SECONDS: '1',
  });
  let server = await startServerProcess(place.environment);
  const database = openDatabase(place.config.database, queryTimeouts.operator);
  const emails = Array.from({ length: addresses }, (_, at) => `ravi.${at}@example.com`);
  const alerts = emails.flatMap((email) => [{ email }, { email, keywords: 'tester' }]);
  await saveConfirmedAlerts(database.queries, alerts);
  await importJobs(place, 2);
  const listQueued = () =>
    database.queries.selectFrom('outbox_emails').select(['recipient', 'state']).execute();
  const countSteps = async () => (await listQueued()).length + mail.emails.length;
  const kills = Math.ceil((options.count ?? 200) / 10);
  for (let kill = 1; kill <= kills; kill += 1) {
    const steps = (kill / (kills + 1)) * 2 * addresses;
    await until(async () => (await countSteps()) >= steps, 60_000);
    await server.end('SIGKILL');
    server = await startServerProcess(place.environment);
  }
  const isDone = async () => {
    const queued = await listQueued();
    return queued.length >= addresses && queued.every(({ state }) => state === 'sent');
  };
  // Who gets none is reported.
  await until(isDone, 120_000).catch(() => undefined);
  await server.end('SIGTERM');
  const queued = await listQueued();
  await database.close();
  place.remove();
  const messages = new Map(mail.emails.map(({ messageId, to }) => [messageId, to?.[0]?.address]));
  const reached = new Set(messages.values());
  return createResult(
    `${kills} kills, ${reached.size} addresses, ${mail.emails.length - messages.size} repeated`,
    {
      'addresses left out': emails.filter((email) => !reached.has(email)).length,
      'addresses with two Message-IDs': messages.size - reached.size,
      'emails queued twice': queued.length - new Set(queued.map((row) => row.recipient)).size,
    },
  );
}
