import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../../database/open-database.ts';
import type { LetterRow, LetterState } from '../../database/schema.ts';
import { createMessageId, type NewLetter } from '../templates/email.ts';
import { countWaitingFor, maxEmailsPerHour } from './recipient-limit.ts';

/**
 * Puts letters about a record into the outbox, in the record's own transaction. A confirmation is
 * left out where as many wait for its recipient as one hour may bring: whoever repeats a form with
 * somebody else's address fills no queue with it, and the visitor has the reference on the page.
 */
export async function saveLetters(
  queries: Queries,
  recordId: string,
  from: string,
  letters: readonly NewLetter[],
): Promise<void> {
  const now = new Date().toISOString();
  const wanted: NewLetter[] = [];
  for (const letter of letters) {
    const isSurplus =
      letter.isConfirmation &&
      (await countWaitingFor(queries, letter.recipient)) >= maxEmailsPerHour;
    if (!isSurplus) wanted.push(letter);
  }
  if (wanted.length === 0) return;
  const rows = wanted.map(({ recipient, replyTo, subject, text, html }) => ({
    recipient,
    replyTo,
    subject,
    text,
    html,
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

/**
 * Notes that the content begins to leave, which is the last moment to hold it back; false where it
 * must not, since it was erased or is another instance's now.
 */
export async function saveHandOver(database: Database, letter: LetterRow): Promise<boolean> {
  return changeClaimed(database, letter, { handedOverAt: new Date().toISOString() });
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

/** Whether an email is still in the outbox; where it is not, its record was erased. */
export async function hasEmail(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('letters')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that nothing of an erased email is left to be removed. */
export async function saveForgotten(database: Database, messageId: string): Promise<void> {
  await database.relaxed((transaction) =>
    transaction
      .deleteFrom('pendingRemovals')
      .where('kind', '=', 'email')
      .where('name', '=', messageId)
      .execute(),
  );
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
