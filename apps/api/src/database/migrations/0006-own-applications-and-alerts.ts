import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Secret links to applications, and emails about new jobs. */
export const ownApplicationsAndAlerts: Migration = {
  name: '0006-own-applications-and-alerts',
  async apply(transaction) {
    const { schema } = transaction;
    await schema.alterTable('applications').addColumn('secretHash', 'text').execute();
    await schema
      .createIndex('applicationsBySecret')
      .unique()
      .on('applications')
      .column('secretHash')
      .execute();
    await schema
      .alterTable('jobs')
      .addColumn('openedRevision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('jobsByOpening').on('jobs').column('openedRevision').execute();
    await schema.alterTable('outbox_emails').addColumn('unsubscribeUrl', 'text').execute();
    await schema
      .createTable('jobAlerts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('receivedAt', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('addressId', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('keywords', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('siteOrigin', 'text', (column) => column.notNull())
      .addColumn('confirmedAt', 'text')
      .addColumn('seenRevision', 'integer', (column) => column.notNull())
      .addColumn('lastSentAt', 'text')
      .execute();
    await schema.createIndex('jobAlertsByDay').on('jobAlerts').column('receivedAt').execute();
    await schema.createIndex('jobAlertsByAddress').on('jobAlerts').column('addressId').execute();
    await sql`create index "jobAlertsByEmail" on "jobAlerts" (lower(email))`.execute(transaction);
    await sql`create index "jobAlertsToSend" on "jobAlerts" ("seenRevision") where "confirmedAt" is not null`.execute(
      transaction,
    );
  },
};
