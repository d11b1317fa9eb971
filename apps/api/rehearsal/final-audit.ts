import { auditRecords } from '../chaos/audit.ts';
import { openDatabase, queryTimeouts, type Queries } from '../src/database/open-database.ts';
import { countEmails } from '../src/email/outbox/email-overview.ts';
import { listApplications } from '../src/modules/applications/application-repository.ts';
import { listContactRequests } from '../src/modules/contacts/contact-repository.ts';
import { until } from '../src/testing/until.ts';
import type { Stack } from './stack.ts';
import type { Outcome, World } from './world.ts';

/**
 * When all visitors have left: every acknowledged record, file and email is there exactly once, and
 * nothing that was withdrawn. An email may have come twice, under one Message-ID.
 */
export async function auditAll(stack: Stack, world: World): Promise<Outcome> {
  const database = openDatabase(stack.config.database, queryTimeouts.operator);
  const { queries } = database;
  // What waits longer than this is reported.
  const isSent = async () => (await countEmails(queries)).waiting === 0;
  await until(isSent, 180_000).catch(() => undefined);
  const audit = await auditRecords(stack.config, world.ledger);
  const back = await countWithdrawn(queries, world);
  const alerts = await countLostAlerts(queries, world);
  const received = (await stack.mailbox.list()).map(({ messageId }) => messageId);
  const emails = await auditEmails(queries, received, world);
  await database.close();
  const counts = {
    'records missing': audit.missing,
    'records doubled': audit.doubled,
    'files damaged': audit.damagedFiles,
    'withdrawn ones back': back,
    'alerts lost': alerts,
    'emails unsent': emails.unsent,
    'emails not received': emails.notReceived,
    'records without their emails': emails.without,
  };
  const problems = Object.entries(counts).flatMap(([name, count]) =>
    count === 0 ? [] : [`${count} ${name}`],
  );
  if (audit.acknowledged === 0) problems.push('nothing was acknowledged');
  return {
    note: `${audit.acknowledged} records, ${emails.received} emails`,
    details: {
      records: audit.acknowledged,
      withdrawn: world.withdrawn.size,
      alerts: world.alerts.size,
      emails: emails.received,
      'emails received twice': emails.repeated,
      ...counts,
    },
    problems,
  };
}

async function countWithdrawn(queries: Queries, { withdrawn }: World): Promise<number> {
  const filter = { since: undefined, jobCode: undefined };
  const kept = await Array.fromAsync(listApplications(queries, filter));
  return kept.filter(({ email }) => withdrawn.has(email)).length;
}

async function countLostAlerts(queries: Queries, { alerts }: World): Promise<number> {
  const rows = await queries.selectFrom('jobAlerts').select(['email', 'confirmedAt']).execute();
  const kept = Map.groupBy(rows, ({ email }) => email);
  return [...alerts].filter(([email, isConfirmed]) => {
    const [row, ...others] = kept.get(email) ?? [];
    return others.length > 0 || row === undefined || (isConfirmed && row.confirmedAt === null);
  }).length;
}

/** Compares the emails in the outbox with the records and with the Message-IDs that were received. */
export async function auditEmails(
  queries: Queries,
  messageIds: readonly string[],
  { ledger, replaced }: Pick<World, 'ledger' | 'replaced'>,
) {
  const outbox = await queries
    .selectFrom('outbox_emails')
    .select(['recordId', 'recipient', 'messageId', 'state'])
    .execute();
  const received = new Set(messageIds.map(withoutBrackets));
  const byRecord = Map.groupBy(outbox, ({ recordId }) => recordId);
  const filter = { since: undefined, jobCode: undefined };
  const records = [
    ...(await Array.fromAsync(listApplications(queries, filter))),
    ...(await Array.fromAsync(listContactRequests(queries, undefined))),
  ].filter(({ email }) => ledger.acknowledged.has(email));
  const hasItsEmails = ({ id, email }: (typeof records)[number]) => {
    const recipients = byRecord.get(id)?.map(({ recipient }) => recipient) ?? [];
    const toVisitor = recipients.filter((recipient) => recipient === email).length;
    // One to the visitor and one to the team, for the record and for another CV.
    const expected = replaced.has(email) ? 2 : 1;
    return toVisitor === expected && recipients.length === 2 * expected;
  };
  return {
    unsent: outbox.filter(({ state }) => state !== 'sent').length,
    notReceived: outbox.filter(({ messageId }) => !received.has(withoutBrackets(messageId))).length,
    without: records.filter((record) => !hasItsEmails(record)).length,
    received: received.size,
    repeated: messageIds.length - received.size,
  };
}

function withoutBrackets(messageId: string): string {
  return messageId.replaceAll(/[<>]/g, '');
}
