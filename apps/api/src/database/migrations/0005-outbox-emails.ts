import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Renames the outbox and the cached responses; every row stays. */
export const outboxEmails: Migration = {
  name: '0005-outbox-emails',
  async apply(transaction, dialect) {
    // SQLite cannot rename an index, so both databases create them anew.
    for (const suffix of ['ToSend', 'ByRecord', 'ByRecipient', 'ByReplyTo', 'Waiting', 'Dead']) {
      await transaction.schema.dropIndex(`letters${suffix}`).execute();
    }
    await transaction.schema.alterTable('letters').renameTo('outbox_emails').execute();
    if (dialect === 'postgres') {
      // SQLite renames the indexes of its constraints together with the table.
      for (const suffix of ['pkey', 'messageId_key']) {
        const [from, to] = [`letters_${suffix}`, `outbox_emails_${suffix}`];
        await sql`alter index ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(transaction);
      }
    }
    // The partial ones stay small however many emails were sent.
    for (const [name, columns] of [
      ['outboxEmailsToSend', sql`("nextAttemptAt") where state = 'waiting'`],
      ['outboxEmailsByRecord', sql`("recordId")`],
      ['outboxEmailsByRecipient', sql`(lower(recipient), state, "handedOverAt")`],
      ['outboxEmailsByReplyTo', sql`(lower("replyTo"))`],
      ['outboxEmailsWaiting', sql`("createdAt") where state = 'waiting'`],
      ['outboxEmailsDead', sql`("createdAt") where state = 'dead'`],
    ] as const) {
      await sql`create index ${sql.ref(name)} on outbox_emails ${columns}`.execute(transaction);
    }
    await transaction.schema
      .alterTable('idempotencyKeys')
      .renameColumn('answer', 'response')
      .execute();
  },
};
