import { cpSync, existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../src/config.ts';
import { startBucketServer } from '../src/testing/bucket-server.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import { createPdf, sha256 } from '../src/testing/sample-files.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import { createApplicationData, createVisitor } from '../src/testing/visitor.ts';
import { auditRecords } from './audit.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { sendApplication, type Finding } from './scenario.ts';

/** The database that the server finds when it starts on a folder full of files. */
export type WrongDatabase = 'emptied' | 'of another place' | 'older' | 'much older' | 'PostgreSQL';

const applications = 6;
/** How many of them an older copy of the database names. */
const namedBy = { older: 4, 'much older': 2 } as const;
/** The cleanup job runs every second and considers every file without a record an orphan. */
const frequentCleanup = { ORPHAN_HOURS: '0', CLEANUP_INTERVAL_SECONDS: '1', LOG_LEVEL: 'info' };

/**
 * Starts the server on a database that does not name the stored files and lets the cleanup job run
 * several times: nothing is deleted, and with the right database back every file opens.
 */
export async function startOnWrongDatabase(
  wrong: WrongDatabase,
  postgresUrl = '',
): Promise<Finding> {
  const place = createPlace();
  const other = createPlace();
  const ledger = createLedger();
  const copies = join(place.config.dataDir, 'copies');
  for (const count of [namedBy['much older'], namedBy.older, applications]) {
    await sendApplications(place, count - ledger.acknowledged.size, ledger);
    cpSync(place.config.database.file, join(copies, `${count}.sqlite`));
  }
  const before = listFiles(place.config);
  ageFiles(place.config);
  if (wrong === 'of another place') await sendApplications(other, 2, createLedger());
  rmSync(place.config.database.file);
  if (wrong === 'of another place') cpSync(other.config.database.file, place.config.database.file);
  if (wrong === 'older' || wrong === 'much older') {
    cpSync(join(copies, `${namedBy[wrong]}.sqlite`), place.config.database.file);
  }
  const log = await runCleanup({ ...place.environment, DATABASE_URL: postgresUrl });
  const after = listFiles(place.config);
  cpSync(join(copies, `${applications}.sqlite`), place.config.database.file);
  const audit = await auditRecords(place.config, ledger);
  await runCleanup(place.environment);
  const restored = listFiles(place.config).uploads;
  for (const each of [place, other]) each.remove();
  const all = [...after.uploads, ...after.quarantine];
  const deleted = before.uploads.filter((name) => !all.includes(name)).length;
  const moved = after.quarantine.length;
  const expected = wrong === 'older' ? applications - namedBy.older : 0;
  const isLogged = log.includes('"event":"orphans-kept"') === (expected === 0);
  return {
    fault: `database ${wrong}, ${applications} files`,
    result: `${deleted} deleted, ${moved} in quarantine, ${isLogged ? 'logged' : 'not logged'}; with the right database back ${audit.damagedFiles} cannot be opened, ${restored.length} are in their place`,
    holds:
      deleted === 0 &&
      moved === expected &&
      isLogged &&
      audit.missing + audit.damagedFiles === 0 &&
      restored.length === applications,
  };
}

/** Two environments with a database each keep their files in one bucket. */
export async function shareBucket(): Promise<Finding> {
  await using bucket = await startBucketServer();
  const places = [createPlace(bucket.environment), createPlace(bucket.environment)] as const;
  const ledgers = [createLedger(), createLedger()] as const;
  for (const round of [0, 1] as const) {
    await sendApplications(places[round], applications, ledgers[round]);
  }
  for (const place of places) await runCleanup(place.environment);
  const audits = await Promise.all(
    places.map((place, index) => auditRecords(place.config, ledgers[index] ?? createLedger())),
  );
  for (const place of places) place.remove();
  const damaged = audits.reduce((sum, audit) => sum + audit.damagedFiles, 0);
  return {
    fault: 'two environments, one bucket',
    result: `${2 * applications} files, ${damaged} lost`,
    holds: damaged === 0,
  };
}

async function sendApplications({ environment }: TestPlace, count: number, ledger: Ledger) {
  const server = await startServerProcess(environment);
  const visitor = await createVisitor(server.port);
  const total = ledger.acknowledged.size + count;
  // An overloaded machine responds 503 to some.
  while (ledger.acknowledged.size < total) {
    const data = createApplicationData();
    const pdf = createPdf(3000 + ledger.acknowledged.size);
    const { status } = await sendApplication(visitor, pdf, undefined, data);
    if (status === 200) ledger.acknowledged.set(data.email, sha256(pdf));
  }
  await server.end('SIGTERM');
}

/** Runs the server until the cleanup job ran twice; @returns its log. */
async function runCleanup(environment: Record<string, string>): Promise<string> {
  const server = await startServerProcess({ ...environment, ...frequentCleanup });
  const countRuns = () => server.readLog().split('"event":"cleanup"').length - 1;
  await until(() => countRuns() >= 2);
  await server.end('SIGTERM');
  return server.readLog();
}

function listFiles({ dataDir }: Config): { uploads: string[]; quarantine: string[] } {
  const list = (folder: string) =>
    existsSync(join(dataDir, folder))
      ? readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => entry.name)
      : [];
  return { uploads: list('uploads'), quarantine: list('quarantine') };
}

/** As if every file had been stored two months ago. */
function ageFiles({ dataDir }: Config): void {
  const past = new Date(Date.now() - 60 * 86_400_000);
  const folder = join(dataDir, 'uploads');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), past, past);
  }
}
