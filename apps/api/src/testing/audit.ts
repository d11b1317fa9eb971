import { buffer } from 'node:stream/consumers';
import { listApplications } from '../modules/applications/application-repository.ts';
import { listContactRequests } from '../modules/contacts/contact-service.ts';
import { openDatabase, queryTimeouts } from '../database/open-database.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import type { Config } from '../config.ts';
import { MissingFileError } from '../uploads/storage/file-store.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import { sha256 } from './sample-files.ts';
import type { Ledger } from './ledger.ts';

export interface Audit {
  acknowledged: number;
  kept: number;
  missing: number;
  doubled: number;
  /** Files of kept applications that are absent or not what was sent. */
  damagedFiles: number;
  /** Files in the store, with or without a record. */
  storedFiles: number;
}

/**
 * Compares what was acknowledged with what is stored.
 * @param files of which records: a backup need not have those of a record that changed meanwhile.
 */
export async function auditRecords(
  config: Config,
  ledger: Ledger,
  files: 'all' | 'acknowledged' = 'all',
): Promise<Audit> {
  const database = openDatabase(config.database, queryTimeouts.operator);
  const store = await openStore(config.files, await findStoragePrefix(database.queries));
  const filter = { since: undefined, jobCode: undefined };
  const applications = await Array.fromAsync(listApplications(database.queries, filter));
  const contacts = await Array.fromAsync(listContactRequests(database.queries, undefined));
  const kept = [...applications, ...contacts].map((record) => record.email);
  const counts = Map.groupBy(kept, (email) => email);
  let damagedFiles = 0;
  for (const application of applications) {
    const expected = ledger.acknowledged.get(application.email);
    if (expected === undefined && files === 'acknowledged') continue;
    for (const file of application.files) {
      const content = await readContent(() => store.open(file.name));
      const hash = content === undefined ? undefined : sha256(content);
      if (hash !== file.sha256 || (expected !== undefined && hash !== expected)) damagedFiles += 1;
    }
    if (expected !== undefined && application.files.length === 0) damagedFiles += 1;
  }
  const storedFiles = (await Array.fromAsync(store.list())).length;
  store.close();
  await database.close();
  return {
    acknowledged: ledger.acknowledged.size,
    kept: kept.length,
    missing: [...ledger.acknowledged.keys()].filter((email) => !counts.has(email)).length,
    doubled: [...counts.values()].filter((emails) => emails.length > 1).length,
    damagedFiles,
    storedFiles,
  };
}

/** Reads a stored file; @returns undefined where it is not there. */
export async function readContent(
  open: () => Promise<NodeJS.ReadableStream>,
): Promise<Buffer | undefined> {
  try {
    return await buffer(await open());
  } catch (error) {
    // A file that is not there is what the audit looks for.
    if (error instanceof MissingFileError) return undefined;
    if (error instanceof Error && ('code' in error || '$metadata' in error)) return undefined;
    throw error;
  }
}
