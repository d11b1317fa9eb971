import type { Queries } from '../src/database/open-database.ts';
import type { EmailRow } from '../src/database/schema.ts';
import { maxEmailsPerHour } from '../src/email/outbox/recipient-limit.ts';
import { hour, minute } from './day-plan.ts';

/** An email as the mail server got it. */
export interface Delivery {
  messageId: string;
  to: string;
  /** In milliseconds since 1970, by the moved clock. */
  at: number;
  /** Whether its sender was told that it had been accepted. */
  isAcknowledged: boolean;
}

/** Milliseconds before the second attempt, and at most between two (README). */
const [firstPause, maxPause] = [15_000, 30 * minute];
/** How much longer they are while the email may have arrived (README). */
const cautiousPause = 16;

/** Pauses between attempts vary by a fifth. */
const spread = 0.2;

/** The waiting emails by their ids. */
export type Waiting = ReadonlyMap<string, WaitingEmail>;

export type WaitingEmail = Pick<EmailRow, 'id' | 'attempts' | 'nextAttemptAt' | 'leaseToken'>;

export async function findWaiting(queries: Queries): Promise<Waiting> {
  const rows = await queries
    .selectFrom('outbox_emails')
    .select(['id', 'attempts', 'nextAttemptAt', 'leaseToken'])
    .where('state', '=', 'waiting')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The emails that were tried at `now`, and how many of them wait for another time than promised. */
export function checkPauses(before: Waiting, after: Waiting, now: number, isCut: boolean) {
  let tried = 0;
  let wrong = 0;
  for (const { id, attempts, nextAttemptAt, leaseToken } of after.values()) {
    const isTried = attempts > (before.get(id)?.attempts ?? 0) && leaseToken === null;
    if (!isTried) continue;
    tried += 1;
    const first = firstPause * (isCut ? cautiousPause : 1);
    const promised = Math.min(first * 2 ** (attempts - 1), maxPause);
    const share = (Date.parse(nextAttemptAt) - now) / promised;
    if (Math.abs(share - 1) > spread + 0.001) wrong += 1;
  }
  return { tried, wrong };
}

/** Compares the outbox since an ISO instant with what has arrived: everything once, or again where nobody was told. */
export async function auditDeliveries(
  queries: Queries,
  since: string,
  deliveries: readonly Delivery[],
  teams: readonly string[],
) {
  const rows = await queries
    .selectFrom('outbox_emails')
    .select(['messageId', 'state'])
    .where('createdAt', '>=', since)
    .execute();
  const arrived = Map.groupBy(deliveries, ({ messageId }) => messageId);
  const copies = [...arrived.values()];
  return {
    emails: rows.length,
    unsent: rows.filter(({ state }) => state !== 'sent').length,
    lost: rows.filter(({ messageId }) => !arrived.has(messageId)).length,
    unknown: arrived.size - rows.filter(({ messageId }) => arrived.has(messageId)).length,
    /** Sent again after the mail server had said that it has it. */
    doubled: copies.filter((all) => all.slice(0, -1).some((copy) => copy.isAcknowledged)).length,
    /** Sent again since the connection was cut before the mail server could say so. */
    repeated: copies.filter((all) => all.length > 1).length,
    tooMany: countAboveLimit(deliveries, teams),
  };
}

/** Addresses that got more emails within an hour than the limit allows. */
function countAboveLimit(deliveries: readonly Delivery[], teams: readonly string[]): number {
  const strangers = deliveries.filter(({ to }) => !teams.includes(to));
  return [...Map.groupBy(strangers, ({ to }) => to).values()].filter((all) =>
    all.some((last, index) => {
      const first = all[index - maxEmailsPerHour];
      return first !== undefined && last.at - first.at < hour;
    }),
  ).length;
}
