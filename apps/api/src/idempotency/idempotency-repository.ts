import type { Queries } from '../database/open-database.ts';
import { day, instantAfter } from '../time.ts';
import { ReusedKeyError } from '../errors.ts';
import type { IdempotentRequest } from './idempotent-request.ts';

/** How long a key and its response are kept, in milliseconds. */
export const keyLifetime = day;

/**
 * Finds the first response to a request; undefined where none is kept.
 * @throws ReusedKeyError where its key came with another body.
 */
export async function findFirstResponse<Response>(
  queries: Queries,
  { scope, key, bodyHash, responseSchema }: IdempotentRequest<Response>,
): Promise<Response | undefined> {
  const row = await queries
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('createdAt', '>', oldestValid())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.bodyHash !== bodyHash) {
    throw new ReusedKeyError(
      'This form was sent before with other entries. Please reload the page and send it again.',
    );
  }
  return responseSchema.parse(JSON.parse(row.response));
}

/**
 * Claims a request's key for the transaction; waits for a duplicate in another one.
 * @returns false where the key is taken.
 */
export async function claimKey(
  queries: Queries,
  { scope, key, bodyHash }: IdempotentRequest<unknown>,
): Promise<boolean> {
  const row = { bodyHash, response: '', recordId: null, createdAt: new Date().toISOString() };
  const result = await queries
    .insertInto('idempotencyKeys')
    .values({ scope, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet(row)
        .where('idempotencyKeys.createdAt', '<=', oldestValid()),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Saves the response under the key that the same transaction has claimed. */
export async function saveFirstResponse<Response>(
  queries: Queries,
  { scope, key }: IdempotentRequest<Response>,
  response: Response,
  recordId: string | null,
): Promise<void> {
  await queries
    .updateTable('idempotencyKeys')
    .set({ response: JSON.stringify(response), recordId })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/**
 * Deletes keys that are expired at `now`, in milliseconds since 1970, a clock that may be behind.
 * @returns how many.
 */
export async function deleteOldKeys(queries: Queries, now: number): Promise<number> {
  const result = await queries
    .deleteFrom('idempotencyKeys')
    .where((where) =>
      // A key dated further ahead than a lifetime has a wrong date, and would stay for longer.
      where.or([
        where('createdAt', '<=', instantAfter(-keyLifetime, now)),
        where('createdAt', '>', instantAfter(keyLifetime)),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function oldestValid(): string {
  return instantAfter(-keyLifetime);
}
