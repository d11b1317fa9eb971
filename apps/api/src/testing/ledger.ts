import { buffer } from 'node:stream/consumers';
import { listApplications } from '../modules/applications/application-repository.ts';
import { listContactRequests } from '../modules/contacts/contact-service.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import type { TestPlace } from './place.ts';
import { sha256 } from './sample-files.ts';

/**
 * The submissions that the server acknowledged, by email address, with the SHA-256 of the CV if one
 * was sent; each must be stored exactly once.
 */
export type Ledger = Map<string, string | undefined>;

/** The path of the job list, which any server can serve. */
export const jobListPath = `${API_PREFIX}${endpoints.getAllJobs.path}`;

/** Compares what was acknowledged with what is stored. */
export async function auditLedger(place: TestPlace, ledger: Ledger) {
  await using database = place.openDatabase();
  using store = await openStore(place.config.files, await findStoragePrefix(database.queries));
  const filter = { since: undefined, jobCode: undefined };
  const applications = await Array.fromAsync(listApplications(database.queries, filter));
  const contacts = await Array.fromAsync(listContactRequests(database.queries));
  const kept = [...applications, ...contacts].map((record) => record.email);
  const counts = Map.groupBy(kept, (email) => email);
  let damagedFiles = 0;
  for (const application of applications) {
    const expected = ledger.get(application.email);
    for (const file of application.files) {
      // An unreadable file counts as damaged.
      const content = await store
        .open(file.name)
        .then(buffer)
        .catch(() => undefined);
      const hash = content && sha256(content);
      if (hash !== file.sha256 || (expected !== undefined && hash !== expected)) damagedFiles += 1;
    }
    if (expected !== undefined && application.files.length === 0) damagedFiles += 1;
  }
  const storedFiles = (await Array.fromAsync(store.list())).length;
  return {
    kept: kept.length,
    /** Files in the store, with or without a record. */
    storedFiles,
    broken: {
      'records missing': [...ledger.keys()].filter((email) => !counts.has(email)).length,
      'records doubled': [...counts.values()].filter((emails) => emails.length > 1).length,
      // Files of kept applications that are absent or not what was sent.
      'files damaged': damagedFiles,
    },
  };
}
