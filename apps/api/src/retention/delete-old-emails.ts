import { sql, type SqlBool } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import { day, instantAfter } from '../time.ts';
import { deleteEmails, recordTables } from './delete-records.ts';

const maxAge = 30 * day;
const batchSize = 200;

/**
 * Deletes emails 30 days after they were sent, and dead ones of that age that have outlived their
 * record; other dead ones go with it. `now` is in milliseconds since 1970.
 * @returns how many.
 */
export async function deleteOldEmails(
  database: Database,
  now: number,
  betweenBatches?: () => Promise<void>,
): Promise<number> {
  const instant = instantAfter(-maxAge, now);
  const sent = await deleteInBatches(database, () => listSent(database.queries, instant), {
    // One that the operator sends again meanwhile stays.
    state: 'sent',
    betweenBatches,
  });
  const dead = await deleteInBatches(database, () => listLone(database.queries, instant), {
    state: 'dead',
    betweenBatches,
  });
  return sent + dead;
}

interface Batches {
  state: 'sent' | 'dead';
  betweenBatches: (() => Promise<void>) | undefined;
}

async function deleteInBatches(
  database: Database,
  list: () => Promise<{ id: string }[]>,
  { state, betweenBatches }: Batches,
): Promise<number> {
  let deleted = 0;
  let emails: number;
  do {
    const ids = (await list()).map(({ id }) => id);
    if (ids.length === 0) return deleted;
    const condition = sql<SqlBool>`id in (${sql.join(ids)}) and state = ${state}`;
    ({ emails } = await database.queries
      .transaction()
      .execute((transaction) => deleteEmails(transaction, condition)));
    deleted += emails;
    await betweenBatches?.();
  } while (emails > 0);
  return deleted;
}

// The states are literals: a partial index is not used for a parameter.
function listSent(queries: Queries, before: string): Promise<{ id: string }[]> {
  return queries
    .selectFrom('outbox_emails')
    .select('id')
    .where('state', '=', sql.lit('sent'))
    .where('sentAt', '<', before)
    .orderBy('sentAt')
    .limit(batchSize)
    .execute();
}

function listLone(queries: Queries, before: string): Promise<{ id: string }[]> {
  const isLone = recordTables.map(
    (table) => sql`not exists (select 1 from ${sql.table(table)} as it where it.id = "recordId")`,
  );
  return queries
    .selectFrom('outbox_emails')
    .select('id')
    .where('state', '=', sql.lit('dead'))
    .where('createdAt', '<', before)
    .where(sql<SqlBool>`${sql.join(isLone, sql` and `)}`)
    .limit(batchSize)
    .execute();
}
