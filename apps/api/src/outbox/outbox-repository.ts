import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../database/open-database.ts';
import type { LetterRow, LetterState } from '../database/schema.ts';
import { createMessageId, type NewLetter } from './letter.ts';

/** Puts letters about a record into the outbox, in the record's own transaction. */
export async function saveLetters(
  queries: Queries,
  recordId: string,
  from: string,
  letters: readonly NewLetter[],
): Promise<void> {
  const now = new Date().toISOString();
  const rows = letters.map((letter) => ({
    ...letter,
    id: randomUUID(),
    recordId,
    messageId: createMessageId(from),
    state: 'waiting' as const,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: now,
    leaseToken: null,
    sentAt: null,
    lastError: null,
  }));
  await queries.insertInto('letters').values(rows).execute();
}

/** Takes letters that are due, for this instance alone until the lease ends. */
export async function claimLetters(
  database: Database,
  count: number,
  lease: number,
): Promise<LetterRow[]> {
  const now = new Date();
  return database.relaxed(async (transaction) => {
    let due = transaction
      .selectFrom('letters')
      .select('id')
      .where('state', '=', 'waiting')
      .where('nextAttemptAt', '<=', now.toISOString())
      .orderBy('nextAttemptAt')
      .limit(count);
    if (database.dialect === 'postgres') due = due.forUpdate().skipLocked();
    const ids = (await due.execute()).map((row) => row.id);
    if (ids.length === 0) return [];
    return transaction
      .updateTable('letters')
      .set((set) => ({
        leaseToken: randomUUID(),
        nextAttemptAt: later(now, lease),
        attempts: set('attempts', '+', 1),
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
  });
}

/** Whether there is anything to claim; cheaper than trying to. */
export async function hasDueLetters(queries: Queries): Promise<boolean> {
  const row = await queries
    .selectFrom('letters')
    .select('id')
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '<=', new Date().toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Prolongs the lease of a claimed letter; false where it is no longer this instance's. */
export async function renewLease(
  database: Database,
  letter: LetterRow,
  lease: number,
): Promise<boolean> {
  const left = Date.parse(letter.nextAttemptAt) - Date.now();
  if (left > lease / 2) return true;
  return changeClaimed(database, letter, { nextAttemptAt: later(new Date(), lease) });
}

export async function saveSent(database: Database, letter: LetterRow): Promise<boolean> {
  const sentAt = new Date().toISOString();
  return changeClaimed(database, letter, {
    state: 'sent',
    sentAt,
    leaseToken: null,
    lastError: null,
  });
}

export async function saveFailure(
  database: Database,
  letter: LetterRow,
  failure: { state: LetterState; nextAttemptAt: Date; lastError: string },
): Promise<boolean> {
  return changeClaimed(database, letter, {
    state: failure.state,
    nextAttemptAt: failure.nextAttemptAt.toISOString(),
    lastError: failure.lastError,
    leaseToken: null,
  });
}

/** Gives a claimed letter back unsent, for the next instance to try at once. */
export async function releaseLetter(database: Database, letter: LetterRow): Promise<boolean> {
  return changeClaimed(database, letter, {
    nextAttemptAt: new Date().toISOString(),
    attempts: letter.attempts - 1,
    leaseToken: null,
  });
}

// The token fences off an instance whose lease ended while it was still busy with the letter. After
// a power cut this may be forgotten, and the letter goes out again under the same Message-ID.
async function changeClaimed(
  database: Database,
  letter: LetterRow,
  values: Partial<LetterRow>,
): Promise<boolean> {
  const result = await database.relaxed((transaction) =>
    transaction
      .updateTable('letters')
      .set(values)
      .where('id', '=', letter.id)
      .where('leaseToken', '=', letter.leaseToken)
      .executeTakeFirst(),
  );
  return result.numUpdatedRows > 0n;
}

function later(from: Date, milliseconds: number): string {
  return new Date(from.getTime() + milliseconds).toISOString();
}
