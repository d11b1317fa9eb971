import type { Queries } from '../database/open-database.ts';
import { inBatches, pageSize, readPages } from '../database/read-pages.ts';
import type { ApplicationFileRow } from '../database/schema.ts';

/** The content of a stored file as in its record. */
export type NamedFile = Pick<ApplicationFileRow, 'name' | 'sha256'>;

/** Lists the files that records name, a page of them in memory. */
export function listNamedFiles(queries: Queries): AsyncGenerator<NamedFile> {
  return readPages((last) =>
    queries
      .selectFrom('applicationFiles')
      .select(['name', 'sha256'])
      .where('name', '>', last?.name ?? '')
      .orderBy('name')
      .limit(pageSize)
      .execute(),
  );
}

/** Counts the stored files that no record and no pending removal names: nothing deletes them. */
export async function countUnnamedFiles(queries: Queries, stored: AsyncIterable<string>) {
  let count = 0;
  for await (const names of inBatches(stored)) {
    const pending = queries.selectFrom('pendingRemovals').select('name');
    const known = await queries
      .selectFrom('applicationFiles')
      .select('name')
      .where('name', 'in', names)
      .union(pending.where('kind', '=', 'file').where('name', 'in', names))
      .execute();
    count += names.length - known.length;
  }
  return count;
}
