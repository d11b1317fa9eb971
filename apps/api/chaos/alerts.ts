import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { openDatabase, queryTimeouts, type Database } from '../src/database/open-database.ts';
import { createJob, saveConfirmedAlerts } from '../src/testing/alerts.ts';
import { startMailServer, type MailServer } from '../src/testing/mail-server.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import { runCliProcess } from '../src/testing/run-cli.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import type { Finding } from './scenario.ts';

const addresses = 600;

/** The server is killed again and again while it queues and sends emails about new jobs. */
export async function killWhileAlerting(kills: number, url?: string): Promise<Finding> {
  await using mail = await startMailServer();
  const { place, database } = await createAlertPlace(mail, url);
  const settings = { ...place.environment, PORT: String(await getPort()) };
  let server = await startServerProcess(settings);
  await importJobs(place);
  let killed = 0;
  while (killed < kills && (await countQueued(database)) < addresses) {
    await pause(randomInt(50, 1500));
    await server.end('SIGKILL');
    killed += 1;
    server = await startServerProcess(settings);
  }
  await waitForAll(database);
  await server.end('SIGTERM');
  return await judge(`kill -9 while alerting, ${database.dialect}`, `${killed} kills`, {
    mail,
    place,
    database,
  });
}

/** Two instances look for new jobs at the same time. */
export async function shareAlerts(url: string): Promise<Finding> {
  await using mail = await startMailServer();
  const { place, database } = await createAlertPlace(mail, url);
  const servers = [
    await startServerProcess(place.environment),
    await startServerProcess(place.environment),
  ];
  await importJobs(place);
  await waitForAll(database);
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  const shares = servers.map(
    (server) => (server.readLog().match(/"event":"alerts"/g) ?? []).length,
  );
  return await judge('two instances send alerts', `runs with emails: ${shares.join(' and ')}`, {
    mail,
    place,
    database,
  });
}

interface AlertPlace {
  place: TestPlace;
  database: Database;
}

/** A place with confirmed alerts of as many addresses, two each. */
async function createAlertPlace(mail: MailServer, url: string | undefined): Promise<AlertPlace> {
  const place = createPlace({
    SMTP_URL: mail.url,
    LOG_LEVEL: 'info',
    OUTBOX_LEASE_SECONDS: '2',
    ...(url !== undefined && { DATABASE_URL: url }),
  });
  // The first start makes the tables.
  const first = await startServerProcess(place.environment);
  await first.end('SIGTERM');
  const database = openDatabase(place.config.database, queryTimeouts.operator);
  const emails = Array.from({ length: addresses }, (_, at) => `ravi.${at}@example.com`);
  const wishes = emails.flatMap((email) => [{ email }, { email, keywords: 'tester' }]);
  await saveConfirmedAlerts(database.queries, wishes);
  return { place, database };
}

async function importJobs({ config, environment }: TestPlace): Promise<void> {
  const file = join(config.dataDir, 'jobs.json');
  writeFileSync(file, JSON.stringify([createJob(), createJob()]));
  const { code, errors } = await runCliProcess(environment, 'jobs', 'import', file);
  if (code !== 0) throw new Error(errors);
}

async function countQueued({ queries }: Database, state?: 'sent'): Promise<number> {
  let query = queries.selectFrom('outbox_emails').select(({ fn }) => fn.countAll().as('count'));
  if (state !== undefined) query = query.where('state', '=', state);
  return Number((await query.executeTakeFirst())?.count ?? 0);
}

async function waitForAll(database: Database): Promise<void> {
  await until(async () => (await countQueued(database, 'sent')) >= addresses, 240_000);
}

/** Every address has one email in the outbox; one that was being sent may come again, as the same one. */
async function judge(
  fault: string,
  what: string,
  { mail, place, database }: AlertPlace & { mail: MailServer },
): Promise<Finding> {
  const queued = await countQueued(database);
  const ids = new Set(mail.emails.map(({ messageId }) => messageId));
  const reached = new Set(mail.emails.map(({ to }) => to?.[0]?.address));
  await database.close();
  place.remove();
  return {
    fault,
    result: `${addresses} addresses, ${what}: ${queued} emails queued, ${ids.size} different ones received by ${reached.size} addresses, ${mail.emails.length - ids.size} repeated under their Message-ID`,
    holds: [queued, ids.size, reached.size].every((count) => count === addresses),
  };
}
