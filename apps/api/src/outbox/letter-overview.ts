import type { Queries } from '../database/open-database.ts';
import type { LetterState } from '../database/schema.ts';

export interface OutboxCounts {
  waiting: number;
  dead: number;
  /** When the oldest waiting letter was written; undefined where none waits. */
  oldestWaiting: string | undefined;
}

/** Counts what waits and what is given up, for health and metrics. */
export async function countLetters(queries: Queries): Promise<OutboxCounts> {
  const rows = await queries
    .selectFrom('letters')
    .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('createdAt').as('oldest')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute();
  const waiting = rows.find((row) => row.state === 'waiting');
  const dead = rows.find((row) => row.state === 'dead');
  return {
    waiting: Number(waiting?.count ?? 0),
    dead: Number(dead?.count ?? 0),
    oldestWaiting: waiting?.oldest,
  };
}

/** Lists letters for the operator, newest first, without their bodies. */
export async function listLetters(queries: Queries, state: LetterState | 'all', limit: number) {
  let query = queries
    .selectFrom('letters')
    .select([
      'id',
      'recordId',
      'recipient',
      'subject',
      'state',
      'attempts',
      'createdAt',
      'nextAttemptAt',
      'sentAt',
      'lastError',
    ]);
  if (state !== 'all') query = query.where('state', '=', state);
  return query.orderBy('createdAt', 'desc').limit(limit).execute();
}

/** Puts letters back to wait: by their ids, or every dead one. @returns how many. */
export async function resendLetters(
  queries: Queries,
  ids: readonly string[] | 'dead',
): Promise<number> {
  const now = new Date().toISOString();
  let update = queries.updateTable('letters').set({
    state: 'waiting',
    attempts: 0,
    // The 72 hours of trying begin again.
    createdAt: now,
    nextAttemptAt: now,
    leaseToken: null,
    sentAt: null,
  });
  update = ids === 'dead' ? update.where('state', '=', 'dead') : update.where('id', 'in', ids);
  const result = await update.executeTakeFirst();
  return Number(result.numUpdatedRows);
}
