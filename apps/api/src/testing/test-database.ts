import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPlace, type TestPlace } from './place.ts';

export type { TestPlace } from './place.ts';

/** Where records are kept; each suite that touches the database runs on both. */
export const dialects = ['sqlite', 'postgres'] as const;

export type DialectName = (typeof dialects)[number];

/** A data folder, and on PostgreSQL a database, of this test's own. */
export async function createTestPlace(
  dialect: DialectName,
  changes: Record<string, string> = {},
): Promise<TestPlace> {
  return createPlace({
    // A busy machine is no overload of the server.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...(dialect === 'postgres' && { DATABASE_URL: await createTestDatabase() }),
    ...changes,
  });
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
