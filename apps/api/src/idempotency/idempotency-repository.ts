import type { Queries } from '../database/open-database.ts';

/** How long a key is remembered, in milliseconds. */
export const keyLifetime = 24 * 3_600_000;

/** A submission that may be repeated: `scope` is its endpoint, `bodyHash` tells what it says. */
export interface IdempotentRequest {
  scope: string;
  key: string;
  bodyHash: string;
}

export interface FirstResponse {
  bodyHash: string;
  response: string;
}

/** Finds what was answered to this key within its lifetime. */
export async function findFirstResponseRow(
  queries: Queries,
  { scope, key }: IdempotentRequest,
): Promise<FirstResponse | undefined> {
  return queries
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('createdAt', '>', oldestLiving())
    .executeTakeFirst();
}

/**
 * Keeps the answer to a key, in place of one whose time is over; waits for a twin in another
 * transaction. @returns false where the key has its answer already.
 */
export async function saveFirstResponse(
  queries: Queries,
  { scope, key, bodyHash }: IdempotentRequest,
  response: string,
  recordId: string | null,
): Promise<boolean> {
  const row = { bodyHash, response, recordId, createdAt: new Date().toISOString() };
  const result = await queries
    .insertInto('idempotencyKeys')
    .values({ scope, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet(row)
        .where('idempotencyKeys.createdAt', '<=', oldestLiving()),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/**
 * Deletes keys whose time is over at `now`, in milliseconds since 1970, a clock that may be behind.
 * @returns how many.
 */
export async function deleteOldKeys(queries: Queries, now: number): Promise<number> {
  const result = await queries
    .deleteFrom('idempotencyKeys')
    .where((where) =>
      // One from further ahead than a lifetime was dated by a wrong clock, and would stay for longer.
      where.or([
        where('createdAt', '<=', instantAt(now - keyLifetime)),
        where('createdAt', '>', instantAt(Date.now() + keyLifetime)),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function oldestLiving(): string {
  return instantAt(Date.now() - keyLifetime);
}

function instantAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
