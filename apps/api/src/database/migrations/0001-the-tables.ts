import { sql, type Transaction } from 'kysely';
import type { Migration } from '../migration.ts';
import type { Tables } from '../schema.ts';

export const theTables: Migration = {
  name: '0001-the-tables',
  async apply(transaction, dialect) {
    await createJobs(transaction, dialect);
    await createApplications(transaction);
    await createContactRequests(transaction);
    await createOutbox(transaction);
    await createIdempotencyKeys(transaction);
    await transaction.schema
      .createTable('serverState')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

async function createJobs(transaction: Transaction<Tables>, dialect: 'sqlite' | 'postgres') {
  await transaction.schema
    .createTable('jobs')
    .addColumn('jobId', 'integer', (column) =>
      dialect === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('jobCode', 'text', (column) => column.notNull().unique())
    .addColumn('jobTitle', 'text', (column) => column.notNull())
    .addColumn('jobLocation', 'text', (column) => column.notNull())
    .addColumn('jobCountry', 'text', (column) => column.notNull())
    .addColumn('experince', 'double precision', (column) => column.notNull())
    .addColumn('jobLevel', 'text', (column) => column.notNull())
    .addColumn('jobType', 'text', (column) => column.notNull())
    .addColumn('jobMode', 'text', (column) => column.notNull())
    .addColumn('jobInfo', 'text', (column) => column.notNull())
    .addColumn('jobDescription', 'text', (column) => column.notNull())
    .addColumn('jobRequirements', 'text', (column) => column.notNull())
    .addColumn('skills', 'text', (column) => column.notNull())
    .addColumn('qualification', 'text', (column) => column.notNull())
    .addColumn('benifits', 'text', (column) => column.notNull())
    .addColumn('createdDate', 'text', (column) => column.notNull())
    .addColumn('closedAt', 'text')
    .execute();
  await transaction.schema
    .createIndex('jobsByDate')
    .on('jobs')
    .columns(['closedAt', 'jobCountry', 'createdDate'])
    .execute();
}

async function createApplications(transaction: Transaction<Tables>) {
  await transaction.schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addColumn('jobId', 'integer', (column) => column.notNull().references('jobs.jobId'))
    .addColumn('jobCode', 'text', (column) => column.notNull())
    .addColumn('jobTitle', 'text', (column) => column.notNull())
    .addColumn('jobRole', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phNo', 'text', (column) => column.notNull())
    .addColumn('coverLetterDescription', 'text', (column) => column.notNull())
    .addColumn('privacyEnable', 'integer', (column) => column.notNull())
    .addColumn('contactMeEnable', 'integer', (column) => column.notNull())
    .execute();
  await transaction.schema
    .createTable('applicationFiles')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applicationId', 'text', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('originalName', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute();
  await createIndexes(transaction, 'applications');
  await transaction.schema
    .createIndex('applicationFilesByApplication')
    .on('applicationFiles')
    .column('applicationId')
    .execute();
}

async function createContactRequests(transaction: Transaction<Tables>) {
  await transaction.schema
    .createTable('contactRequests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addColumn('fullName', 'text', (column) => column.notNull())
    .addColumn('companyName', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('companyType', 'text', (column) => column.notNull())
    .addColumn('phoneNumber', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .execute();
  await createIndexes(transaction, 'contactRequests');
}

/** For the operator: by day, and by a person's address however it was capitalised. */
async function createIndexes(
  transaction: Transaction<Tables>,
  table: 'applications' | 'contactRequests',
) {
  await transaction.schema.createIndex(`${table}ByDay`).on(table).column('receivedAt').execute();
  await sql`create index ${sql.ref(`${table}ByEmail`)} on ${sql.table(table)} (lower(email))`.execute(
    transaction,
  );
}

async function createOutbox(transaction: Transaction<Tables>) {
  await transaction.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('messageId', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('replyTo', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'text', (column) => column.notNull())
    .addColumn('leaseToken', 'text')
    .addColumn('sentAt', 'text')
    .addColumn('lastError', 'text')
    .execute();
  // Partial: the index stays small however many were sent.
  await sql`create index "lettersToSend" on letters ("nextAttemptAt") where state = 'waiting'`.execute(
    transaction,
  );
  await transaction.schema
    .createIndex('lettersByRecord')
    .on('letters')
    .column('recordId')
    .execute();
}

async function createIdempotencyKeys(transaction: Transaction<Tables>) {
  await transaction.schema
    .createTable('idempotencyKeys')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('bodyHash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('recordId', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotencyKeysPrimary', ['scope', 'key'])
    .execute();
  await transaction.schema
    .createIndex('idempotencyKeysByDay')
    .on('idempotencyKeys')
    .column('createdAt')
    .execute();
  await transaction.schema
    .createIndex('idempotencyKeysByRecord')
    .on('idempotencyKeys')
    .column('recordId')
    .execute();
}
