import type { Transaction } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import type { Tables } from '../database/schema.ts';
import { HttpError } from '../plugins/errors/http-error.ts';
import {
  findFirstResponseRow,
  saveFirstResponse,
  type IdempotentRequest,
} from './idempotency-repository.ts';

/** What a submission comes to: the visitor's response, and the record behind it. */
export interface Outcome<Response> {
  response: Response;
  /** Null where nothing is kept. */
  recordId: string | null;
  /** Saves the record. */
  save?: () => Promise<void>;
}

export interface Submission<Response> {
  /** Decides in the transaction what the submission comes to, and changes nothing yet. */
  prepare: (transaction: Transaction<Tables>) => Promise<Outcome<Response>>;
  /** Called where a record was kept now, and not for a repeated or refused request. */
  onKept?: () => void;
  /** Called where nothing was kept for certain; never where a commit's outcome is unknown. */
  discard?: () => Promise<void>;
}

/**
 * Saves a submission and its request's key in one transaction, so that a repeated request gets the
 * first response again and changes nothing. Duplicates that arrive together wait for each other.
 * @throws HttpError 422 where the key came with another body before.
 */
export async function withIdempotency<Response>(
  database: Database,
  request: IdempotentRequest | undefined,
  { prepare, onKept, discard }: Submission<Response>,
): Promise<Response> {
  let mayBeKept = false;
  try {
    const outcome = await database.commit(async (transaction) => {
      const { response, recordId, save } = await prepare(transaction);
      const first = await claimKey(transaction, request, response, recordId);
      if (first !== undefined) return first;
      await save?.();
      // From here on only COMMIT can fail, and then the record may be there all the same.
      mayBeKept = save !== undefined;
      return response;
    });
    if (mayBeKept) onKept?.();
    return outcome;
  } finally {
    if (!mayBeKept) await discard?.();
  }
}

/** Puts the response under the key; @returns the first one where the key has its response already. */
async function claimKey<Response>(
  transaction: Transaction<Tables>,
  request: IdempotentRequest | undefined,
  response: Response,
  recordId: string | null,
): Promise<Response | undefined> {
  if (request === undefined) return undefined;
  if (await saveFirstResponse(transaction, request, JSON.stringify(response), recordId)) {
    return undefined;
  }
  const first = await findCachedResponse<Response>(transaction, request);
  // Its time was over just between the two statements.
  if (first === undefined) throw new HttpError(503);
  return first;
}

/** The first response to a repeated request; undefined where this is the first. */
export async function findCachedResponse<Response>(
  queries: Queries,
  request: IdempotentRequest | undefined,
): Promise<Response | undefined> {
  if (request === undefined) return undefined;
  const first = await findFirstResponseRow(queries, request);
  if (first === undefined) return undefined;
  if (first.bodyHash !== request.bodyHash) {
    throw new HttpError(
      422,
      'This form was sent before with other entries. Please reload the page and send it again.',
    );
  }
  return JSON.parse(first.response) as Response;
}
