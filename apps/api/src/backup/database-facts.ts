import { sql } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';

/** Tables whose rows give access to what visitors sent; backups omit them. */
export const secretTables: readonly string[] = ['emailSecrets'];

/** Counts the rows of every table that a backup holds. */
export async function countRows(
  queries: Queries,
  dialect: Database['dialect'],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { schema, name } of await listTables(queries, dialect)) {
    if (secretTables.includes(name)) continue;
    const table = schema === null ? sql.table(name) : sql.table(`${schema}.${name}`);
    const { rows } = await sql<{
      count: number | string;
    }>`select count(*) as count from ${table}`.execute(queries);
    counts[name] = (counts[name] ?? 0) + Number(rows[0]?.count ?? 0);
  }
  return counts;
}

/** Lists the tables of a database, those of other programs included. */
export async function listTables(
  queries: Queries,
  dialect: Database['dialect'],
): Promise<{ schema: string | null; name: string }[]> {
  const query =
    dialect === 'sqlite'
      ? sql<{ schema: string | null; name: string }>`
          select null as schema, name from sqlite_schema
          where type = 'table' and name not like 'sqlite%' order by name`
      : sql<{ schema: string | null; name: string }>`
          select schemaname as schema, tablename as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`;
  const { rows } = await query.execute(queries);
  return rows;
}

/** Lists the names of the migrations that a database has had. */
export async function listMigrations(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    queries,
  );
  return rows.map(({ name }) => name);
}
