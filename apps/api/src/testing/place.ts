import { randomBytes, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import { createOperator, type Operator } from './operator.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database without tables; test files make their own beside it. */
    postgresUrl: string;
    /** What `createTestPlace` copies: a migrated and seeded database of each kind. */
    templates: { postgres: string; sqliteFile: string };
  }
}

export interface TestPlace extends Operator, Disposable {
  config: Config;
  /** The same settings as the environment of a process. */
  environment: Record<string, string>;
  remove(): void;
}

/** A data folder of its own with settings that let a test be quick. */
export function createPlace(changes: Record<string, string> = {}): TestPlace {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-api-'));
  const environment = {
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    RATE_LIMIT_POSTS_PER_MINUTE: '10000000',
    MAX_SUBMISSIONS_IN_PROGRESS: '10000',
    MAX_UPLOADS_IN_PROGRESS: '10000',
    OUTBOX_POLL_MS: '50',
    OUTBOX_FIRST_RETRY_MS: '50',
    ALERTS_INTERVAL_SECONDS: '1',
    ...changes,
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return {
    ...createOperator(environment),
    environment,
    config: readConfig({ ...environment, PORT: '0', HOST: '127.0.0.1' }),
    remove,
    [Symbol.dispose]: remove,
  };
}

/** The databases; code with its own SQL is tested on both. */
export const dialects = ['sqlite', 'postgres'] as const;

export type DialectName = (typeof dialects)[number];

/** Otherwise two copies of the template in one bucket would see each other's files. */
const newStoragePrefix = (value: string) =>
  `update "serverState" set value = '${value}/' where name = 'storagePrefix'`;

/** A data folder, and on PostgreSQL a database, of this test's own, migrated and seeded. */
export async function createTestPlace(
  dialect: DialectName,
  changes: Record<string, string> = {},
): Promise<TestPlace> {
  const { postgres, sqliteFile } = inject('templates');
  if (dialect === 'postgres') return createEmptyPlace(dialect, changes, postgres);
  const place = await createEmptyPlace(dialect, changes);
  const { file } = place.config.database;
  if (existsSync(file)) return place;
  copyFileSync(sqliteFile, file);
  const database = new BetterSqlite(file);
  database.exec(newStoragePrefix(randomUUID()));
  database.close();
  return place;
}

/** A place without data. */
export async function createEmptyPlace(
  dialect: DialectName,
  changes: Record<string, string> = {},
  template?: string,
): Promise<TestPlace> {
  return createPlace({
    // On a busy test machine, the delay must not count as overload.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...changes,
    ...(dialect === 'postgres' && {
      DATABASE_URL: changes['DATABASE_URL'] ?? (await createTestDatabase(template)),
    }),
  });
}

async function createTestDatabase(template?: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAt(url, `create database ${name} template ${template ?? 'template1'}`);
  url.pathname = `/${name}`;
  if (template !== undefined) await runAt(url, newStoragePrefix(randomUUID()));
  return url.href;
}

async function runAt(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}
