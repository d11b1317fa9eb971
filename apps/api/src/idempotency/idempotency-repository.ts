import type { Queries } from '../database/open-database.ts';

/** How long a key is remembered, in milliseconds. */
export const keyLifetime = 24 * 3_600_000;

/** A submission that may be repeated: `scope` is its endpoint, `bodyHash` tells what it says. */
export interface RepeatableRequest {
  scope: string;
  key: string;
  bodyHash: string;
}

export interface FirstAnswer {
  bodyHash: string;
  answer: string;
}

/** Finds what was answered to this key within its lifetime. */
export async function findFirstAnswer(
  queries: Queries,
  { scope, key }: RepeatableRequest,
): Promise<FirstAnswer | undefined> {
  return queries
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('createdAt', '>', oldestLiving())
    .executeTakeFirst();
}

/** Keeps the answer to a key. It waits for, and then fails on, a twin in another transaction. */
export async function saveFirstAnswer(
  queries: Queries,
  { scope, key, bodyHash }: RepeatableRequest,
  answer: string,
  recordId: string | null,
): Promise<void> {
  await queries
    .deleteFrom('idempotencyKeys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('createdAt', '<=', oldestLiving())
    .execute();
  const createdAt = new Date().toISOString();
  await queries
    .insertInto('idempotencyKeys')
    .values({ scope, key, bodyHash, answer, recordId, createdAt })
    .execute();
}

/** Forgets keys whose time is over; @returns how many. */
export async function deleteOldKeys(queries: Queries): Promise<number> {
  const result = await queries
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<=', oldestLiving())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function oldestLiving(): string {
  return new Date(Date.now() - keyLifetime).toISOString();
}
