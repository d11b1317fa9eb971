import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { OperatorError } from '../errors.ts';
import { startBackupRun, type BackupRun } from '../testing/backup-run.ts';
import { createOperator } from '../testing/operator.ts';
import { placeKinds } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { applyAndOpen } from '../testing/visitor.ts';
import { MissingFileError, type FileStore } from '../uploads/storage/file-store.ts';
import { listNamedFiles } from '../uploads/file-records.ts';
import { readManifest } from './backup-format.ts';
import { createBackup } from './create-backup.ts';
import type { Task } from './task.ts';

/** Takes a backup in this process, and runs `act` before the named step. */
function takeBackup(
  { server, place }: BackupRun,
  folder: string,
  before: { step?: string; act?: () => Promise<void>; signal?: AbortSignal; store?: FileStore },
) {
  const { database, store } = server.services;
  const source = { config: place.config.database, database, store: before.store ?? store };
  const task: Task = {
    signal: before.signal ?? new AbortController().signal,
    async startStep(name) {
      if (name === before.step) await before.act?.();
    },
  };
  return createBackup(source, folder, task);
}

/** Restores a backup, and compares the files that the database names with those of the manifest. */
async function assertComplete(run: BackupRun, folder: string): Promise<void> {
  const place = await run.restore(folder);
  await using database = place.openDatabase();
  const named = await Array.fromAsync(listNamedFiles(database.queries));
  const listed = await readManifest(folder);
  const files = listed.filter((entry) => entry?.path.startsWith('files/'));
  expect(files).toEqual(named.map(({ name, sha256 }) => ({ path: `files/${name}`, sha256 })));
}

describe.each(placeKinds)('a backup of $dialect with a $files', async (kind) => {
  const run = await startBackupRun(kind);
  beforeAll(() => run.apply());

  test('is readable by its owner only, lists its contents, and is logged', async () => {
    const folder = run.newFolder();
    expect(await run.place.runForJson('backup', 'create', folder)).toMatchObject({
      folder,
      database: kind.dialect,
      files: { count: 1 },
      tables: { applications: 1, applicationFiles: 1, jobs: 28 },
      missing: [],
      damaged: [],
      removed: [],
    });
    const database = kind.dialect === 'sqlite' ? 'database.sqlite' : 'database.dump';
    expect(readdirSync(folder).toSorted()).toEqual(
      ['backup.json', database, 'files', 'manifest.sha256'].toSorted(),
    );
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const entry = statSync(join(folder, name));
      expect([name, entry.mode & 0o777]).toEqual([name, entry.isFile() ? 0o600 : 0o700]);
    }
    const { queries } = run.server.services.database;
    expect(await queries.selectFrom('auditLog').selectAll().execute()).toMatchObject([
      { command: 'backup create', records: 1 },
    ]);
  });

  test('updates the metrics of the running server', async () => {
    const readLast = () =>
      run.server.visitor.readMetric('kestrova_backup_last_success_timestamp_seconds');
    const before = await readLast();
    await run.backUp();
    expect(await readLast()).toBeGreaterThan(before);
  });

  test('rejects a folder that is not empty', async () => {
    const folder = run.newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    expect(await run.place.runForError('backup', 'create', folder)).toContain('is not empty');
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });

  test('reports files that the store has lost, and backs up the rest', async () => {
    const own = await startBackupRun(kind);
    await own.apply();
    await own.apply();
    const [lost = ''] = await own.server.listStored();
    await own.server.services.store.remove(lost);
    const folder = own.newFolder();
    const { code, output, errors } = await own.place.run('backup', 'create', folder);
    expect([code, errors]).toEqual([1, expect.stringContaining(`missing from the store: ${lost}`)]);
    expect(JSON.parse(output)).toMatchObject({ files: { count: 1 }, missing: [lost] });
    // The backup is complete, since it holds every file that the store still had.
    expect(await createOperator({}).runForJson('backup', 'verify', folder)).toMatchObject({
      isWhole: true,
      missing: [lost],
    });
  });

  test('omits an application that is withdrawn during the backup, and includes a replaced file', async () => {
    const own = await startBackupRun(kind);
    const withdrawn = await applyAndOpen(own.server, {}, { cv: createCv() });
    const replaced = await applyAndOpen(own.server, {}, { cv: createCv() });
    const folder = own.newFolder();
    const facts = await takeBackup(own, folder, {
      step: 'Copying the database',
      async act() {
        expect((await withdrawn.own.withdraw()).status).toBe(200);
        expect((await replaced.own.replace({ cv: createCv('new.pdf') })).status).toBe(200);
      },
    });
    expect(facts).toMatchObject({
      tables: { applications: 1 },
      files: { count: 1 },
      removed: [],
      missing: [],
    });
    expect(readdirSync(join(folder, 'files'))).toEqual(await own.server.listStored());
    await assertComplete(own, folder);
  });

  test('reports a file as removed if its sender deletes it during the copy', async () => {
    const own = await startBackupRun(kind);
    await own.apply();
    const [name = ''] = await own.server.listStored();
    const { database, store } = own.server.services;
    let looks = 0;
    const vanishing = {
      ...store,
      async open() {
        looks += 1;
        if (looks > 1) await database.queries.deleteFrom('applicationFiles').execute();
        throw new MissingFileError(name);
      },
    };
    const folder = own.newFolder();
    const facts = await takeBackup(own, folder, { store: vanishing });
    expect(facts).toMatchObject({ removed: [name], missing: [], files: { count: 0 } });
    expect(await createOperator({}).runForJson('backup', 'verify', folder)).toMatchObject({
      isWhole: true,
    });
  });

  test.each(['Copying files', 'Copying the database'])(
    'deletes only its own files when it is stopped at "%s"',
    async (step) => {
      const stopping = new AbortController();
      const folder = run.newFolder();
      const act = async () => {
        mkdirSync(join(folder, '2026-11-24'));
        stopping.abort(new OperatorError('Stopped.'));
      };
      await expect(takeBackup(run, folder, { step, act, signal: stopping.signal })).rejects.toThrow(
        'Stopped.\nThe incomplete backup was deleted.',
      );
      expect(readdirSync(folder)).toEqual(['2026-11-24']);
    },
  );

  test('rejects the second of two commands that write into one folder at once', async () => {
    const folder = run.newFolder();
    const create = () => run.place.run('backup', 'create', folder);
    const [rejected, whole] = (await Promise.all([create(), create()])).toSorted(
      (one, other) => other.code - one.code,
    );
    expect(rejected).toMatchObject({ code: 1, errors: expect.stringContaining('is not empty') });
    expect(whole?.code).toBe(0);
    await createOperator({}).runForJson('backup', 'verify', folder);
  });
});

test('reports an unreachable bucket', async () => {
  const run = await startBackupRun({ dialect: 'sqlite', files: 'bucket' });
  await run.apply();
  const away = createOperator({ ...run.place.environment, S3_ENDPOINT: 'http://127.0.0.1:1' });
  const folder = run.newFolder();
  expect(await away.runForError('backup', 'create', folder)).toContain(
    'The file store does not respond',
  );
  expect(readdirSync(folder)).toEqual([]);
  expect(await run.place.runForJson('audit', 'list')).toMatchObject([
    { command: 'backup create', records: 0 },
  ]);
  await run.place.runForJson('backup', 'create', folder);
});
