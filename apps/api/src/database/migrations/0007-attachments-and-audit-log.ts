import type { Migration } from '../migration.ts';

/** Emails with stored files, and the log of who read or removed personal data. */
export const attachmentsAndAuditLog: Migration = {
  name: '0007-attachments-and-audit-log',
  async apply(transaction) {
    const { schema } = transaction;
    await schema.alterTable('outbox_emails').addColumn('attachments', 'text').execute();
    await schema
      .createTable('auditLog')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('operator', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('records', 'integer')
      .execute();
    await schema.createIndex('auditLogByTime').on('auditLog').column('at').execute();
  },
};
