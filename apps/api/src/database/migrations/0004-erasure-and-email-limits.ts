import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Removals that erasing leaves pending, and indexes that cover counts of emails. */
export const erasureAndEmailLimits: Migration = {
  name: '0004-erasure-and-email-limits',
  async apply(transaction) {
    await transaction.schema
      .createTable('pendingRemovals')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('keepUntil', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pendingRemovalsPrimary', ['kind', 'name'])
      .execute();
    await transaction.schema.alterTable('letters').addColumn('handedOverAt', 'text').execute();
    await sql`create index "lettersByRecipient" on letters (lower(recipient), state, "handedOverAt")`.execute(
      transaction,
    );
    await sql`create index "lettersByReplyTo" on letters (lower("replyTo"))`.execute(transaction);
    await sql`create index "lettersWaiting" on letters ("createdAt") where state = 'waiting'`.execute(
      transaction,
    );
    await sql`create index "lettersDead" on letters ("createdAt") where state = 'dead'`.execute(
      transaction,
    );
  },
};
