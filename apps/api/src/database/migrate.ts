import { sql, type Transaction } from 'kysely';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './schema.ts';

/** Any number, as long as nothing else in the same PostgreSQL uses it as an advisory lock. */
const migrationLock = 7_420_661;

type MigrationsTable = { migrations: { name: string; appliedAt: string } };

/**
 * Applies the pending migrations in one transaction: all or nothing. Several instances may
 * start at once; the later ones wait and then find nothing to do.
 * @returns the names of the migrations that were applied now.
 */
export async function migrate(
  database: Database,
  upTo: readonly Migration[] = migrations,
): Promise<string[]> {
  return database.queries.transaction().execute(async (transaction) => {
    if (database.dialect === 'postgres') {
      // "create table if not exists" alone fails when two sessions run it at the same moment.
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    }
    const applied = await listApplied(transaction);
    const pending = upTo.filter((migration) => !applied.has(migration.name));
    for (const migration of pending) await applyOne(transaction, database.dialect, migration);
    return pending.map((migration) => migration.name);
  });
}

async function listApplied(transaction: Transaction<Tables>): Promise<Set<string>> {
  await transaction.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute();
  const rows = await transaction
    .$extendTables<MigrationsTable>()
    .selectFrom('migrations')
    .select('name')
    .execute();
  return new Set(rows.map((row) => row.name));
}

async function applyOne(
  transaction: Transaction<Tables>,
  dialect: Database['dialect'],
  migration: Migration,
): Promise<void> {
  await migration.apply(transaction, dialect);
  await transaction
    .$extendTables<MigrationsTable>()
    .insertInto('migrations')
    .values({ name: migration.name, appliedAt: new Date().toISOString() })
    .execute();
}
