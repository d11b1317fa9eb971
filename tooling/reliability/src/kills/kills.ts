import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createPlace,
  saveConfirmedAlerts,
  startLoad,
  startServerProcess,
  startWebhookReceiver,
  until,
  type DialectName,
  type Ledger,
} from '@kestrova/api/testing';
import fc from 'fast-check';
import getPort from 'get-port';
import { auditLedgerAndEmails } from '../ledger.ts';
import { importJobs } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';
import { createApplicants, isApplicant } from './applicants.ts';
import { auditWebhooks } from './audit-webhooks.ts';

const visitors = 6;
const subscribers = 200;
/** The submissions that a server acknowledges before it is killed, and the milliseconds after the last one. */
const moment = fc.record({ acknowledged: fc.nat(9), delay: fc.nat(49) });

/**
 * Kills the server at random moments while visitors send, applicants request links and withdraw, the careers team
 * changes statuses, the operator erases people and job alerts are due, and starts it again.
 * @param between called before the server starts again, for faults of its database.
 */
export async function killUnderLoad(
  options: RunOptions,
  dialect: DialectName,
  kills = options.count ?? 200,
  between?: () => Promise<void>,
): Promise<Result> {
  const settings = await options.createDatabase(dialect);
  const port = await getPort();
  await using receiver = await startWebhookReceiver();
  await using place = createPlace({
    ...settings,
    ...receiver.environment,
    PORT: String(port),
    OUTBOX_LEASE_SECONDS: '2',
  });
  const { config } = place;
  const ledger: Ledger = new Map();
  let { server } = await startServerProcess(place);
  const addresses = Array.from({ length: subscribers }, (_, at) => `ravi.${at}@example.com`);
  // Two alerts each, which share one email.
  const alerts = addresses.flatMap((email) => [{ email }, { email, keywords: 'tester' }]);
  {
    // Closed before the kills: with a second connection the server would not need its recovery.
    await using database = place.openDatabase();
    await saveConfirmedAlerts(database.queries, alerts);
  }
  await importJobs(place, 2);
  const applicants = await createApplicants(place, 100 + kills * 10);
  await using load = await startLoad([port], visitors, ledger, { reading: applicants.visits });
  const choice = { seed: options.seed, numRuns: kills, unbiased: true };
  for (const { acknowledged, delay } of fc.sample(moment, choice)) {
    const goal = ledger.size + acknowledged;
    await until(() => ledger.size >= goal);
    await pause(delay);
    // A fifth of the kills, since its process is a second connection too.
    if (acknowledged % 5 === 0) applicants.eraseNext();
    await server.end('SIGKILL');
    await between?.();
    ({ server } = await startServerProcess(place));
  }
  await load.stop();
  const areAllEmailed = async () => {
    await using database = place.openDatabase();
    const query = database.queries
      .selectFrom('outbox_emails')
      .select('id')
      .where('recipient', 'like', 'ravi.%');
    return (await query.execute()).length >= subscribers;
  };
  // The report lists subscribers without an email.
  await until(areAllEmailed, 120_000).catch(() => undefined);
  // An email that a kill interrupted is sent again into the same file, which its Message-ID names.
  const listReceived = () =>
    readdirSync(config.mail.dir)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => `<${file.replace(/\.eml$/, '')}@${config.mail.from.split('@').at(-1)}>`);
  const acts = await applicants.audit();
  const audit = await auditLedgerAndEmails(place, ledger, listReceived);
  const submitted = [...ledger.keys()].filter((email) => !isApplicant(email));
  const webhooks = await auditWebhooks(place, receiver, submitted);
  await server.end('SIGTERM');
  const toSubscribers = audit.recipients.filter((email) => email.startsWith('ravi.'));
  const found = [`${kills} kills`, audit.found, acts.found, webhooks.found].join(', ');
  return createResult(found, {
    ...audit.broken,
    ...acts.broken,
    ...webhooks.broken,
    'visitors failed': load.met.failed.length,
    'subscribers without an email': subscribers - new Set(toSubscribers).size,
    'subscribers emailed twice': toSubscribers.length - new Set(toSubscribers).size,
  });
}

/** The same while PostgreSQL is killed too, a tenth as often. */
export async function killWithPostgres(options: RunOptions): Promise<Result> {
  const cluster = await options.cluster();
  return killUnderLoad(options, 'postgres', Math.ceil((options.count ?? 200) / 10), async () => {
    await cluster.kill();
    await cluster.start();
  });
}
