import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/schema.ts';
import { UnavailableError } from '../errors.ts';
import { claimKey, findFirstResponse, saveFirstResponse } from './idempotency-repository.ts';
import type { IdempotentRequest } from './idempotent-request.ts';

interface Submission<Response> {
  /** Saves the record and its emails in the transaction; `recordId` is null where it saves nothing. */
  save: (
    transaction: Transaction<Tables>,
  ) => Promise<{ response: Response; recordId: string | null }>;
  /** Called after the commit of a record; not for a duplicate or a rejected submission. */
  onSaved: () => void;
  /** Called where certainly nothing was saved; not where the outcome of the commit is unknown. */
  discard?: () => Promise<void>;
}

/**
 * Claims the request's key and saves its submission in one transaction. A duplicate gets the first
 * response and changes nothing; duplicates that arrive together wait for the first.
 * @throws ReusedKeyError where the key came with another body.
 */
export async function withIdempotency<Response>(
  database: Database,
  request: IdempotentRequest<Response> | undefined,
  { save, onSaved, discard }: Submission<Response>,
): Promise<Response> {
  let mayBeSaved = false;
  try {
    const result = await database.commit(async (transaction) => {
      if (request !== undefined && !(await claimKey(transaction, request))) {
        const firstResponse = await findFirstResponse(transaction, request);
        // Undefined if the key expired between the two statements.
        if (firstResponse === undefined) throw new UnavailableError();
        return firstResponse;
      }
      const { response, recordId } = await save(transaction);
      if (request !== undefined) await saveFirstResponse(transaction, request, response, recordId);
      // From here on only COMMIT can fail, and then the record may be saved all the same.
      mayBeSaved = recordId !== null;
      return response;
    });
    if (mayBeSaved) onSaved();
    return result;
  } finally {
    if (!mayBeSaved) await discard?.();
  }
}
