import type { Transaction } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import type { Tables } from '../database/schema.ts';
import { Refusal } from '../errors/refusal.ts';
import {
  findFirstAnswer,
  saveFirstAnswer,
  type RepeatableRequest,
} from './idempotency-repository.ts';

/** What a submission came to: the words for the visitor, and the record that was saved, if any. */
export interface Outcome<Answer> {
  answer: Answer;
  recordId: string | null;
}

/**
 * Runs `keep` in one transaction with the request's key, so that a repeated request gets the first
 * answer again and changes nothing. Twins that arrive together wait for each other.
 * @throws Refusal 422 where the key came with another body before.
 */
export async function answerOnce<Answer>(
  database: Database,
  request: RepeatableRequest | undefined,
  keep: (transaction: Transaction<Tables>) => Promise<Outcome<Answer>>,
): Promise<Answer> {
  try {
    return await database.commit(async (transaction) => {
      const { answer, recordId } = await keep(transaction);
      if (request !== undefined) {
        const isFirst = await saveFirstAnswer(
          transaction,
          request,
          JSON.stringify(answer),
          recordId,
        );
        if (!isFirst) throw new AnsweredBefore();
      }
      return answer;
    });
  } catch (error) {
    if (request === undefined || !(error instanceof AnsweredBefore)) throw error;
    const first = await replay<Answer>(database.queries, request);
    if (first === undefined) throw error;
    return first;
  }
}

/** Undoes a transaction whose request was answered by an earlier one. */
class AnsweredBefore extends Error {
  override name = 'AnsweredBefore';
}

/** The first answer to a repeated request; undefined where this is the first. */
export async function replay<Answer>(
  queries: Queries,
  request: RepeatableRequest | undefined,
): Promise<Answer | undefined> {
  if (request === undefined) return undefined;
  const first = await findFirstAnswer(queries, request);
  if (first === undefined) return undefined;
  if (first.bodyHash !== request.bodyHash) {
    throw new Refusal(
      422,
      'This form was sent before with other entries. Please reload the page and send it again.',
    );
  }
  return JSON.parse(first.answer) as Answer;
}
