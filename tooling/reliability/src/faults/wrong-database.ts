import { cpSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import {
  auditRecords,
  createLedger,
  createPlace,
  startLoad,
  startServerProcess,
  until,
  type Ledger,
  type TestPlace,
} from '@kestrova/api/testing';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

/** The database that the server finds when it starts on a folder full of files. */
export type WrongDatabase = 'empty' | 'of another place' | 'older' | 'PostgreSQL';

/** The cleanup job runs every second and considers every file without a record an orphan. */
const frequentCleanup = { ORPHAN_HOURS: '0', CLEANUP_INTERVAL_SECONDS: '1', LOG_LEVEL: 'info' };

/**
 * Starts the server on a database that does not name the stored files and lets the cleanup job run
 * several times: with the right database back every file opens.
 */
export async function startOnWrongDatabase(
  options: RunOptions,
  wrong: WrongDatabase,
): Promise<Result> {
  const [place, other, ledger] = [createPlace(), createPlace(), createLedger()];
  const { file } = place.config.database;
  await applySome(place, ledger);
  cpSync(file, `${file}.older`);
  await applySome(place, ledger);
  cpSync(file, `${file}.right`);
  ageFiles(place.config.files.uploadsDir);
  if (wrong === 'of another place') await applySome(other, createLedger());
  rmSync(file);
  if (wrong === 'older') cpSync(`${file}.older`, file);
  if (wrong === 'of another place') cpSync(other.config.database.file, file);
  await runCleanup({
    ...place.environment,
    ...(wrong === 'PostgreSQL' && (await options.createDatabase('postgres'))),
  });
  cpSync(`${file}.right`, file);
  const { acknowledged, missing, damagedFiles } = await auditRecords(place.config, ledger);
  for (const each of [place, other]) each.remove();
  return createResult(`${acknowledged} records`, {
    'records missing': missing,
    'files lost': damagedFiles,
    'nothing was acknowledged': acknowledged === 0,
  });
}

async function applySome({ environment }: TestPlace, ledger: Ledger): Promise<void> {
  const server = await startServerProcess(environment);
  const expected = ledger.acknowledged.size + 12;
  const load = startLoad(() => server.port, 2, ledger);
  await until(() => ledger.acknowledged.size >= expected);
  await load.stop();
  await server.end('SIGTERM');
}

/** Runs the server until the cleanup job ran twice. */
async function runCleanup(environment: Record<string, string>): Promise<void> {
  const server = await startServerProcess({ ...environment, ...frequentCleanup });
  await until(() => server.readLog().split('"event":"cleanup"').length > 2);
  await server.end('SIGTERM');
}

/** As if every file had been stored two months ago. */
function ageFiles(folder: string): void {
  const past = new Date(Date.now() - 60 * 86_400_000);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), past, past);
  }
}
