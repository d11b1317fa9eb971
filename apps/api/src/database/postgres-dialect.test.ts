import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { after, startFaultProxy } from '../testing/fault-proxy.ts';
import { findDatabaseError } from './database-error.ts';
import { openDatabase } from './open-database.ts';

/** In bytes: more than the server sends until a first small transaction is committed. */
const conversation = 600;

test('fails the query if its session breaks, and opens a new session for the next query', async () => {
  await using proxy = await startFaultProxy(inject('postgresUrl'));
  const config = { file: '', url: proxy.url, poolSize: 1 };
  const faults = Array.from({ length: conversation / 20 }, (_, index) =>
    after(index * 20, 'reset'),
  );
  const outcomes = new Set<unknown>();
  for (const fault of faults) {
    await using database = openDatabase(config, 2500);
    const select = () =>
      database.queries.transaction().execute((transaction) => sql`select 1`.execute(transaction));
    proxy.setFault(() => ({ fromServer: fault }));
    outcomes.add(await select().then(() => 'done', findDatabaseError));
    proxy.setFault();
    // A connection that breaks while it is idle fails the next query at the latest.
    await select().catch(() => undefined);
    await select();
  }
  expect(outcomes).toEqual(new Set(['done', 'down']));
});

test('fails the query if the server ends its session, and opens a new one', async () => {
  const config = { file: '', url: inject('postgresUrl'), poolSize: 1 };
  await using database = openDatabase(config, 2500);
  const end = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.queries);
  expect(await end.then(() => 'done', findDatabaseError)).toBe('down');
  await sql`select 1`.execute(database.queries);
});
