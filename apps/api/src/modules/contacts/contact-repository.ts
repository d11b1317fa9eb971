import type { Queries } from '../../database/open-database.ts';
import { comesAfter, pageSize, readPages } from '../../database/read-pages.ts';
import type { ContactRequestRow } from '../../database/schema.ts';

export async function saveContactRequest(queries: Queries, row: ContactRequestRow): Promise<void> {
  await queries.insertInto('contactRequests').values(row).execute();
}

/**
 * Lists contact requests for the operator, newest first, in bounded memory; `since` is an ISO
 * instant.
 */
export async function* listContactRequests(
  queries: Queries,
  since: string | undefined,
): AsyncGenerator<ContactRequestRow> {
  const pages = readPages<ContactRequestRow>(async (last) => {
    let query = queries.selectFrom('contactRequests').selectAll();
    if (since !== undefined) query = query.where('receivedAt', '>=', since);
    if (last !== undefined) query = query.where(comesAfter(last));
    return query.orderBy('receivedAt', 'desc').orderBy('id', 'desc').limit(pageSize).execute();
  });
  for await (const page of pages) yield* page;
}
