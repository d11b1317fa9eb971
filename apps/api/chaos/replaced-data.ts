import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, queryTimeouts } from '../src/database/open-database.ts';
import type { Settings } from '../src/config.ts';
import { createPlace } from '../src/testing/place.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import { createContactRequest, createVisitor } from '../src/testing/visitor.ts';
import type { Finding } from './faults.ts';
import { createLedger, startLoad } from './ledger.ts';

/** What happens to the data while the server is running. */
export type Replacement =
  | 'database deleted'
  | 'database replaced'
  | 'write-ahead log deleted'
  | 'data folder replaced'
  | 'uploads deleted';

/**
 * Takes the data away under load. Whoever sends afterwards is not thanked, not even for a repeated
 * request, unless a fresh start finds the record and its file; a restart accepts again.
 */
export async function replaceData(what: Replacement): Promise<Finding> {
  const place = createPlace({ LOG_LEVEL: 'warn' });
  const aside = mkdtempSync(join(tmpdir(), 'kestrova-aside-'));
  await (await startServerProcess(place.environment)).end('SIGTERM');
  cpSync(place.settings.database.file, join(aside, 'other.sqlite'));
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  const request = createContactRequest();
  const key = crypto.randomUUID();
  await visitor.sendContactRequest(request, key);
  const ledger = createLedger();
  const load = startLoad(() => server.port, 4, ledger);
  await until(() => ledger.acknowledged.size > 20);
  takeAway(what, place.settings, aside);
  const before = new Set(ledger.attempted);
  await until(() => ledger.attempted.size > before.size + 20);
  await load.stop();
  const repeated = await visitor.sendContactRequest(request, key);
  const ready = await visitor.get('/health/ready');
  const isSaid = server.readLog().includes('while the server was running');
  // Killed: an orderly end writes what a deleted log holds into the database.
  await server.end('SIGKILL');
  const thanked = [...ledger.acknowledged].filter(([email]) => !before.has(email));
  const kept = await listEmails(place.settings);
  const files = thanked.filter(([, hash]) => hash !== undefined).length;
  const lost =
    thanked.filter(([email]) => !kept.has(email)).length +
    Math.max(0, files - countFiles(place.settings));
  const again = await startServerProcess(place.environment);
  const next = await createVisitor(again.port);
  const { status } = await next.sendContactRequest(createContactRequest());
  await again.end('SIGTERM');
  place.remove();
  rmSync(aside, { recursive: true });
  // The uploads are not where contact requests are kept.
  const isDatabase = what !== 'uploads deleted';
  return {
    fault: `${what} while running`,
    result: `${thanked.length} thanked afterwards, ${lost} of them lost; repeated request ${repeated.status}, ready ${ready.status}, ${isSaid ? 'said' : 'not said'} in the log; after a restart ${status}`,
    holds:
      lost === 0 &&
      repeated.status === (isDatabase ? 503 : 200) &&
      ready.status === 503 &&
      isSaid &&
      status === 200,
  };
}

function takeAway(what: Replacement, { dataDir, database, files }: Settings, aside: string): void {
  const companions = ['', '-wal', '-shm'];
  switch (what) {
    case 'database deleted':
      for (const suffix of companions) rmSync(`${database.file}${suffix}`);
      break;
    case 'database replaced':
      for (const suffix of companions) {
        renameSync(`${database.file}${suffix}`, join(aside, `first.sqlite${suffix}`));
      }
      cpSync(join(aside, 'other.sqlite'), database.file);
      break;
    case 'write-ahead log deleted':
      rmSync(`${database.file}-wal`);
      break;
    case 'data folder replaced':
      renameSync(dataDir, join(aside, 'data'));
      mkdirSync(dataDir);
      break;
    case 'uploads deleted':
      renameSync(files.uploadsDir, join(aside, 'uploads'));
  }
}

function countFiles({ files }: Settings): number {
  if (!existsSync(files.uploadsDir)) return 0;
  const entries = readdirSync(files.uploadsDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Everybody whose record a fresh start would find. */
async function listEmails(settings: Settings): Promise<Set<string>> {
  const database = openDatabase(settings.database, queryTimeouts.operator);
  const emails = new Set<string>();
  for (const table of ['applications', 'contactRequests'] as const) {
    const rows = await database.queries
      .selectFrom(table)
      .select('email')
      .execute()
      // A database that was created anew has no tables, and so no records.
      .catch(() => []);
    for (const row of rows) emails.add(row.email);
  }
  await database.close();
  return emails;
}
