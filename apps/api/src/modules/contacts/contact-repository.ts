import type { Queries } from '../../database/open-database.ts';
import type { ContactRequestRow } from '../../database/schema.ts';

export async function saveContactRequest(queries: Queries, row: ContactRequestRow): Promise<void> {
  await queries.insertInto('contactRequests').values(row).execute();
}

/** Lists contact requests for the operator, newest first; `since` is an ISO instant. */
export async function listContactRequests(
  queries: Queries,
  since: string | undefined,
): Promise<ContactRequestRow[]> {
  let query = queries.selectFrom('contactRequests').selectAll();
  if (since !== undefined) query = query.where('receivedAt', '>=', since);
  return query.orderBy('receivedAt', 'desc').execute();
}
