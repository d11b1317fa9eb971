import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { EmailRow } from '../../database/schema.ts';
import { day, hour, instantAfter } from '../../time.ts';

/** Max emails of one kind to one address in an hour, and max confirmations that wait for it. */
const maxEmailsPerHour = 5;
/** Max emails of one kind to one address that anybody can have sent there, in an hour and in a day. */
const maxRequested = { hour: 3, day: 10 };

/**
 * Finds when an email may leave to an address, in any case, that a visitor typed: at once, or an hour after
 * the fifth before it. Each kind has its own limit, so that a stranger who asks for one kind cannot block
 * another.
 * @returns undefined if it is not to be queued: a fourth in an hour or an eleventh in a day of a kind that
 * anybody can have sent to an address, or a confirmation of a contact request where five wait. That of an
 * application always is, since it has the only link to it.
 */
export async function findSendTime(
  queries: Queries,
  { recipient, confirms }: Pick<EmailRow, 'recipient' | 'confirms'>,
  now: Date,
): Promise<string | undefined> {
  if (confirms === null) return now.toISOString();
  const sameKind = queries
    .selectFrom('outbox_emails')
    // The indexed expression.
    .where(sql`lower(recipient)`, '=', recipient.trim().toLowerCase())
    .where('confirms', '=', confirms);
  const count = async (counted: typeof sameKind) => {
    const query = counted.select(({ fn }) => fn.countAll().as('count'));
    return Number((await query.executeTakeFirst())?.count ?? 0);
  };
  if (confirms === 'alert' || confirms === 'links') {
    const since = (time: number) =>
      count(sameKind.where('createdAt', '>', instantAfter(-time, now)));
    const isSurplus =
      (await since(hour)) >= maxRequested.hour || (await since(day)) >= maxRequested.day;
    return isSurplus ? undefined : now.toISOString();
  }
  const waiting = sameKind.where('state', '=', 'waiting');
  if (confirms === 'contact' && (await count(waiting)) >= maxEmailsPerHour) return undefined;
  const leavesAt = sql<string>`coalesce("sentAt", "nextAttemptAt")`;
  const fifthBefore = await sameKind
    .select(leavesAt.as('leavesAt'))
    .where('state', 'in', ['sent', 'waiting'])
    .orderBy(leavesAt, 'desc')
    .offset(maxEmailsPerHour - 1)
    .limit(1)
    .executeTakeFirst();
  const freeAt = fifthBefore === undefined ? 0 : Date.parse(fifthBefore.leavesAt) + hour;
  return new Date(Math.max(now.getTime(), freeAt)).toISOString();
}
