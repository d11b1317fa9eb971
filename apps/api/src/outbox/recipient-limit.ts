import { hash } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import type { Confirmed, DeliveryRow } from '../database/schema.ts';
import { day, hour, instantAfter } from '../time.ts';

/** Max confirmations of one kind to one address in an hour, from one sender, and max that wait for it. */
const maxEmailsPerHour = 5;
/** Max alerts, and max links, that one sender can request for one address in an hour. */
const maxRequestedPerHour = 3;
/**
 * Max emails of one kind to one address from all senders: confirmations of applications in an hour,
 * alerts or links in a day. Only the first of each sender may use all of them, so that few strangers
 * cannot delay or prevent the first of another person.
 */
const maxFromAll = { first: 20, later: 10 };

interface RequestedEmail {
  recipient: string;
  confirms?: Confirmed | null;
  sender?: string | null;
}

/**
 * Whether not to send an email: an alert or links, if the limit of its sender or of all senders is
 * reached, or a confirmation of a contact request, if five wait. The confirmation of an application
 * is always sent, since it has the only link to it.
 * @param queued its row, if it is in the outbox already: then only those before it count.
 */
export async function isSurplus(
  queries: Queries,
  { recipient, confirms, sender = null }: RequestedEmail,
  queued?: Pick<DeliveryRow, 'id' | 'createdAt'>,
): Promise<boolean> {
  if (confirms === undefined || confirms === null || confirms === 'application') return false;
  let sameKind = selectSameKind(queries, recipient, confirms);
  if (queued !== undefined) sameKind = sameKind.where(isBefore(queued));
  const now = queued === undefined ? new Date() : new Date(queued.createdAt);
  const count = async (counted: typeof sameKind) => {
    const query = counted.select(({ fn }) => fn.countAll().as('count'));
    return Number((await query.executeTakeFirst())?.count ?? 0);
  };
  if (confirms === 'contact')
    return (await count(sameKind.where('state', '=', 'waiting'))) >= maxEmailsPerHour;
  const since = (emails: typeof sameKind, time: number) =>
    count(emails.where('createdAt', '>', instantAfter(-time, now)));
  const ofSender = sameKind.where('sender', 'is not distinct from', sender);
  if ((await since(ofSender, hour)) >= maxRequestedPerHour) return true;
  const isFirst = (await since(ofSender, day)) === 0;
  return (await since(sameKind, day)) >= (isFirst ? maxFromAll.first : maxFromAll.later);
}

/**
 * Creates the id of a network that sends forms with this address. Confirmations are limited for each
 * id, so that a stranger cannot delay or prevent those of the owner of the address. It is too short
 * to reveal the network; two networks share an id once in 65,536 cases.
 */
export function createSenderId(client: string, recipient: string): string {
  const sender = `${client} ${recipient.trim().toLowerCase()}`;
  return hash('sha256', sender).slice(0, 4);
}

export type LimitedEmail = Pick<
  DeliveryRow,
  'id' | 'recipient' | 'confirms' | 'sender' | 'createdAt'
>;

/**
 * Finds when a confirmation may be sent: an hour after the fifth before it from its sender, even if
 * many are due at once after an outage, and within the limit of all senders. Undefined if it may be sent
 * now. Later emails of its sender never delay it. Emails that anybody can request were limited when they
 * were queued.
 */
export async function findFreeTime(
  queries: Queries,
  { id, recipient, confirms, sender, createdAt }: LimitedEmail,
  now: Date,
): Promise<string | undefined> {
  if (confirms !== 'application' && confirms !== 'contact') return undefined;
  const emails = selectLastHour(queries, recipient, confirms, now);
  const ofSender = await emails
    .where('sender', 'is not distinct from', sender)
    .where(isBefore({ id, createdAt }))
    .limit(maxEmailsPerHour)
    .execute();
  let decisive = ofSender[maxEmailsPerHour - 1];
  if (confirms === 'application' && decisive === undefined) {
    const isFirst = ofSender.length === 0;
    const others = isFirst ? emails.where(isBefore({ id, createdAt })) : emails;
    const ofAll = await listFromAll(emails, others, sender);
    decisive = ofAll[(isFirst ? maxFromAll.first : maxFromAll.later) - 1];
  }
  return decisive && instantAfter(hour, new Date(decisive.leftAt));
}

function isBefore({ id, createdAt }: Pick<DeliveryRow, 'id' | 'createdAt'>) {
  return sql<SqlBool>`("createdAt", id) < (${createdAt}, ${id})`;
}

type LastHour = ReturnType<typeof selectLastHour>;

/**
 * Lists the emails that count towards the limit of all senders, latest first: those that were sent or
 * are being sent, and one for each further sender of `others`. Other waiting emails do not count, since
 * the limit of their sender may defer them for days.
 */
async function listFromAll(emails: LastHour, others: LastHour, sender: string | null) {
  const isLeaving = sql<SqlBool>`(state = 'sent' or "leaseToken" is not null)`;
  const leaving = await emails.where(isLeaving).limit(maxFromAll.first).execute();
  const known = [sender, ...leaving.map((email) => email.sender)].map((one) => one ?? '');
  const isOther = sql<SqlBool>`coalesce(sender, '') not in (${sql.join(known)})`;
  const firsts = await others.where(isOther).distinct().limit(maxFromAll.first).execute();
  return [...firsts, ...leaving];
}

/** Selects the emails of one kind to an address that left within an hour or may leave now, latest first. */
function selectLastHour(queries: Queries, recipient: string, confirms: Confirmed, now: Date) {
  // Waiting emails may be sent at any moment.
  const leftAt = sql<string>`case when state = 'waiting' then ${now.toISOString()}
    else "handedOverAt" end`;
  return selectSameKind(queries, recipient, confirms)
    .select(['sender', leftAt.as('leftAt')])
    .where('state', 'in', ['sent', 'waiting'])
    .where(leftAt, '>', instantAfter(-hour, now))
    .orderBy('leftAt', 'desc');
}

/**
 * Each kind has its own limit, so that a stranger who asks for one kind cannot block another. The
 * comparison of the address uses the index.
 */
function selectSameKind(queries: Queries, recipient: string, confirms: Confirmed) {
  const emails = queries.selectFrom('outbox_emails').where('confirms', '=', confirms);
  return emails.where(sql`lower(recipient)`, '=', sql`lower(${recipient})`);
}
