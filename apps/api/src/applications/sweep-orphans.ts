import type { Database } from '../database/open-database.ts';
import type { FileStore } from '../files/file-store.ts';
import { listKnownFileNames } from './application-repository.ts';

const batchSize = 500;

/**
 * Removes stored files that belong to no application and are older than `age` milliseconds: younger
 * ones may be waiting for their record's commit. @returns how many.
 */
export async function sweepOrphans(
  house: { database: Database; store: FileStore },
  age: number,
): Promise<number> {
  const oldest = Date.now() - age;
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    if (batch.length === 0) return;
    const known = await listKnownFileNames(house.database.queries, batch);
    for (const name of batch.filter((candidate) => !known.has(candidate))) {
      await house.store.remove(name);
      removed += 1;
    }
    batch = [];
  };
  for await (const file of house.store.list()) {
    if (file.savedAt.getTime() > oldest) continue;
    batch.push(file.name);
    if (batch.length >= batchSize) await sweepBatch();
  }
  await sweepBatch();
  return removed;
}
