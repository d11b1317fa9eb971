import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { readSettings, type Settings } from '../env.ts';

/** Where records are kept; each suite that touches the database runs on both. */
export const dialects = ['sqlite', 'postgres'] as const;

export type DialectName = (typeof dialects)[number];

export interface TestPlace {
  settings: Settings;
  /** The same settings as the environment of a process. */
  environment: Record<string, string>;
  remove(): void;
}

/** A data folder, and on PostgreSQL a database, of this test's own. */
export async function createTestPlace(
  dialect: DialectName,
  changes: Record<string, string> = {},
): Promise<TestPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-api-'));
  const environment = {
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    RATE_LIMIT_POSTS_PER_MINUTE: '100000',
    OUTBOX_POLL_MS: '50',
    OUTBOX_FIRST_RETRY_MS: '50',
    ...(dialect === 'postgres' && { DATABASE_URL: await createTestDatabase() }),
    ...changes,
  };
  return {
    environment,
    settings: readSettings({ ...environment, PORT: '0', HOST: '127.0.0.1' }),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createTestDatabase(): Promise<string> {
  const first = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: first });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(first);
  url.pathname = `/${name}`;
  return url.href;
}
