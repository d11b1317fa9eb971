import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listApplications } from '../modules/applications/application-repository.ts';
import { listJobs } from '../modules/jobs/job-repository.ts';
import { startTestServer } from '../testing/running-server.ts';
import { createFile, createPdf, mimeTypes } from '../testing/sample-files.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace, dialects } from '../testing/test-database.ts';
import { createApplicationData, createApplicationForm } from '../testing/visitor.ts';
import { migrate } from './migrate.ts';
import { theTables } from './migrations/0001-the-tables.ts';
import { activeContent } from './migrations/0002-active-content.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase, queryTimeouts } from './open-database.ts';
import { findStoragePrefix } from './server-state.ts';

describe.each(dialects)('on %s', (dialect) => {
  test('instances that start at once apply each migration and the seed exactly once', async () => {
    const place = await createTestPlace(dialect);
    const servers = await Promise.all(
      Array.from({ length: 3 }, () => startServerProcess(place.environment)),
    );
    const database = openDatabase(place.settings.database, queryTimeouts.visitor);
    const jobs = await listJobs(database.queries, { country: undefined, state: 'all' });
    expect(jobs.filter((job) => job.jobCountry === 'USA')).toHaveLength(12);
    expect(jobs.filter((job) => job.jobCountry === 'India')).toHaveLength(16);
    expect(await migrate(database)).toEqual([]);
    const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')));
    expect(codes).toEqual([0, 0, 0]);
    await database.close();
    place.remove();
  });

  test('files that were received before the mark count as without active content', async () => {
    const place = await createTestPlace(dialect);
    const database = openDatabase(place.settings.database, queryTimeouts.visitor);
    await database.queries
      .transaction()
      .execute((transaction) => theTables.apply(transaction, dialect));
    await sql`insert into jobs values (1, 'J', '', '', '', 0, '', '', '', '', '', '', '', '', '', '', null)`.execute(
      database.queries,
    );
    await sql`insert into applications values ('1', 'A-1', '', 1, '', '', '', '', '', '', '', '', '', 1, 1)`.execute(
      database.queries,
    );
    await sql`insert into "applicationFiles" values ('1.pdf', '1', 'cv', 'cv.pdf', 'pdf', 1, '')`.execute(
      database.queries,
    );
    await database.queries
      .transaction()
      .execute((transaction) => activeContent.apply(transaction, dialect));
    const [application] = await listApplications(database.queries, {
      since: undefined,
      jobCode: undefined,
    });
    expect(application?.files[0]?.activeContent).toBe('');
    await database.close();
    place.remove();
  });

  test('a migration that fails leaves nothing behind', async () => {
    const place = await createTestPlace(dialect);
    const database = openDatabase(place.settings.database, queryTimeouts.visitor);
    await sql`create table emails (id integer)`.execute(database.queries);
    await expect(migrate(database)).rejects.toThrow(/emails/);
    await sql`drop table emails`.execute(database.queries);
    expect(await migrate(database)).toEqual(migrations.map(({ name }) => name));
    await database.close();
    place.remove();
  });

  test('a database that names files already keeps them where they are in the bucket', async () => {
    const server = await startTestServer(dialect);
    const { database } = server.services;
    expect(await findStoragePrefix(database.queries)).toMatch(/^[\da-f-]{36}\/$/);
    const files = { cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf) };
    await server.visitor.sendApplication(createApplicationForm(createApplicationData(), files));
    await sql`delete from migrations where name = '0003-storage-prefix'`.execute(database.queries);
    await database.queries.deleteFrom('serverState').execute();
    expect(await migrate(database)).toEqual(['0003-storage-prefix']);
    expect(await findStoragePrefix(database.queries)).toBe('');
    await server.stop();
  });
});
