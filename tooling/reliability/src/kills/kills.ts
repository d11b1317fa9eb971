import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  auditRecords,
  createLedger,
  createPlace,
  startLoad,
  startServerProcess,
} from '@kestrova/api/testing';
import getPort from 'get-port';
import { databases, type DatabaseName, type RunOptions } from '../options.ts';
import { createRandom } from '../random.ts';
import { createResult, type Result, type Scenarios } from '../report.ts';
import { killDuringAlerts } from './alerts.ts';
import { auditEmails } from './email-audit.ts';
import { eraseWhileSending, killErasing } from './erase.ts';
import { killAtPoints } from './kill-points.ts';

const visitors = 6;
/** Max time that a server lives under load, in milliseconds. */
const maxLifetime = 500;

/**
 * Kills the server at random moments under load and starts it again.
 * @param between called before the server starts again, for faults of its database.
 */
async function killUnderLoad(
  options: RunOptions,
  name: DatabaseName,
  kills = options.count ?? 200,
  between?: () => Promise<void>,
): Promise<Result> {
  const place = createPlace({
    ...(await options.createDatabase(name)),
    PORT: String(await getPort()),
    OUTBOX_LEASE_SECONDS: '2',
  });
  const { environment, config } = place;
  const [random, ledger] = [createRandom(options.seed), createLedger()];
  let server = await startServerProcess(environment);
  const load = startLoad(() => server.port, visitors, ledger);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(random.int(10, maxLifetime));
    await server.end('SIGKILL');
    await between?.();
    server = await startServerProcess(environment);
  }
  await load.stop();
  // An email that a kill interrupted is sent again into the same file, which its Message-ID names.
  const emails = await auditEmails(config, ledger, () =>
    readdirSync(config.mail.dir)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => file.replace(/\.eml$/, `@${config.mail.from.split('@').at(-1)}`)),
  );
  await server.end('SIGTERM');
  const { acknowledged, missing, doubled, damagedFiles } = await auditRecords(config, ledger);
  place.remove();
  return createResult(`${kills} kills, ${acknowledged} records, ${emails.received} emails`, {
    'records missing': missing,
    'records doubled': doubled,
    'files damaged': damagedFiles,
    ...emails.broken,
    'nothing was acknowledged': acknowledged === 0,
  });
}

async function killWithPostgres(options: RunOptions): Promise<Result> {
  const cluster = await options.cluster();
  return killUnderLoad(options, 'postgres', Math.ceil((options.count ?? 200) / 10), async () => {
    await cluster.kill();
    await cluster.start();
  });
}

/** What is killed on each of the chosen databases. */
const onEachDatabase: Readonly<
  Record<string, (options: RunOptions, name: DatabaseName) => Promise<Result>>
> = {
  'kill -9 at named moments': killAtPoints,
  'kill -9 under load': killUnderLoad,
  'kill -9 during job alerts': killDuringAlerts,
  'erasing while emails are sent': eraseWhileSending,
  'kill -9 during erasing, then again': killErasing,
};

/** Every way in which the server, or a command beside it, is killed. */
export const kills: Scenarios = {
  ...Object.fromEntries(
    Object.entries(onEachDatabase).flatMap(([name, run]) =>
      databases.map((database) => [
        `${name} (${database})`,
        (options: RunOptions) => run(options, database),
      ]),
    ),
  ),
  'kill -9 with its database (postgres)': killWithPostgres,
};
