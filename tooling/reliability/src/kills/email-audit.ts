import {
  countEmails,
  listApplications,
  listContactRequests,
  openDatabase,
  queryTimeouts,
  until,
  type Config,
  type Ledger,
} from '@kestrova/api/testing';

/** What became of the emails of all records. */
export interface EmailAudit {
  received: number;
  repeated: number;
  /** Counts that must be 0. */
  broken: Record<'emails unsent' | 'emails not received' | 'records without their emails', number>;
}

/**
 * Waits until no email waits, and compares the outbox with the records and with what was received.
 * @param listReceived the Message-IDs of all emails received.
 */
export async function auditEmails(
  config: Config,
  ledger: Ledger,
  listReceived: () => readonly string[],
): Promise<EmailAudit> {
  const database = openDatabase(config.database, queryTimeouts.operator);
  const { queries } = database;
  const isSent = async () => (await countEmails(queries)).waiting === 0;
  // What waits longer than this is reported.
  await until(isSent, 30 * 60_000).catch(() => undefined);
  const outbox = await queries
    .selectFrom('outbox_emails')
    .select(['recordId', 'recipient', 'messageId', 'state'])
    .execute();
  const filter = { since: undefined, jobCode: undefined };
  const records = [
    ...(await Array.fromAsync(listApplications(queries, filter))),
    ...(await Array.fromAsync(listContactRequests(queries, undefined))),
  ].filter(({ email }) => ledger.acknowledged.has(email));
  await database.close();
  const messageIds = listReceived().map(withoutBrackets);
  const received = new Set(messageIds);
  const byRecord = Map.groupBy(outbox, ({ recordId }) => recordId);
  const hasItsEmails = ({ id, email }: (typeof records)[number]) => {
    const recipients = byRecord.get(id)?.map(({ recipient }) => recipient) ?? [];
    // One to the visitor and one to the team.
    return (
      recipients.length === 2 && recipients.filter((recipient) => recipient === email).length === 1
    );
  };
  return {
    received: received.size,
    repeated: messageIds.length - received.size,
    broken: {
      'emails unsent': outbox.filter(({ state }) => state !== 'sent').length,
      'emails not received': outbox.filter((row) => !received.has(withoutBrackets(row.messageId)))
        .length,
      'records without their emails': records.filter((record) => !hasItsEmails(record)).length,
    },
  };
}

function withoutBrackets(messageId: string): string {
  return messageId.replaceAll(/[<>]/g, '');
}
