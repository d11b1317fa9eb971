import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { countEmails } from '../email/outbox/email-overview.ts';
import { listJobs } from '../modules/jobs/job-repository.ts';
import { startServer } from '../server.ts';
import { readMail } from '../testing/read-mail.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createEmptyPlace, dialects } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { createApplicationData, createApplicationForm, createVisitor } from '../testing/visitor.ts';
import { listLaterMigrations, migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase, queryTimeouts, type Database } from './open-database.ts';
import { findStoragePrefix } from './server-state.ts';

describe.each(dialects)('on %s', (dialect) => {
  test('instances that start at once apply each migration and the seed exactly once', async () => {
    const place = await createEmptyPlace(dialect);
    const servers = await Promise.all(
      Array.from({ length: 3 }, () => startServerProcess(place.environment)),
    );
    const database = openDatabase(place.config.database, queryTimeouts.visitor);
    const jobs = await listJobs(database.queries, { country: undefined, state: 'all' });
    expect(jobs.filter((job) => job.jobCountry === 'USA')).toHaveLength(12);
    expect(jobs.filter((job) => job.jobCountry === 'India')).toHaveLength(16);
    expect(await migrate(database)).toEqual([]);
    const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')));
    expect(codes).toEqual([0, 0, 0]);
    await database.close();
    place.remove();
  });

  test('a migration that fails leaves nothing behind', async () => {
    const place = await createEmptyPlace(dialect);
    const database = openDatabase(place.config.database, queryTimeouts.visitor);
    await sql`create table outbox_emails (id integer)`.execute(database.queries);
    await expect(migrate(database)).rejects.toThrow(/outbox_emails/);
    await sql`drop table outbox_emails`.execute(database.queries);
    expect(await migrate(database)).toEqual(migrations.map(({ name }) => name));
    await database.close();
    place.remove();
  });

  test('an earlier version starts on the schema of a later one, and says so', async () => {
    const place = await createEmptyPlace(dialect);
    const database = openDatabase(place.config.database, queryTimeouts.visitor);
    await migrate(database, [...migrations, laterMigration]);
    expect(await listLaterMigrations(database)).toEqual(['9999-later']);

    const server = await startServer(place.config);
    expect(server.services.warnings).toEqual([
      expect.stringContaining('migrations of a later version (9999-later)'),
    ]);
    const visitor = await createVisitor(server.port);
    const form = createApplicationForm(createApplicationData());
    expect((await visitor.sendApplication(form)).status).toBe(200);
    await server.stop();
    await database.close();
    place.remove();
  });

  test('a database of the first version keeps every row, and its emails are sent', async () => {
    const place = await createEmptyPlace(dialect);
    const database = openDatabase(place.config.database, queryTimeouts.visitor);
    const run = (statement: string) => sql.raw(statement).execute(database.queries);
    const read = async (table: string) =>
      (await sql`select * from ${sql.table(table)}`.execute(database.queries)).rows;

    await migrate(database, migrations.slice(0, 1));
    for (const statement of recordsOfTheFirstVersion) await run(statement);
    await migrate(database, migrations.slice(0, 4));
    for (const statement of rowsOfTheFourthVersion) await run(statement);
    const before = new Map<string, unknown[]>();
    for (const table of oldTables) before.set(table, await read(table));

    expect(await migrate(database)).toEqual(migrations.slice(4).map(({ name }) => name));
    const renamed = before.get('idempotencyKeys')?.map((row) => renameAnswer(row));
    expect(await read('idempotencyKeys')).toEqual(renamed);
    const withEmpty = (table: string, empty: object) =>
      before.get(table)?.map((row) => Object.assign({}, row, empty));
    expect(await read('outbox_emails')).toEqual(
      withEmpty('letters', { unsubscribeUrl: null, attachments: null, confirms: null }),
    );
    expect(await read('applications')).toEqual(withEmpty('applications', { secretHash: null }));
    expect(before.get('applications')).toHaveLength(1);
    for (const table of ['applicationFiles', 'contactRequests', 'pendingRemovals']) {
      expect(await read(table)).toEqual(before.get(table));
      expect(before.get(table)).toHaveLength(1);
    }
    expect(await listNames(database)).not.toContainEqual(expect.stringContaining('letter'));
    // Files of the first version were not inspected, and their keys had no prefix.
    expect(before.get('applicationFiles')).toMatchObject([{ activeContent: '' }]);
    expect(await findStoragePrefix(database.queries)).toBe('');

    const server = await startServer(place.config);
    await until(async () => (await countEmails(database.queries)).waiting === 0);
    await server.stop();
    const sent = await readMail(place.config.dataDir);
    expect(sent.map(({ messageId, subject, text }) => [messageId, subject, text?.trim()])).toEqual([
      ['<waiting@kestrova.example>', 'Waiting', 'Kept in the outbox'],
    ]);
    const states = await database.queries.selectFrom('outbox_emails').select('state').execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual(['dead', 'sent', 'sent']);
    await database.close();
    place.remove();
  });

  /** The names of tables, indexes and constraints. */
  async function listNames(database: Database): Promise<string[]> {
    const catalog =
      dialect === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_schema`
        : sql<{
            name: string;
          }>`select relname as name from pg_class union select conname from pg_constraint where contype in ('p', 'u')`;
    return (await catalog.execute(database.queries)).rows.map(({ name }) => name);
  }
});

test('a migration that has to wait for a table gives up, and visitors go on', async () => {
  const place = await createEmptyPlace('postgres');
  const server = await startServer(place.config);
  const visitor = await createVisitor(server.port);
  const database = openDatabase(place.config.database, queryTimeouts.operator);
  const { queries } = database;
  const send = () => visitor.sendApplication(createApplicationForm(createApplicationData()));

  await queries.transaction().execute(async (backup) => {
    await sql`lock table applications in access share mode`.execute(backup);
    const waiting = migrate(database, [...migrations, laterMigration]);
    const [response] = await Promise.all([
      send(),
      expect(waiting).rejects.toThrow(/9999-later needs a table that something else is using/),
    ]);
    expect(response.status).toBe(200);
  });
  expect(await migrate(database, [...migrations, laterMigration])).toEqual(['9999-later']);
  expect((await send()).status).toBe(200);

  await server.stop();
  await database.close();
  place.remove();
});

/** A nullable column: what a later version may add. */
const laterMigration: Migration = {
  name: '9999-later',
  async apply({ schema }) {
    await schema.alterTable('applications').addColumn('later', 'text').execute();
  },
};

const oldTables = [
  'applications',
  'applicationFiles',
  'contactRequests',
  'letters',
  'idempotencyKeys',
  'pendingRemovals',
];

const recordsOfTheFirstVersion = [
  `insert into jobs values (1000, 'J', '', '', '', 0, '', '', '', '', '', '', '', '', '', '', null)`,
  `insert into applications values ('a', 'A-1', '2026-01-01T00:00:00.000Z', 1000, '', '', '', '', '', '', 'zoe@example.com', '', '', 1, 1)`,
  `insert into "applicationFiles" values ('1.pdf', 'a', 'cv', 'cv.pdf', 'pdf', 1, '')`,
  `insert into "contactRequests" values ('c', 'C-1', '2026-01-01T00:00:00.000Z', '', '', 'asha@example.com', '', '', '', null)`,
  `insert into "idempotencyKeys" values ('/contact', 'key', 'hash', '{"responseCode":1}', 'c', '2026-01-01T00:00:00.000Z')`,
];

const rowsOfTheFourthVersion = [
  ...['waiting', 'sent', 'dead'].map(
    (state) =>
      `insert into letters values ('${state}', 'c', '<${state}@kestrova.example>', 'asha@example.com', null, '${state === 'waiting' ? 'Waiting' : 'Done'}', 'Kept in the outbox', '<p>Kept</p>', '${state}', 0, '${new Date().toISOString()}', '2026-01-01T00:00:00.000Z', null, null, null, null)`,
  ),
  `insert into "pendingRemovals" values ('email', '<erased@kestrova.example>', '2026-01-01T00:00:00.000Z')`,
];

function renameAnswer(row: unknown): unknown {
  const { answer, ...rest } = z.looseObject({ answer: z.string() }).parse(row);
  return { ...rest, response: answer };
}
