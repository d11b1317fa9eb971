import { randomUUID } from 'node:crypto';
import {
  auditLedger,
  createApplicationData,
  createCv,
  createPlace,
  findTraces,
  startLoad,
  startServerProcess,
  startWebhookReceiver,
  until,
  type DialectName,
  type Ledger,
  type Visits,
} from '@kestrova/api/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { killCommand } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

const visitors = 3;
/** Deleted records at the kill, in the middle of the rows; each fourth kill comes later. */
const deletedRecords = fc.integer({ min: 1, max: 15 });
const minRecords = 20;

/** Records without both of their emails and their webhook, and emails or webhooks without their record. */
const unmatched = sql<{ id: string }>`
  select id from applications
    where (select count(*) from outbox_emails where "recordId" = applications.id) <> 3
  union all select id from outbox_emails
    where "recordId" not in (select id from applications union all select id from "contactRequests")`;

/**
 * Kills `people erase` while that person and others send: each record exists with its emails or is
 * deleted with them, no data of others is lost, and repeating the command deletes the rest.
 */
export async function killErasing(options: RunOptions, dialect: DialectName): Promise<Result> {
  const kills = options.count ?? 20;
  await using receiver = await startWebhookReceiver();
  const settings = { ...(await options.createDatabase(dialect)), ...receiver.environment };
  await using run = await startServerProcess(createPlace(settings));
  const { place, server } = run;
  const data = createApplicationData();
  const { email } = data;
  const erase = ['people', 'erase', email, '--yes'];
  const reading: Visits = {
    'an application to erase'(visitor) {
      const [files, key] = [{ cv: createCv() }, randomUUID()];
      return {
        send: () => visitor.sendApplication(data, files, key),
        isRight: (body) => body.includes('"responseCode":1'),
      };
    },
  };
  const ledger: Ledger = new Map();
  await using load = await startLoad([server.port], visitors, ledger, { reading, pauseMs: 20 });
  const met = { rows: 0, files: 0, unmatched: 0 };
  for (const [at, drawn] of fc
    .sample(deletedRecords, { seed: options.seed, numRuns: kills })
    .entries()) {
    await using database = place.openDatabase();
    const { queries } = database;
    const listRecords = () =>
      queries.selectFrom('applications').select('id').where('email', '=', email);
    const existing = await until(async () => {
      const records = await listRecords().execute();
      return records.length >= minRecords && records.map(({ id }) => id);
    });
    const countLeft = async () =>
      (await listRecords().where('id', 'in', existing).execute()).length;
    const goal = at % 4 === 3 ? 0 : existing.length - drawn;
    await killCommand(place.environment, erase, async () => (await countLeft()) <= goal);
    met.unmatched += (await unmatched.execute(queries)).rows.length;
    const left = await countLeft();
    const pending = queries.selectFrom('pendingRemovals').select('name').where('kind', '=', 'file');
    const due = await pending.where('keepUntil', '<=', new Date().toISOString()).execute();
    if (left > 0 && left < existing.length) met.rows += 1;
    if (left === 0 && due.length > 0) met.files += 1;
  }
  await load.stop();
  // It may still be sending an email.
  await server.end('SIGTERM');
  const { code } = await run.run(...erase);
  const { kept, storedFiles, broken } = await auditLedger(place, ledger);
  await using database = place.openDatabase();
  const traces = await findTraces(database, place.config.dataDir, email);
  const found = `${kills} kills, ${met.rows} in the middle of the rows, ${met.files} of the files; ${kept} records of others`;
  return createResult([found, ...traces].join('; '), {
    ...broken,
    'no kill in the middle of the rows': met.rows === 0,
    'no kill in the middle of the files': met.files === 0,
    'records or emails without their counterpart': met.unmatched,
    'extra records': kept - ledger.size,
    'files left': storedFiles - [...ledger.values()].filter((hash) => hash !== undefined).length,
    'visitors failed': load.met.failed.length,
    'wrong exit code': code !== 0,
    'traces left': traces.length,
  });
}
