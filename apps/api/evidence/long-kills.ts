import { readdirSync } from 'node:fs';
import { createLedger, type Ledger } from '../chaos/ledger.ts';
import { killServer } from '../chaos/kill-server.ts';
import { auditEmails } from '../rehearsal/final-audit.ts';
import { openDatabase, queryTimeouts } from '../src/database/open-database.ts';
import { countEmails } from '../src/email/outbox/email-overview.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import { listProblems, type Progress, type RunResult } from './run.ts';
import { withPostgres } from './with-postgres.ts';

/** Half the load and lifetime of `npm run chaos`, since most of a kill is the start after it. */
const plan = { visitors: 4, maxLifetime: 400 };
/** Milliseconds that the emails of all records may take afterwards. */
const maxSendTime = 60 * 60_000;

/** So many kills on SQLite. */
export async function killOnSqlite(kills: number, progress: Progress): Promise<RunResult> {
  return killAndAudit(createPlace(), kills, progress);
}

/** So many kills on a PostgreSQL of its own, which stays. */
export async function killOnPostgres(kills: number, progress: Progress): Promise<RunResult> {
  return withPostgres((url) => killAndAudit(createPlace({ DATABASE_URL: url }), kills, progress));
}

async function killAndAudit(
  place: TestPlace,
  kills: number,
  { tell, signal }: Progress,
): Promise<RunResult> {
  const ledger = createLedger();
  let killed = 0;
  const between = async () => {
    killed += 1;
    if (killed % 50 === 0) tell(`${killed} kills, ${ledger.acknowledged.size} acknowledged`);
  };
  const audit = await killServer(place, { ...plan, kills, between, signal }, ledger);
  const emails = await sendAndAudit(place, ledger);
  place.remove();
  const { acknowledged, missing, doubled, damagedFiles } = audit;
  const { received, unsent, notReceived, without } = emails;
  return {
    found: `${killed} kills, ${acknowledged} records acknowledged, ${received} emails; opened after each kill`,
    problems: [
      ...listProblems({
        'records missing': missing,
        'records doubled': doubled,
        'files missing or damaged': damagedFiles,
        'emails unsent': unsent,
        'emails not received': notReceived,
        'records without their emails': without,
      }),
      ...(acknowledged === 0 ? ['nothing was acknowledged'] : []),
    ],
  };
}

/** Lets the server send what waits, and compares the emails with the records. */
async function sendAndAudit({ config, environment }: TestPlace, ledger: Ledger) {
  const server = await startServerProcess(environment);
  const database = openDatabase(config.database, queryTimeouts.operator);
  // What waits longer than this is reported.
  const isSent = async () => (await countEmails(database.queries)).waiting === 0;
  await until(isSent, maxSendTime).catch(() => undefined);
  await server.end('SIGTERM');
  const names = readdirSync(config.mail.dir).filter((name) => name.endsWith('.eml'));
  const domain = config.mail.from.split('@').at(-1);
  const received = names.map((name) => name.replace(/\.eml$/, `@${domain}`));
  const emails = await auditEmails(database.queries, received, { ledger, replaced: new Set() });
  await database.close();
  return emails;
}
