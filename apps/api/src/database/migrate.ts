import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { OperatorError } from '../errors.ts';
import { initialSchema, migrations, type Migration } from './migrations.ts';
import type { Database, Queries } from './open-database.ts';
import type { Tables } from './schema.ts';

/**
 * Visitors' statements queue behind a migration that waits for a table, such as one that a backup
 * is reading. So it gives up before they time out, and the supervisor starts the server again.
 */
const lockTimeout = sql`set local lock_timeout = '1s'`;

type MigrationsTable = { migrations: { name: string; appliedAt: string } };

/**
 * Applies the pending migrations in one transaction: all or nothing. Several instances may
 * start at once; the later ones wait and then find nothing to do.
 * @returns the names of the migrations that were applied now.
 */
export async function migrate(database: Database, upTo: readonly Migration[] = migrations) {
  return database.queries.transaction().execute(async (transaction) => {
    // "create table if not exists" alone fails when two sessions run it at the same moment.
    await database.lock(transaction, 'migrations');
    const applied = await listMigrations(transaction);
    if (database.dialect === 'postgres') await lockTimeout.execute(transaction);
    const pending = upTo.filter((migration) => !applied.has(migration.name));
    for (const migration of pending) {
      await applyOne(transaction, database.dialect, migration).catch((cause: unknown) => {
        throw describeFailure(migration, cause);
      });
    }
    return pending.map((migration) => migration.name);
  });
}

/** The applied migrations that this version does not have: a later version applied them. */
export async function listLaterMigrations({ queries }: Database): Promise<string[]> {
  const applied = await listMigrations(queries);
  const known = new Set(migrations.map(({ name }) => name));
  return [...applied].filter((name) => !known.has(name));
}

/** The applied migrations. @throws OperatorError if a version before `initialSchema` made the database. */
export async function listMigrations(queries: Queries): Promise<Set<string>> {
  await queries.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute();
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(queries);
  const names = rows.map(({ name }) => name);
  assertMigratable(names);
  return new Set(names);
}

/** @throws OperatorError if these are the migrations of a version before `initialSchema`. */
function assertMigratable(applied: readonly string[]): void {
  if (applied.length === 0 || applied.includes(initialSchema.name)) return;
  throw new OperatorError(
    'This database is from a version before 0.3.0, which later versions cannot use. Nothing was changed. Use it with the version that made it, or set DATA_DIR or DATABASE_URL to a new place.',
  );
}

const lockNotAvailable = '55P03';

function describeFailure({ name }: Migration, cause: unknown): unknown {
  if (!(cause instanceof pg.DatabaseError && cause.code === lockNotAvailable)) return cause;
  return new OperatorError(
    `The migration ${name} needs a table that something else is using, such as a backup. Nothing was changed; start again once that has ended.`,
    { cause },
  );
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
