import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startCliProcess } from '../testing/operator.ts';
import { startTestServer } from '../testing/test-server.ts';
import { createContactRequest } from '../testing/visitor.ts';

test.each(['', '-wal', '-shm'])(
  'rejects commits while kestrova.sqlite%s is replaced, until it is back',
  async (suffix) => {
    const server = await startTestServer('sqlite');
    const { database } = server.services;
    const file = join(server.dataDir, `kestrova.sqlite${suffix}`);
    const request = createContactRequest();
    const key = crypto.randomUUID();
    expect((await server.visitor.sendContactRequest(request, key)).status).toBe(200);
    const save = async (beforeCommit: () => void) =>
      database.commit(async (transaction) => {
        const row = { name: crypto.randomUUID(), value: '' };
        await transaction.insertInto('serverState').values(row).execute();
        beforeCommit();
      });
    // While the transaction is open, so that only a check after the commit detects it.
    const replace = () => {
      renameSync(file, `${file}.aside`);
      writeFileSync(file, '');
    };
    const waiting = [save(() => undefined), save(replace)];
    for (const one of await Promise.allSettled(waiting)) {
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseReplacedError' } });
    }
    const rejected = await server.visitor.sendContactRequest(createContactRequest());
    expect(rejected.status).toBe(503);
    expect((await server.visitor.sendContactRequest(request, key)).status).toBe(503);
    expect((await server.visitor.get('/health/ready')).status).toBe(503);
    renameSync(`${file}.aside`, file);
    expect((await server.visitor.sendContactRequest(request, key)).status).toBe(200);
    const mark = database.withoutFsync(async () => {
      replace();
    });
    await expect(mark).rejects.toThrow(/replaced while the server was running/);
    renameSync(`${file}.aside`, file);
    // The connection uses fsync again.
    expect((await sql`pragma synchronous`.execute(database.queries)).rows).toEqual([
      { synchronous: 2 },
    ]);
  },
);

test('accepts commits during operator commands and checkpoints', async () => {
  const server = await startTestServer('sqlite');
  const { place, visitor } = server;
  await visitor.contact();
  expect((await startCliProcess(place.environment, 'jobs', 'list').ended).code).toBe(0);
  await visitor.contact();
  await using other = place.openDatabase();
  await sql`pragma wal_checkpoint(truncate)`.execute(other.queries);
  await sql`vacuum`.execute(other.queries);
  await visitor.contact();
  expect((await visitor.get('/health/ready')).status).toBe(200);
});
