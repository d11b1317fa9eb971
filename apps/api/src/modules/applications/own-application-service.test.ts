import { join } from 'node:path';
import { endpoints } from '@kestrova/api-contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteRecordRows, deleteRecords } from '../../records/delete-records.ts';
import { findInFiles, findTraces } from '../../testing/files.ts';
import { dialects, linkKey } from '../../testing/place.ts';
import { createCv } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { until, untilLocked } from '../../testing/until.ts';
import { applyAndOpen, findEmail, findOwnToken, readResponse } from '../../testing/visitor.ts';
import { findOwnApplication } from './application-repository.ts';

describe.each(dialects)('an own application on %s', async (dialect) => {
  const server = await startTestServer(dialect);

  const listNamed = async () => {
    const query = server.services.database.queries.selectFrom('applicationFiles').select('name');
    return (await query.execute()).map(({ name }) => name);
  };
  /** The store and the database agree once the removals are finished. */
  const storeIsClean = async () => {
    const [stored, named] = await Promise.all([server.listStored(), listNamed()]);
    return stored.toSorted().join() === named.toSorted().join();
  };

  test('saves a file once for duplicates, and rejects other files with 422', async () => {
    const { data, own } = await applyAndOpen(server, {}, { cv: createCv() });
    const [cv, key] = [createCv('new.pdf'), crypto.randomUUID()];
    const responses = await Promise.all([1, 2, 3, 4].map(() => own.replace({ cv }, key)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(await Promise.all(responses.map((it) => it.text()))).size).toBe(1);
    expect((await own.replace({ cv: createCv('other.pdf') }, key)).status).toBe(422);
    expect((await server.findApplications(data.email))[0]?.files).toMatchObject([
      { originalName: 'new.pdf' },
    ]);
    await until(storeIsClean);
  });

  test('deletes all of an application that is withdrawn while its files are replaced', async () => {
    const { data, own } = await applyAndOpen(server, {}, { cv: createCv() });
    const [withdrawn, replaced, again] = await Promise.all([
      own.withdraw(),
      own.replace({ cv: createCv(), additionalFile: createCv() }),
      own.withdraw(),
    ]);
    expect(new Set([withdrawn.status, again.status])).toEqual(new Set([200, 404]));
    expect([200, 404]).toContain(replaced.status);
    expect(await server.findApplications(data.email)).toEqual([]);
    await until(storeIsClean);
  });

  test('deletes all of an application that is erased while its files are replaced', async () => {
    const { database } = server.services;
    const { data, own } = await applyAndOpen(server, {}, { cv: createCv() });
    const ids = (await server.findApplications(data.email)).map(({ id }) => id);
    const { commit } = database;
    let erasing: Promise<unknown> | undefined;
    database.commit = (work) =>
      commit(async (transaction) => {
        const result = await work(transaction);
        erasing = deleteRecords(database.queries, [{ table: 'applications', ids }]);
        await untilLocked(database);
        return result;
      });
    const files = { cv: createCv(), additionalFile: createCv() };
    expect((await own.replace(files)).status).toBe(200);
    database.commit = commit;
    await erasing;
    expect((await own.read()).status).toBe(404);
    // The operator's erasure does not wake the cleanup; the next withdrawal does.
    expect((await (await applyAndOpen(server)).own.withdraw()).status).toBe(200);
    await until(storeIsClean);
  });

  test('withdraws while the store is down, and deletes the files once it is back', async () => {
    const { store, database } = server.services;
    const { own } = await applyAndOpen(server, {}, { cv: createCv() });
    const remove = store.remove.bind(store);
    const asked = Promise.withResolvers<string>();
    const back = Promise.withResolvers<undefined>();
    store.remove = async (name) => {
      asked.resolve(name);
      await back.promise;
      await remove(name);
    };
    expect((await own.withdraw()).status).toBe(200);
    expect(await server.listStored()).toContain(await asked.promise);
    const pending = await database.queries.selectFrom('pendingRemovals').select('name').execute();
    expect(pending.map(({ name }) => name)).toContain(await asked.promise);
    back.resolve(undefined);
    store.remove = remove;
    await until(storeIsClean);
  });

  test('deletes a withdrawn application, so that it cannot be read or changed', async () => {
    const changes = {
      firstName: 'Quillon',
      lastName: 'Xanthopoulos',
      phNo: '2025550187',
      coverLetterDescription: 'I have made marzipan since 1999.',
    };
    const { data, own } = await applyAndOpen(server, changes, { cv: createCv('nougat.pdf') });
    await own.replace({ cv: createCv('praline.pdf') }, crypto.randomUUID());
    const [saved] = await server.findApplications(data.email);
    const reference = saved?.reference ?? 'none';
    await findEmail(server.dataDir, 'careers@kestrova.example', reference, 'new files');
    const key = crypto.randomUUID();
    const withdrawal = await readResponse(own.withdraw(key));
    const responseMessage = expect.stringContaining('has been withdrawn');
    expect(withdrawal).toEqual([200, { responseCode: 1, responseMessage }]);
    expect(await readResponse(own.withdraw(key))).toEqual(withdrawal);
    for (const attempt of [own.read, own.withdraw, () => own.replace({ cv: createCv() })]) {
      expect((await attempt()).status).toBe(404);
    }

    await until(storeIsClean);
    const { database } = server.services;
    const typed = ['quillon', 'xanthopoulos', '2025550187', 'marzipan', 'nougat', 'praline'];
    const traces = [...typed, own.token, saved?.files[0]?.name ?? 'none'];
    const findAll = async () =>
      (await Promise.all(traces.map((it) => findTraces(database, server.dataDir, it)))).flat();
    await until(async () => (await findAll()).length === 0);
    const confirmation = await findEmail(server.dataDir, data.email, reference);
    expect(confirmation.subject).toContain('You have withdrawn');
    const notice = await findEmail(server.dataDir, 'careers@kestrova.example', reference);
    expect(notice.subject).toContain('was withdrawn');
    expect(JSON.stringify(notice)).not.toContain(data.email);
  });

  test('stores nothing that opens an application', async () => {
    const { data, own } = await applyAndOpen(server);
    await server.visitor.postJson(endpoints.sendOwnLinks.path, { email: data.email });
    const again = await findEmail(server.dataDir, data.email, 'The link to your');
    const folder = join(server.dataDir, 'backup');
    await server.place.runForJson('backup', 'create', folder);
    for (const token of [own.token, findOwnToken(again)]) {
      const signature = token.split('.').at(-1) ?? 'none';
      expect(await findTraces(server.services.database, folder, signature)).toEqual([]);
    }
    expect(findInFiles(folder, linkKey)).toEqual([]);
  });

  if (dialect === 'sqlite') return;
  test('finds and deletes an application by indexes, however many there are', async () => {
    // Of a new connection, which has read nothing yet.
    await using database = server.place.openDatabase();
    const scanned = await database.queries.transaction().execute(async (transaction) => {
      // Otherwise PostgreSQL reads small tables whole.
      await sql`set local enable_seqscan = off`.execute(transaction);
      await findOwnApplication(transaction, 'x', true);
      await deleteRecordRows(transaction, 'applications', ['x']);
      const counts = sql<{ name: string }>`
        select relname as name from pg_stat_xact_user_tables where seq_scan > 0`;
      return (await counts.execute(transaction)).rows;
    });
    expect(scanned).toEqual([]);
  });
});
