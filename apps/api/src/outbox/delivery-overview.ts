import { sql } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import type { ChannelName, DeliveryState } from '../database/schema.ts';
import { renderText } from './outbox-repository.ts';

/** Counts what waits and what is dead on a channel, for health and metrics, from the indexes alone. */
export async function countDeliveries(queries: Queries, channel: ChannelName = 'email') {
  const [waiting, dead] = await Promise.all(
    (['waiting', 'dead'] as const).map((state) =>
      selectCount(queries, channel, state).executeTakeFirst(),
    ),
  );
  return {
    waiting: Number(waiting?.count ?? 0),
    dead: Number(dead?.count ?? 0),
    /** When the oldest that waits was saved; undefined if none waits. */
    oldestWaiting: waiting?.oldest ?? undefined,
  };
}

/** Both are literals: a partial index is not used for a parameter. */
export function selectCount(queries: Queries, channel: ChannelName, state: 'waiting' | 'dead') {
  return queries
    .selectFrom('outbox_emails')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('createdAt').as('oldest')])
    .where('channel', '=', sql.lit(channel))
    .where('state', '=', sql.lit(state));
}

const shownColumns = [
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
] as const;

/** Lists the deliveries of a channel for the operator, newest first, without their contents. */
export async function listDeliveries(
  queries: Queries,
  channel: ChannelName,
  state: DeliveryState | 'all',
  limit: number,
) {
  let query = queries
    .selectFrom('outbox_emails')
    .select(shownColumns)
    .where('channel', '=', channel);
  if (state !== 'all') query = query.where('state', '=', state);
  return query.orderBy('createdAt', 'desc').limit(limit).execute();
}

/** @returns the ids that begin with `start`, at most two. */
export async function findDeliveryIds(
  queries: Queries,
  channel: ChannelName,
  start: string,
): Promise<string[]> {
  if (!/^[\da-f][\da-f-]*$/.test(start)) return [];
  const query = queries.selectFrom('outbox_emails').select('id').where('channel', '=', channel);
  return (await query.where('id', 'like', `${start}%`).limit(2).execute()).map(({ id }) => id);
}

/** Reads an email for the operator, with its text, but without the tokens of its links. */
export async function readEmail(queries: Queries, id: string) {
  const query = queries
    .selectFrom('outbox_emails')
    .select([...shownColumns, 'messageId', 'content']);
  const { content, ...email } = await query.where('id', '=', id).executeTakeFirstOrThrow();
  return { email, text: renderText(content) };
}

/** Queues deliveries of a channel again: by their ids, or every dead one. @returns how many. */
export async function resendDeliveries(
  queries: Queries,
  channel: ChannelName,
  ids: readonly string[] | 'dead',
) {
  const now = new Date().toISOString();
  let update = queries.updateTable('outbox_emails').set({
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    leaseToken: null,
    sentAt: null,
  });
  update = update.where('channel', '=', channel);
  update = ids === 'dead' ? update.where('state', '=', 'dead') : update.where('id', 'in', ids);
  const result = await update.executeTakeFirst();
  return Number(result.numUpdatedRows);
}
