import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { EmailRow } from '../../database/schema.ts';
import { day, hour, instantAfter, minute } from '../../time.ts';

/** Max emails of one kind to one address in an hour, and max confirmations that wait for it. */
export const maxEmailsPerHour = 5;
/** Max emails of one kind to one address that anybody can have sent there, in an hour and in a day. */
const maxRequested = { hour: 3, day: 10 };

/** What the limit of an email depends on. */
type LimitedEmail = Pick<EmailRow, 'recipient' | 'confirms'>;

/**
 * Reads how many emails these addresses, in any case, got in the last hour or are being sent. The limit
 * also counts the emails of the batch that is being claimed. Each kind has its own limit, so that a
 * stranger who asks for one kind cannot block another.
 */
export async function createRecipientLimit(
  queries: Queries,
  emails: readonly LimitedEmail[],
  unlimited: readonly string[],
  now: Date,
) {
  const isUnlimited = new Set(unlimited.map(normalize));
  const recipients = emails.map(({ recipient }) => normalize(recipient));
  const limited = [...new Set(recipients)].filter((name) => !isUnlimited.has(name));
  const usage = new Map<string, { count: number; freeAt: number }>();
  if (limited.length > 0) {
    for (const row of await findHandedOver(queries, limited, now)) {
      const freeAt = Date.parse(row.first ?? '') + hour;
      usage.set(createKey(row.address, row.confirms), { count: Number(row.count), freeAt });
    }
    for (const row of await findClaimed(queries, limited, now)) {
      const key = createKey(row.address, row.confirms);
      const { count = 0, freeAt = now.getTime() } = usage.get(key) ?? {};
      usage.set(key, { count: count + Number(row.count), freeAt });
    }
  }
  return {
    /** Counts one more; @returns undefined if it may leave now, else when the next one may. */
    take({ recipient, confirms }: LimitedEmail): Date | undefined {
      // Those that anybody can have sent were limited when they were queued.
      if (isUnlimited.has(normalize(recipient)) || isRequested(confirms)) return undefined;
      const key = createKey(normalize(recipient), confirms);
      const share = usage.get(key) ?? { count: 0, freeAt: now.getTime() };
      usage.set(key, share);
      share.count += 1;
      if (share.count <= maxEmailsPerHour) return undefined;
      // The outcome of those that are being sent is not known yet.
      return new Date(Math.max(share.freeAt, now.getTime() + minute));
    },
  };
}

/**
 * Whether an email is not to be queued: a fourth in an hour or an eleventh in a day of a kind that
 * anybody can have sent to its address, or a confirmation of a contact request where five wait for its address.
 * That of an application always is, since it has the only link to it.
 */
export async function isSurplus(
  queries: Queries,
  { recipient, confirms }: LimitedEmail,
  now: Date,
): Promise<boolean> {
  if (confirms === null || confirms === 'application') return false;
  const query = queries
    .selectFrom('outbox_emails')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(address, '=', normalize(recipient))
    .where('confirms', '=', confirms);
  const count = async (counted: typeof query) =>
    Number((await counted.executeTakeFirst())?.count ?? 0);
  if (confirms === 'contact')
    return (await count(query.where('state', '=', 'waiting'))) >= maxEmailsPerHour;
  const since = (time: number) => count(query.where('createdAt', '>', instantAfter(-time, now)));
  return (await since(hour)) >= maxRequested.hour || (await since(day)) >= maxRequested.day;
}

/** What anybody can have sent to an address, again and again. */
function isRequested(confirms: LimitedEmail['confirms']): boolean {
  return confirms === 'alert' || confirms === 'links';
}

function createKey(recipient: string, confirms: LimitedEmail['confirms']): string {
  return `${confirms ?? ''} ${recipient}`;
}

/** The indexed expression. */
const address = sql<string>`lower(recipient)`;

function normalize(recipient: string): string {
  return recipient.trim().toLowerCase();
}

function findHandedOver(queries: Queries, recipients: readonly string[], now: Date) {
  return queries
    .selectFrom('outbox_emails')
    .select(({ fn }) => [
      address.as('address'),
      'confirms',
      fn.countAll().as('count'),
      fn.min('handedOverAt').as('first'),
    ])
    .where(address, 'in', recipients)
    .where('state', 'in', ['sent', 'waiting'])
    .where('handedOverAt', '>', instantAfter(-hour, now))
    .groupBy([address, 'confirms'])
    .execute();
}

function findClaimed(queries: Queries, recipients: readonly string[], now: Date) {
  return queries
    .selectFrom('outbox_emails')
    .select(({ fn }) => [address.as('address'), 'confirms', fn.countAll().as('count')])
    .where(address, 'in', recipients)
    .where('state', '=', 'waiting')
    .where('leaseToken', 'is not', null)
    .where('nextAttemptAt', '>', now.toISOString())
    .where((where) =>
      where.or([
        where('handedOverAt', 'is', null),
        where('handedOverAt', '<=', instantAfter(-hour, now)),
      ]),
    )
    .groupBy([address, 'confirms'])
    .execute();
}
