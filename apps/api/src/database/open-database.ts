import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { createPostgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

/** Where queries run: the database itself, or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  dialect: 'sqlite' | 'postgres';
  queries: Kysely<Tables>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  file: string;
  url: string | undefined;
  poolSize: number;
}

/** Milliseconds that one statement may take. */
export const patience = {
  /** A visitor's request makes at most three such waits, which stay under ten seconds together. */
  visitor: 2500,
  /** Migrations, imports and clean-ups may wait for each other. */
  operator: 120_000,
};

/** Opens PostgreSQL where a `url` is set, else the SQLite file, which it creates with its folder. */
export function openDatabase(settings: DatabaseSettings, queryTimeout: number): Database {
  const dialect = settings.url === undefined ? 'sqlite' : 'postgres';
  if (dialect === 'sqlite') mkdirSync(dirname(settings.file), { recursive: true });
  const queries = new Kysely<Tables>({
    dialect:
      settings.url === undefined
        ? createSqliteDialect(settings.file, queryTimeout)
        : createPostgresDialect(settings.url, settings.poolSize, queryTimeout),
  });
  return { dialect, queries, close: () => queries.destroy() };
}
