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
import { listSqliteFiles } from '../src/database/sqlite-files.ts';
import type { Config } from '../src/config.ts';
import { recordTables } from '../src/retention/delete-records.ts';
import { createPlace } from '../src/testing/place.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { startServerRun } from '../src/testing/server-run.ts';
import { until } from '../src/testing/until.ts';
import { createContactRequest, createVisitor } from '../src/testing/visitor.ts';
import { createLedger, startLoad } from './ledger.ts';
import type { Finding } from './scenario.ts';

/** What happens to the data while the server is running; `aside` is a folder for what is moved. */
const replacements = {
  'database deleted': ({ database }: Config) => {
    for (const path of listSqliteFiles(database.file)) rmSync(path);
  },
  'database replaced': ({ database }: Config, aside: string) => {
    for (const [index, path] of listSqliteFiles(database.file).entries()) {
      renameSync(path, join(aside, `first-${index}`));
    }
    cpSync(join(aside, 'other.sqlite'), database.file);
  },
  'write-ahead log deleted': ({ database }: Config) => {
    rmSync(`${database.file}-wal`);
  },
  'data folder replaced': ({ dataDir }: Config, aside: string) => {
    renameSync(dataDir, join(aside, 'data'));
    mkdirSync(dataDir);
  },
  'uploads deleted': ({ files }: Config, aside: string) => {
    renameSync(files.uploadsDir, join(aside, 'uploads'));
  },
} as const;

export type Replacement = keyof typeof replacements;

/**
 * Takes the data away under load. Whoever sends afterwards is not thanked, not even for a repeated
 * request, unless a fresh start finds the record and its file; a restart accepts again.
 */
export async function replaceData(what: Replacement): Promise<Finding> {
  const place = createPlace({ LOG_LEVEL: 'warn' });
  const aside = mkdtempSync(join(tmpdir(), 'kestrova-aside-'));
  await (await startServerProcess(place.environment)).end('SIGTERM');
  cpSync(place.config.database.file, join(aside, 'other.sqlite'));
  await using run = await startServerRun(place);
  const { server, visitor } = run;
  const [request, key] = [createContactRequest(), crypto.randomUUID()];
  await visitor.sendContactRequest(request, key);
  const ledger = createLedger();
  const load = startLoad(() => server.port, 4, ledger);
  await until(() => ledger.acknowledged.size > 20);
  replacements[what](place.config, aside);
  const before = new Set(ledger.attempted);
  await until(() => ledger.attempted.size > before.size + 20);
  await load.stop();
  const repeated = await visitor.sendContactRequest(request, key);
  const ready = await visitor.get('/health/ready');
  const isLogged = server.readLog().includes('while the server was running');
  // Killed: an orderly end writes what a deleted log holds into the database.
  await server.end('SIGKILL');
  const thanked = [...ledger.acknowledged].filter(([email]) => !before.has(email));
  const lost = await countLost(place.config, thanked);
  const again = await startServerProcess(place.environment);
  const next = await createVisitor(again.port);
  const { status } = await next.sendContactRequest(createContactRequest());
  await again.end('SIGTERM');
  rmSync(aside, { recursive: true });
  // Contact requests do not need the uploads.
  const expected = what === 'uploads deleted' ? 200 : 503;
  return {
    fault: `${what} while running`,
    result: `${thanked.length} thanked afterwards, ${lost} of them lost; repeated request ${repeated.status}, ready ${ready.status}, ${isLogged ? 'logged' : 'not logged'}; after a restart ${status}`,
    holds:
      lost === 0 &&
      repeated.status === expected &&
      ready.status === 503 &&
      isLogged &&
      status === 200,
  };
}

/** Counts records and files that a fresh start would not find. */
async function countLost(
  { database, files }: Config,
  thanked: readonly (readonly [string, string | undefined])[],
): Promise<number> {
  const opened = openDatabase(database, queryTimeouts.operator);
  const stored = new Set<string>();
  for (const table of recordTables) {
    const query = opened.queries.selectFrom(table).select('email');
    // A database that was created anew has no tables, and so no records.
    for (const { email } of await query.execute().catch(() => [])) stored.add(email);
  }
  await opened.close();
  const entries = existsSync(files.uploadsDir)
    ? readdirSync(files.uploadsDir, { recursive: true, withFileTypes: true })
    : [];
  const uploads = entries.filter((entry) => entry.isFile()).length;
  const expected = thanked.filter(([, hash]) => hash !== undefined).length;
  return thanked.filter(([email]) => !stored.has(email)).length + Math.max(0, expected - uploads);
}
