import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Queries } from '../database/open-database.ts';
import type { Tables } from '../database/schema.ts';
import { ReusedKeyError, UnavailableError } from '../errors.ts';
import type { ServerServices, SubmissionKind } from '../services.ts';
import { day, instantAfter } from '../time.ts';

/** A request with an Idempotency-Key; a repeated request gets the first response again. */
export interface IdempotentRequest<Response> {
  /** The endpoint's path: a client may use one key for several endpoints. */
  scope: string;
  key: string;
  bodyHash: string;
  responseSchema: z.ZodMiniType<Response>;
}

/** Undefined without a key. A duplicate has the same `body`, its keys in the same order. */
export function createIdempotentRequest<Response>(
  scope: string,
  key: string | undefined,
  body: unknown,
  responseSchema: z.ZodMiniType<Response>,
): IdempotentRequest<Response> | undefined {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return { scope, key, bodyHash, responseSchema };
}

/** The result of a submission; `recordId` is null if nothing was saved. */
interface Saved<Response> {
  response: Response;
  recordId: string | null;
}

/**
 * Claims the request's key and saves its submission with its emails in one transaction; then counts the
 * submission and starts to send them. A duplicate gets the first response and changes nothing; duplicates
 * that arrive together wait for the first.
 * @param kind `change` for one that changes an earlier record, whose files may have to be removed.
 * @throws ReusedKeyError if the key came with another body.
 */
export async function withIdempotency<Response>(
  { database, countSubmission, wakeOutbox, wakeCleanup }: ServerServices,
  request: IdempotentRequest<Response> | undefined,
  kind: SubmissionKind | 'change',
  save: (transaction: Transaction<Tables>) => Promise<Saved<Response>>,
): Promise<Response> {
  const { response, isSaved } = await database.commit(async (transaction) => {
    if (request !== undefined && !(await claimKey(transaction, request))) {
      const firstResponse = await findFirstResponse(transaction, request);
      // Undefined if the key expired between the two statements.
      if (firstResponse === undefined) throw new UnavailableError();
      return { response: firstResponse, isSaved: false };
    }
    const saved = await save(transaction);
    if (request !== undefined) await saveFirstResponse(transaction, request, saved);
    return { response: saved.response, isSaved: saved.recordId !== null };
  });
  if (isSaved) {
    wakeOutbox();
    if (kind === 'change') wakeCleanup();
    else countSubmission(kind);
  }
  return response;
}

/** How long a key and its response are kept, in milliseconds. */
const keyLifetime = day;

/**
 * Finds the first response to a request; undefined if none is kept.
 * @throws ReusedKeyError if its key came with another body.
 */
export async function findFirstResponse<Response>(
  queries: Queries,
  request: IdempotentRequest<Response> | undefined,
): Promise<Response | undefined> {
  if (request === undefined) return undefined;
  const { scope, key, bodyHash, responseSchema } = request;
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
 * @returns false if the key is taken.
 */
async function claimKey(queries: Queries, { scope, key, bodyHash }: IdempotentRequest<unknown>) {
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
async function saveFirstResponse<Response>(
  queries: Queries,
  { scope, key }: IdempotentRequest<Response>,
  { response, recordId }: Saved<Response>,
): Promise<void> {
  await queries
    .updateTable('idempotencyKeys')
    .set({ response: JSON.stringify(response), recordId })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

export async function deleteOldKeys(queries: Queries): Promise<void> {
  await queries.deleteFrom('idempotencyKeys').where('createdAt', '<=', oldestValid()).execute();
}

function oldestValid(): string {
  return instantAfter(-keyLifetime);
}
