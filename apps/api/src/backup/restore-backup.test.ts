import { appendFileSync, cpSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startBackupRun } from '../testing/backup-run.ts';
import { auditLedger, type Ledger } from '../testing/ledger.ts';
import { startLoad } from '../testing/load.ts';
import { createOperator } from '../testing/operator.ts';
import { placeKinds, type TestPlace } from '../testing/place.ts';
import { startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { createContactRequest, findEmail } from '../testing/visitor.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import { insertEmails } from '../email/outbox/outbox-repository.ts';
import { startServer } from '../server.ts';
import { readFacts } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import type { Task } from './task.ts';
import { saveUnfinishedRestore } from './unfinished-restore.ts';

const nothing = { 'records missing': 0, 'records doubled': 0, 'files damaged': 0 };
const emptyPlaceOnly = 'only into an empty place';
const notFinished = 'A restore into this place was not finished.';

describe.each(placeKinds)('a backup of $dialect with a $files', async (kind) => {
  const run = await startBackupRun(kind);
  let folder: string;
  let sentDuringBackup = 0;
  let acknowledged: Ledger;
  const findBroken = async (place: TestPlace) => (await auditLedger(place, acknowledged)).broken;
  beforeAll(async () => {
    const ledger: Ledger = new Map();
    const load = await startLoad([run.server.port], 4, ledger);
    const countFiles = () => [...ledger.values()].filter(Boolean).length;
    await until(() => countFiles() >= 10);
    acknowledged = new Map(ledger);
    folder = run.newFolder();
    await run.apply();
    await run.place.runForJson('backup', 'create', folder);
    sentDuringBackup = ledger.size - acknowledged.size;
    await load.stop();
  });

  test('contains everything acknowledged before it began, while visitors send more', async () => {
    expect(sentDuringBackup).toBeGreaterThan(0);
    const verdict = await createOperator({}).runForJson('backup', 'verify', folder);
    expect(verdict).toMatchObject({ isWhole: true });
    const place = await run.restore(folder);
    expect(await findBroken(place)).toEqual(nothing);
    const copy = await startTestServer(place);
    const ready = await copy.visitor.get('/health/ready');
    expect([ready.status, copy.services.warnings]).toEqual([200, []]);
  });

  test('is restored beside its original without sharing files', async () => {
    const before = await run.server.listStored();
    const place = await run.restore(folder);
    const copy = await startTestServer(place);
    const names = await copy.listStored();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) await copy.services.store.remove(name);
    expect((await run.server.listStored()).toSorted()).toEqual(before.toSorted());
  });

  test('is rejected if the place has data, and changes nothing', async () => {
    const place = await run.createEmptyPlace();
    const { queries } = (await startTestServer(place)).services.database;
    const listJobs = () => queries.selectFrom('jobs').selectAll().execute();
    const jobs = await listJobs();
    expect(await place.runForError('backup', 'restore', folder)).toContain(emptyPlaceOnly);
    expect(await listJobs()).toEqual(jobs);
  });

  test.each(['Restoring files', 'Restoring the database'])(
    'continues a restore that was stopped while “%s”, and no server starts until it has finished',
    async (step) => {
      const place = await run.createEmptyPlace();
      const facts = await readFacts(folder);
      const { incomingDir } = place.config.files;
      const stopping = new AbortController();
      const stop = () => stopping.abort(new Error('stopped'));
      const begun: string[] = [];
      const names: (string | null)[] = [];
      const task: Task = {
        signal: stopping.signal,
        startStep(name) {
          begun.push(name);
          if (name !== step) return;
          // The restore copies each file into this folder first.
          if (name === 'Restoring files') {
            watch(incomingDir, task, (_event, copied) => {
              names.push(copied);
              stop();
            });
          } else stop();
        },
      };
      await expect(
        restoreBackup({ folder, facts, config: place.config, task, holdsEmails: false }),
      ).rejects.toThrow('stopped');
      expect(begun.at(-1)).toBe(step);
      // A server deletes files with this ending from a killed restore.
      expect(names.filter((name) => !name?.endsWith('.part'))).toEqual([]);
      await expect(startServer(place.config)).rejects.toThrow(notFinished);
      await place.runForJson('backup', 'restore', folder);
      expect(await findBroken(place)).toEqual(nothing);
      await (await startServer(place.config)).stop();
      expect(await place.runForError('backup', 'restore', folder)).toContain(emptyPlaceOnly);
    },
  );

  /** Restores without the command, which would write to the restored database. */
  async function restoreOnly(
    { config }: TestPlace,
    from = folder,
    { tables = {}, act }: { tables?: Record<string, number>; act?: () => Promise<void> } = {},
  ) {
    const facts = await readFacts(from);
    const changed = { ...facts, tables: { ...facts.tables, ...tables } };
    const startStep = (name: string) => (name === 'Restoring the database' ? act?.() : undefined);
    const task = { signal: new AbortController().signal, startStep };
    await restoreBackup({ folder: from, facts: changed, config, task, holdsEmails: false });
    return facts.id;
  }

  test('rejects a second restore into the same place while one runs', async () => {
    const place = await run.createEmptyPlace();
    // With PostgreSQL, another data folder is still the same place.
    const name = kind.dialect === 'sqlite' ? '.' : 'elsewhere';
    const DATA_DIR = join(place.config.dataDir, name);
    const second = createOperator({ ...place.environment, DATA_DIR });
    const act = async () => {
      const errors = await second.runForError('backup', 'restore', folder);
      expect(errors).toContain('Another restore into this place is running.');
    };
    await restoreOnly(place, folder, { act });
    expect(await findBroken(place)).toEqual(nothing);
  });

  test('rejects a database that changes after its verification', async () => {
    const place = await run.createEmptyPlace();
    const changed = run.newFolder();
    cpSync(folder, changed, { recursive: true });
    const path = join(changed, kind.dialect === 'sqlite' ? 'database.sqlite' : 'database.dump');
    const restored = restoreOnly(place, changed, { act: async () => appendFileSync(path, 'x') });
    await expect(restored).rejects.toThrow(/^database\.\S+ has changed since it was verified/);
  });

  test('continues a restore that was killed after its last step', async () => {
    const place = await run.createEmptyPlace();
    const backup = await restoreOnly(place);
    const { queries } = place.openDatabase();
    const storagePrefix = await findStoragePrefix(queries);
    await queries.destroy();
    await saveUnfinishedRestore(place.config.dataDir, { backup, storagePrefix });
    await place.runForJson('backup', 'restore', folder);
    expect(await findBroken(place)).toEqual(nothing);
    await startTestServer(place);
  });

  test('rejects a restored database with different row counts on each attempt', async () => {
    const place = await run.createEmptyPlace();
    for (let runs = 0; runs < 2; runs += 1) {
      const restored = restoreOnly(place, folder, { tables: { outbox_emails: 1 } });
      await expect(restored).rejects.toThrow('rows than backed up: outbox_emails.');
    }
    await expect(startServer(place.config)).rejects.toThrow(notFinished);
  });

  test('is rejected if it is damaged, without writing anything', async () => {
    const [name = ''] = readdirSync(join(folder, 'files'));
    const damaged = run.newFolder();
    cpSync(folder, damaged, { recursive: true });
    appendFileSync(join(damaged, 'files', name), 'x');
    const place = await run.createEmptyPlace();
    expect(await place.runForError('backup', 'restore', damaged)).toContain(
      `files/${name} has changed.`,
    );
    expect(readdirSync(place.config.dataDir)).toEqual([]);
  });

  test('sends its waiting emails, unless they are held', async () => {
    const silent = await run.createEmptyPlace();
    await (await startServer(silent.config)).stop();
    const { email: recipient } = createContactRequest();
    await using database = silent.openDatabase();
    const content = { subject: 'Waiting', heading: 'Waiting', intro: 'Waiting', body: [] };
    const emails = [{ recordId: crypto.randomUUID(), email: { recipient, content } }];
    await insertEmails(database.queries, silent.config.mail.from, emails);
    const waiting = run.newFolder();
    await silent.runForJson('backup', 'create', waiting);

    const held = await run.createEmptyPlace();
    expect(await held.runForJson('backup', 'restore', waiting, '--hold-emails')).toMatchObject({
      emails: { waiting: 0, dead: 1 },
    });
    expect(await held.runForJson('emails', 'list')).toMatchObject([{ recipient }]);

    const sending = await run.createEmptyPlace();
    expect(await sending.runForJson('backup', 'restore', waiting)).toMatchObject({
      emails: { waiting: 1, dead: 0 },
    });
    await startTestServer(sending);
    await findEmail(sending.config.dataDir, recipient, 'Waiting');
  });
});
