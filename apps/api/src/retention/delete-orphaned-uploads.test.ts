import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBucketServer } from '../testing/bucket-server.ts';
import { openForTest } from '../testing/open-for-test.ts';
import { placeKinds } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { day } from '../time.ts';
import { deleteOrphanedUploads } from './delete-orphaned-uploads.ts';

/** Sends applications with a CV each. */
async function sendApplications({ visitor }: TestServer, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) await visitor.apply({}, { cv: createCv() });
}

/** Stores a file that no record names. */
async function storeOrphan({ dataDir, services }: TestServer): Promise<string> {
  const name = `${randomUUID()}.pdf`;
  const path = join(dataDir, 'incoming', name);
  writeFileSync(path, 'an orphan');
  await services.store.save(name, { path, size: 9, sha256: '' });
  return name;
}

/** Runs the cleanup some days from now, once or several times; @returns the last report. */
async function cleanUp({ services }: TestServer, days = 0, runs = 1) {
  let report = await deleteOrphanedUploads(services, undefined, Date.now() + days * day);
  for (let run = 1; run < runs; run += 1) {
    expect(report).toMatchObject({ deleted: 0 });
    report = await deleteOrphanedUploads(services, undefined, Date.now() + days * day);
  }
  return report;
}

const listOrphans = ({ services }: TestServer) =>
  services.database.queries.selectFrom('orphanedFiles').select(['name', 'runs']).execute();

test.each(placeKinds)(
  'on $dialect and a $files, deletes an orphan in the 12th run that finds it 30 days old, and no other file',
  { tags: ['ASVS-2.3.3'] },
  async ({ dialect, files }) => {
    const bucket = await openForTest(startBucketServer());
    const environment = files === 'bucket' ? bucket.environment : {};
    const server = await startTestServer(dialect, environment);
    await sendApplications(server, 2);
    const kept = await server.listStored();
    const orphan = await storeOrphan(server);
    expect(await cleanUp(server)).toMatchObject({ stored: 3, known: 2, orphans: 1, deleted: 0 });
    await cleanUp(server, 29, 13);
    expect(await cleanUp(server, 30.1, 11)).toMatchObject({ deleted: 0 });
    expect(await server.listStored()).toContain(orphan);
    expect(await cleanUp(server, 30.1)).toMatchObject({ deleted: 1 });
    expect((await server.listStored()).toSorted()).toEqual(kept.toSorted());
    await cleanUp(server, 30.1);
    expect(await listOrphans(server)).toEqual([]);
  },
);

test('keeps a file whose record is restored', async () => {
  const server = await startTestServer('sqlite');
  const { queries } = server.services.database;
  await sendApplications(server, 3);
  const row = await queries.selectFrom('applicationFiles').selectAll().executeTakeFirstOrThrow();
  await queries.deleteFrom('applicationFiles').where('name', '=', row.name).execute();
  await cleanUp(server);
  await cleanUp(server, 31, 11);
  expect(await listOrphans(server)).toEqual([{ name: row.name, runs: 11 }]);
  await queries.insertInto('applicationFiles').values(row).execute();
  expect(await cleanUp(server, 31)).toMatchObject({ deleted: 0 });
  expect(await listOrphans(server)).toEqual([]);
  expect(await server.listStored()).toContain(row.name);
});

test('cleans up one folder with several instances at once', async () => {
  const server = await startTestServer('postgres');
  await sendApplications(server, 12);
  const orphans = await Promise.all(Array.from({ length: 10 }, () => storeOrphan(server)));
  await Promise.all([1, 2, 3].map(() => cleanUp(server)));
  const noted = (await listOrphans(server)).map(({ name }) => name);
  expect(noted.toSorted()).toEqual(orphans.toSorted());
});

test('deletes nothing if the database and the stored files do not belong together', async () => {
  const server = await startTestServer('sqlite');
  const { database, store } = server.services;
  await storeOrphan(server);
  expect(await cleanUp(server)).toMatchObject({ orphans: 1, isSkipped: true });
  await sendApplications(server, 1);
  // Half of them: the orphan is one.
  expect(await cleanUp(server)).toMatchObject({ isSkipped: false });
  await storeOrphan(server);
  await storeOrphan(server);
  expect(await cleanUp(server, 31, 13)).toMatchObject({ stored: 4, known: 1, isSkipped: true });
  // The other way round: a folder that lacks most of what the database names.
  await sendApplications(server, 6);
  const named = database.queries.selectFrom('applicationFiles').select('name');
  for (const { name } of await named.limit(6).execute()) await store.remove(name);
  expect(await cleanUp(server, 31, 13)).toMatchObject({ named: 7, known: 1, isSkipped: true });
});

test('deletes nothing if the clock was ahead for 11 runs', async () => {
  const server = await startTestServer('sqlite');
  await sendApplications(server, 1);
  const orphan = await storeOrphan(server);
  await cleanUp(server);
  await cleanUp(server, 365, 11);
  expect(await cleanUp(server)).toMatchObject({ deleted: 0 });
  expect(await listOrphans(server)).toEqual([{ name: orphan, runs: 0 }]);
});

test('counts the 30 days from the real time if the clock was ahead at first', async () => {
  const server = await startTestServer('sqlite');
  await sendApplications(server, 1);
  await storeOrphan(server);
  await cleanUp(server, 365);
  await cleanUp(server);
  expect(await cleanUp(server, 31, 12)).toMatchObject({ deleted: 1 });
});

test('continues after a file that cannot be deleted, and names it', async () => {
  const server = await startTestServer('sqlite');
  const { store, database } = server.services;
  await sendApplications(server, 3);
  const [stuck] = (await Promise.all([storeOrphan(server), storeOrphan(server)])).toSorted();
  await cleanUp(server);
  await cleanUp(server, 31, 11);
  const remove = (name: string) =>
    name === stuck ? Promise.reject(new Error('it is held by a lock')) : store.remove(name);
  const services = { database, store: { ...store, remove } };
  const report = await deleteOrphanedUploads(services, undefined, Date.now() + 31 * day);
  expect(report).toMatchObject({ deleted: 1, failures: [`${stuck}: it is held by a lock`] });
  expect(await cleanUp(server, 31)).toMatchObject({ deleted: 1, failures: [] });
});

test('keeps files whose names the server did not create', async () => {
  const server = await startTestServer('sqlite');
  await sendApplications(server, 1);
  const folder = join(server.dataDir, 'uploads', 'ab');
  mkdirSync(folder, { recursive: true });
  const id = randomUUID().slice(2);
  const foreign = ['abcdef.pdf', `ab${id}.pdf~`, `cd${id}.pdf`];
  for (const name of foreign) writeFileSync(join(folder, name), 'x');
  expect(await cleanUp(server)).toMatchObject({ stored: 1, orphans: 0 });
  expect(foreign.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
});

test("does not see another database's files in the same bucket", async () => {
  const bucket = await openForTest(startBucketServer());
  const first = await startTestServer('sqlite', bucket.environment);
  const second = await startTestServer('postgres', bucket.environment);
  for (const server of [first, second]) await sendApplications(server, 2);
  for (const server of [first, second]) {
    expect(await cleanUp(server)).toMatchObject({ stored: 2, orphans: 0 });
  }
});

test('warns at the start if the database does not know the stored files', async () => {
  const first = await startTestServer('sqlite');
  await sendApplications(first, 1);
  expect(first.services.warnings).toEqual([]);
  const DATA_DIR = first.dataDir;
  const empty = await startTestServer('postgres', { DATA_DIR });
  expect(empty.services.warnings).toEqual([expect.stringContaining('names no uploaded file')]);
});
