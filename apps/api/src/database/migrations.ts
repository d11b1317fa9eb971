import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { createInitialSchema } from './initial-schema.ts';
import { nameLinksOfUnsentEmails } from './name-links.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './schema.ts';

/** One change of the schema. It is applied once, and never edited after a release. */
export interface Migration {
  name: string;
  apply(transaction: Transaction<Tables>, dialect: Database['dialect']): Promise<void>;
}

export const initialSchema: Migration = {
  name: '0001-schema',
  async apply(transaction, dialect) {
    for (const statement of createInitialSchema(dialect)) {
      await sql.raw(statement).execute(transaction);
    }
    const storagePrefix = { name: 'storagePrefix', value: `${randomUUID()}/` };
    await transaction.insertInto('serverState').values(storagePrefix).execute();
  },
};

const linkRequests: Migration = {
  name: '0002-link-requests',
  async apply(transaction) {
    for (const statement of [
      `create table "linkRequests" (
        id text primary key,
        "receivedAt" text not null,
        email text not null,
        "siteOrigin" text
      )`,
      `alter table "applicationLinks" add column "requestId" text`,
      `alter table outbox_emails add column sender text`,
    ]) {
      await sql.raw(statement).execute(transaction);
    }
  },
};

/** An earlier version that still runs logs that it cannot list files without a record; nothing else fails. */
const noOrphanedFiles: Migration = {
  name: '0003-no-orphaned-files',
  async apply({ schema }) {
    await schema.dropTable('orphanedFiles').execute();
  },
};

/**
 * Links are signed when an email is sent, so nothing of them is stored any more. Instances of an earlier
 * version cannot run beside it.
 */
const signedLinks: Migration = {
  name: '0004-signed-links',
  async apply(transaction) {
    await nameLinksOfUnsentEmails(transaction);
    for (const statement of [
      'drop table "emailSecrets"',
      'drop table "applicationLinks"',
      'drop table "linkRequests"',
      'drop index "applicationsBySecret"',
      'alter table applications drop column "secretHash"',
      'alter table outbox_emails drop column "unsubscribeUrl"',
    ]) {
      await sql.raw(statement).execute(transaction);
    }
  },
};

/** Instances of an earlier version ignore the date: they close no job by it. */
const closingDate: Migration = {
  name: '0005-closing-date',
  async apply({ schema }) {
    await schema.alterTable('jobs').addColumn('closingDate', 'text').execute();
  },
};

/** Instances of an earlier version would send webhooks as emails, so they cannot run beside it. */
const webhooks: Migration = {
  name: '0006-webhooks',
  async apply(transaction) {
    for (const statement of [
      `alter table outbox_emails add column channel text not null default 'email'`,
      ...['outboxEmailsToSend', 'outboxEmailsWaiting', 'outboxEmailsDead'].map(
        (index) => `drop index "${index}"`,
      ),
      `create index "outboxEmailsToSend" on outbox_emails (channel, "nextAttemptAt") where state = 'waiting'`,
      `create index "outboxEmailsWaiting" on outbox_emails (channel, "createdAt") where state = 'waiting'`,
      `create index "outboxEmailsDead" on outbox_emails (channel, "createdAt") where state = 'dead'`,
    ]) {
      await sql.raw(statement).execute(transaction);
    }
  },
};

/** Earlier versions do not read it; what they delete of an application includes its changes. */
const statuses: Migration = {
  name: '0007-statuses',
  async apply(transaction) {
    const statement = `create table "statusChanges" (
      id text primary key,
      "applicationId" text not null references applications (id) on delete cascade,
      number integer not null,
      status text not null,
      reason text,
      sentence text not null,
      "changedAt" text not null,
      "isEmailed" integer not null,
      unique ("applicationId", number)
    )`;
    await sql.raw(statement).execute(transaction);
  },
};

/** Every migration in the order in which they are applied. Add new ones at the end. */
export const migrations: readonly Migration[] = [
  initialSchema,
  linkRequests,
  noOrphanedFiles,
  signedLinks,
  closingDate,
  webhooks,
  statuses,
];
