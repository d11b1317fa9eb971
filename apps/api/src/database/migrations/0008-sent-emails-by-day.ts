import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Finds the emails that were sent 30 days ago; the rows themselves hold their content. */
export const sentEmailsByDay: Migration = {
  name: '0008-sent-emails-by-day',
  async apply(transaction) {
    await sql`create index "outboxEmailsSent" on outbox_emails ("sentAt") where state = 'sent'`.execute(
      transaction,
    );
  },
};
