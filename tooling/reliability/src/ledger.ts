import {
  auditLedger,
  countDeliveries,
  until,
  type Ledger,
  type TestPlace,
} from '@kestrova/api/testing';

/**
 * Waits until every email is sent, and also compares the outbox with the ledger and the received emails.
 * @param listReceived the Message-IDs of all emails received.
 */
export async function auditLedgerAndEmails(
  place: TestPlace,
  ledger: Ledger,
  listReceived: () => readonly string[],
) {
  await using database = place.openDatabase();
  const isSent = async () => (await countDeliveries(database.queries)).waiting === 0;
  // Emails that wait longer are reported.
  await until(isSent, 30 * 60_000).catch(() => undefined);
  const outbox = await database.queries
    .selectFrom('outbox_emails')
    .select(['recordId', 'recipient', 'messageId', 'state', 'confirms'])
    .where('channel', '=', 'email')
    .execute();
  const messageIds = listReceived();
  const received = new Set(messageIds);
  const byRecord = Map.groupBy(outbox, ({ recordId }) => recordId);
  const withoutLinks = outbox.filter(({ confirms }) => confirms !== 'links');
  const byRecipient = Map.groupBy(withoutLinks, ({ recipient }) => recipient);
  const hasItsEmails = (email: string) => {
    const [own, another] = byRecipient.get(email) ?? [];
    // One to the visitor and one to the team.
    return another === undefined && byRecord.get(own?.recordId ?? '')?.length === 2;
  };
  const audit = await auditLedger(place, ledger);
  return {
    ...audit,
    found: `${ledger.size} records, ${received.size} emails`,
    recipients: outbox.map(({ recipient }) => recipient),
    repeated: messageIds.length - received.size,
    broken: {
      ...audit.broken,
      'nothing was acknowledged': ledger.size === 0,
      'emails unsent': outbox.filter(({ state }) => state !== 'sent').length,
      'emails not received': outbox.filter(({ messageId }) => !received.has(messageId)).length,
      'records without their emails': [...ledger.keys()].filter((email) => !hasItsEmails(email))
        .length,
    },
  };
}
