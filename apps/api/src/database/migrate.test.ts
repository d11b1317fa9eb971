import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listJobs } from '../modules/jobs/job-repository.ts';
import { dialects } from '../testing/place.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace, startTestServer } from '../testing/test-server.ts';
import { createApplicationData } from '../testing/visitor.ts';
import { listLaterMigrations, migrate } from './migrate.ts';
import { migrations, type Migration } from './migrations.ts';
import { queryTimeouts } from './open-database.ts';

describe.each(dialects)('on %s', (dialect) => {
  test('rolls back a failed migration', async () => {
    const place = await createTestPlace(dialect, {}, { isEmpty: true });
    await using database = place.openDatabase(queryTimeouts.visitor);
    await sql`create table outbox_emails (id integer)`.execute(database.queries);
    await expect(migrate(database)).rejects.toThrow(/outbox_emails/);
    await sql`drop table outbox_emails`.execute(database.queries);
    expect(await migrate(database)).toEqual(migrations.map(({ name }) => name));
  });

  test('starts an earlier version on a later schema, with a warning', async () => {
    const place = await createTestPlace(dialect, {}, { isEmpty: true });
    await using database = place.openDatabase(queryTimeouts.visitor);
    await migrate(database, [...migrations, laterMigration]);
    expect(await listLaterMigrations(database)).toEqual(['9999-later']);

    const server = await startTestServer(place);
    expect(server.services.warnings).toEqual([
      expect.stringContaining('migrations of a later version (9999-later)'),
    ]);
    await server.visitor.apply();
  });
});

// SQLite has one instance.
test('applies each migration and the seed once if several instances start at once', async () => {
  const place = await createTestPlace('postgres', {}, { isEmpty: true });
  const runs = await Promise.all([startServerProcess(place), startServerProcess(place)]);
  await using database = place.openDatabase(queryTimeouts.visitor);
  const jobs = await listJobs(database.queries, { country: undefined, state: 'all' });
  expect(jobs.filter((job) => job.jobCountry === 'USA')).toHaveLength(12);
  expect(jobs.filter((job) => job.jobCountry === 'India')).toHaveLength(16);
  expect(await migrate(database)).toEqual([]);
  const codes = await Promise.all(runs.map(({ server }) => server.end('SIGTERM')));
  expect(codes).toEqual([0, 0]);
});

test('fails a migration that has to wait for a table, without blocking visitors', async () => {
  const place = await createTestPlace('postgres', {}, { isEmpty: true });
  const { visitor } = await startTestServer(place);
  await using database = place.openDatabase();
  const { queries } = database;
  const send = () => visitor.sendApplication(createApplicationData());

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
});

/** A nullable column: what a later version may add. */
const laterMigration: Migration = {
  name: '9999-later',
  async apply({ schema }) {
    await schema.alterTable('applications').addColumn('later', 'text').execute();
  },
};
