import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';

/** Max emails to one address in an hour, and max confirmations that wait for it. */
export const maxEmailsPerHour = 5;

const hour = 3_600_000;
/** Clocks of several instances may differ by this much, in milliseconds. */
const clockSkew = 5 * 60_000;

/** Max delay of an email by this limit, in milliseconds. */
export const maxDelay = hour + clockSkew;

/** Counts the emails of each recipient while a batch is claimed. */
export interface RecipientLimit {
  /** Counts one more; @returns undefined where it may leave now, else when the next one may. */
  take(recipient: string): Date | undefined;
}

/** Reads how many emails these addresses, in any case, got in the last hour or are being sent. */
export async function createRecipientLimit(
  queries: Queries,
  recipients: readonly string[],
  unlimited: readonly string[],
  now: Date,
): Promise<RecipientLimit> {
  const isUnlimited = new Set(unlimited.map(normalize));
  const limited = [...new Set(recipients.map(normalize))].filter((name) => !isUnlimited.has(name));
  const usage = new Map(limited.map((name) => [name, { count: 0, freeAt: now.getTime() }]));
  if (limited.length > 0) {
    for (const row of await findHandedOver(queries, limited, now)) {
      const freeAt = Date.parse(row.first ?? '') + hour;
      usage.set(row.address, { count: Number(row.count), freeAt });
    }
    for (const row of await findClaimed(queries, limited, now)) {
      const share = usage.get(row.address);
      if (share !== undefined) share.count += Number(row.count);
    }
  }
  return {
    take(recipient) {
      const share = usage.get(normalize(recipient));
      if (share === undefined) return undefined;
      share.count += 1;
      if (share.count <= maxEmailsPerHour) return undefined;
      // The outcome of those that are being sent is not known yet.
      return new Date(Math.max(share.freeAt, now.getTime() + 60_000));
    },
  };
}

/** Counts the emails that wait for one address. */
export async function countWaitingFor(queries: Queries, recipient: string): Promise<number> {
  const row = await queries
    .selectFrom('outbox_emails')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(address, '=', normalize(recipient))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The indexed expression. */
const address = sql<string>`lower(recipient)`;

function normalize(recipient: string): string {
  return recipient.trim().toLowerCase();
}

// An instant ahead of now was written by a clock that was wrong, and would block for as long.
function findHandedOver(queries: Queries, recipients: readonly string[], now: Date) {
  return queries
    .selectFrom('outbox_emails')
    .select(({ fn }) => [
      address.as('address'),
      fn.countAll().as('count'),
      fn.min('handedOverAt').as('first'),
    ])
    .where(address, 'in', recipients)
    .where('state', 'in', ['sent', 'waiting'])
    .where('handedOverAt', '>', instantAfter(now, -hour))
    .where('handedOverAt', '<=', instantAfter(now, clockSkew))
    .groupBy(address)
    .execute();
}

function findClaimed(queries: Queries, recipients: readonly string[], now: Date) {
  return queries
    .selectFrom('outbox_emails')
    .select(({ fn }) => [address.as('address'), fn.countAll().as('count')])
    .where(address, 'in', recipients)
    .where('state', '=', 'waiting')
    .where('leaseToken', 'is not', null)
    .where('nextAttemptAt', '>', now.toISOString())
    .where((where) =>
      where.or([
        where('handedOverAt', 'is', null),
        where('handedOverAt', '<=', instantAfter(now, -hour)),
      ]),
    )
    .groupBy(address)
    .execute();
}

function instantAfter(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
