import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startBucketServer } from '../testing/bucket-server.ts';
import { startTestServer } from '../testing/running-server.ts';
import { createClocks, listNames, sendApplications, storeOrphan } from '../testing/orphans.ts';
import { createOrphanDeletion } from './delete-orphaned-uploads.ts';

const hour = 3_600_000;
const day = 24 * hour;

const stores = [
  ['a folder', async () => ({ environment: {}, stop: async () => undefined })],
  ['a bucket', startBucketServer],
] as const;

test.each(stores)(
  'quarantines orphans in %s for 30 days, and no other file',
  { tags: ['ASVS-2.3.3'] },
  async (_, open) => {
    const bucket = await open();
    const server = await startTestServer('sqlite', bucket.environment);
    const { store } = server.services;
    await sendApplications(server, 2);
    const kept = await listNames(store.list());
    const orphan = await storeOrphan(server);
    const clocks = createClocks();
    const deleteOrphans = createOrphanDeletion(server.services, day, clocks);
    expect(await deleteOrphans()).toMatchObject({ stored: 3, known: 2, moved: 0 });
    clocks.pass(day);
    expect(await deleteOrphans()).toMatchObject({ orphans: 1, moved: 1, deleted: 0 });
    expect((await listNames(store.list())).toSorted()).toEqual(kept.toSorted());
    // Files that are set aside can still be read.
    expect(String(await buffer(await store.open(orphan)))).toBe('an orphan');

    clocks.pass(29 * day - hour);
    expect(await deleteOrphans()).toMatchObject({ moved: 0, deleted: 0 });
    clocks.pass(day + 2 * hour);
    expect(await deleteOrphans()).toMatchObject({ deleted: 0 });
    clocks.pass(12 * hour);
    expect(await deleteOrphans()).toMatchObject({ deleted: 1 });
    expect(await listNames(store.quarantine.list())).toEqual([]);
    await expect(store.open(orphan)).rejects.toThrow();
    expect((await listNames(store.list())).toSorted()).toEqual(kept.toSorted());
    await server.stop();
    await bucket.stop();
  },
);

test.each(stores)('puts a file in %s back when its record is there again', async (_, open) => {
  const bucket = await open();
  const server = await startTestServer('sqlite', bucket.environment);
  const { database, store } = server.services;
  await sendApplications(server, 3);
  const deleteOrphans = createOrphanDeletion(server.services, 0);
  const row = await database.queries
    .selectFrom('applicationFiles')
    .selectAll()
    .executeTakeFirstOrThrow();
  await database.queries.deleteFrom('applicationFiles').where('name', '=', row.name).execute();
  expect(await deleteOrphans()).toMatchObject({ moved: 1 });
  expect(await listNames(store.list())).not.toContain(row.name);
  await database.queries.insertInto('applicationFiles').values(row).execute();
  expect(await deleteOrphans()).toMatchObject({ restored: 1, moved: 0 });
  expect(await listNames(store.list())).toContain(row.name);
  await store.remove(row.name);
  await expect(store.open(row.name)).rejects.toThrow();
  await server.stop();
  await bucket.stop();
});

test('several instances may clean up one folder at once', async () => {
  const server = await startTestServer('sqlite');
  await sendApplications(server, 12);
  const orphans = await Promise.all(Array.from({ length: 10 }, () => storeOrphan(server)));
  const reports = await Promise.all(
    [1, 2, 3].map(() => createOrphanDeletion(server.services, 0)()),
  );
  expect(reports.reduce((sum, { moved }) => sum + moved, 0)).toBe(10);
  const aside = await listNames(server.services.store.quarantine.list());
  expect(aside.toSorted()).toEqual(orphans.toSorted());
  await server.stop();
});

test('touches nothing when the database knows too few of the files', async () => {
  const server = await startTestServer('sqlite');
  const { database, store } = server.services;
  const clocks = createClocks();
  const deleteOrphans = createOrphanDeletion(server.services, 0, clocks);
  await storeOrphan(server);
  clocks.pass(hour);
  expect(await deleteOrphans()).toMatchObject({ orphans: 1, moved: 0, isSkipped: true });
  await sendApplications(server, 1);
  // Half of them: the orphan is one.
  expect(await deleteOrphans()).toMatchObject({ moved: 1, isSkipped: false });
  await storeOrphan(server);
  await storeOrphan(server);
  clocks.pass(31 * day);
  expect(await deleteOrphans()).toMatchObject({ stored: 3, known: 1, moved: 0, isSkipped: true });
  clocks.pass(day);
  expect(await deleteOrphans()).toMatchObject({ deleted: 0 });
  // The other way round: a folder that lacks most of what the database names.
  await sendApplications(server, 4);
  const named = database.queries.selectFrom('applicationFiles').select('name');
  for (const { name } of await named.limit(4).execute()) await store.remove(name);
  expect(await deleteOrphans()).toMatchObject({ named: 5, known: 1, isSkipped: true });
  await server.stop();
});

test('a clock that jumps ahead deletes nothing at once', async () => {
  const server = await startTestServer('sqlite');
  await sendApplications(server, 1);
  await storeOrphan(server);
  const clocks = createClocks();
  const deleteOrphans = createOrphanDeletion(server.services, 0, clocks);
  clocks.pass(hour);
  expect(await deleteOrphans()).toMatchObject({ moved: 1 });
  clocks.jump(365 * day);
  for (let run = 0; run < 11; run += 1) {
    clocks.pass(hour);
    expect(await deleteOrphans()).toMatchObject({ deleted: 0 });
  }
  clocks.jump(-365 * day);
  clocks.pass(2 * hour);
  expect(await deleteOrphans()).toMatchObject({ deleted: 0 });
  await server.stop();
});

test('what has not a name of ours is never touched', async () => {
  const server = await startTestServer('sqlite');
  await sendApplications(server, 1);
  const folder = join(server.dataDir, 'uploads', 'ab');
  mkdirSync(folder, { recursive: true });
  const foreign = [
    'abcdef.pdf',
    `ab${randomUUID().slice(2)}.pdf~`,
    `cd${randomUUID().slice(2)}.pdf`,
  ];
  for (const name of foreign) writeFileSync(join(folder, name), 'x');
  expect(await createOrphanDeletion(server.services, 0)()).toMatchObject({ stored: 1, moved: 0 });
  expect(foreign.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  await server.stop();
});

test("two databases on one bucket do not see each other's files", async () => {
  const bucket = await startBucketServer();
  const servers = await Promise.all(
    (['sqlite', 'postgres'] as const).map((dialect) =>
      startTestServer(dialect, bucket.environment),
    ),
  );
  for (const server of servers) await sendApplications(server, 2);
  for (const server of servers) {
    expect(await createOrphanDeletion(server.services, 0)()).toMatchObject({
      stored: 2,
      orphans: 0,
    });
  }
  await Promise.all(servers.map((server) => server.stop()));
  await bucket.stop();
});

test('says at the start that files are stored which the new database does not know', async () => {
  const first = await startTestServer('sqlite');
  await sendApplications(first, 1);
  expect(first.services.warnings).toEqual([]);
  const DATA_DIR = first.dataDir;
  const empty = await startTestServer('postgres', { DATA_DIR });
  expect(empty.services.warnings).toEqual([expect.stringContaining('names no uploaded file')]);
  await empty.stop();
  await first.stop();
});
