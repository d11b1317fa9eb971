import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { OperatorError } from '../errors.ts';
import { createOperator } from '../testing/operator.ts';
import { placeKinds } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/test-server.ts';
import { MissingFileError, type FileStore } from '../uploads/storage/file-store.ts';
import { createBackup } from './create-backup.ts';
import type { Task } from './task.ts';

describe.each(placeKinds)('a backup of $dialect with a $files', async (kind) => {
  const server = await startTestServer(kind);
  const { database, store } = server.services;
  const { config, newFolder } = server.place;
  const verify = (folder: string) => createOperator({}).runForJson('backup', 'verify', folder);
  beforeAll(async () => void (await server.visitor.apply({}, { cv: createCv() })));

  test('is readable by its owner only, passes sha256sum, and is logged', async () => {
    const folder = await server.place.backUp();
    const own = kind.dialect === 'sqlite' ? 'database.sqlite' : 'database.dump';
    expect(readdirSync(folder)).toEqual(['SHA256SUMS', own, 'files', 'missing-files.txt']);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const entry = statSync(join(folder, name));
      expect([name, entry.mode & 0o777]).toEqual([name, entry.isFile() ? 0o600 : 0o700]);
    }
    const check = ['--check', '--strict', 'SHA256SUMS'];
    const checked = execFileSync('sha256sum', check, { cwd: folder, encoding: 'utf8' });
    expect(checked.match(/: OK$/gm)).toHaveLength(3);
    expect(await database.queries.selectFrom('auditLog').selectAll().execute()).toMatchObject([
      { command: 'backup create', records: 1 },
    ]);
  });

  test('rejects a folder that is not empty', async () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    expect(await server.place.runForError('backup', 'create', folder)).toContain('is not empty');
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });

  test('reports files that the store has lost or damaged, and backs up the rest', async () => {
    const own = await startTestServer(kind);
    for (let sent = 0; sent < 3; sent += 1) await own.visitor.apply({}, { cv: createCv() });
    const [lost = '', damaged = ''] = await own.listStored();
    await own.services.store.remove(lost);
    const path = join(own.dataDir, 'other.part');
    writeFileSync(path, 'x');
    await own.services.store.save(damaged, { path, size: 1, sha256: '' });
    const folder = own.place.newFolder();
    const { code, output, errors } = await own.place.run('backup', 'create', folder);
    expect(JSON.parse(output)).toMatchObject({ files: 2, lost: [lost], damaged: [damaged] });
    expect([code, errors]).toEqual([1, expect.stringContaining(`missing from the store: ${lost}`)]);
    expect(await verify(folder)).toMatchObject({ files: 2, missing: [lost] });
  });

  /** Takes a backup in this process, with changes. */
  const takeBackup = (folder: string, changes: Partial<Task>, fileStore: FileStore = store) => {
    const task = { signal: new AbortController().signal, startStep() {}, ...changes };
    return createBackup({ config: config.database, database, store: fileStore }, folder, task);
  };

  test('omits a file that its sender removes after the database was copied', async () => {
    await server.visitor.apply({}, { cv: createCv() });
    const [name = ''] = await server.listStored();
    const folder = newFolder();
    const startStep = async (step: string) => {
      if (step !== 'Copying files') return;
      await database.queries.deleteFrom('applicationFiles').where('name', '=', name).execute();
    };
    const open = async (opened: string) => {
      if (opened === name) throw new MissingFileError(name);
      return store.open(opened);
    };
    const created = await takeBackup(folder, { startStep }, { ...store, open });
    expect(created).toMatchObject({ files: 1, lost: [], removed: [name] });
    expect(await verify(folder)).toMatchObject({ files: 1, missing: [name] });
  });

  test.each(['Copying the database', 'Copying files', 'Writing the hashes'])(
    'deletes what it has written when it is stopped at "%s"',
    async (step) => {
      const stopping = new AbortController();
      const startStep = (name: string) => {
        if (name === step) stopping.abort(new OperatorError('Stopped.'));
      };
      const folder = newFolder();
      await expect(takeBackup(folder, { startStep, signal: stopping.signal })).rejects.toThrow(
        'Stopped.\nThe incomplete backup was deleted.',
      );
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

test('reports an unreachable bucket', async () => {
  const { place, visitor } = await startTestServer({ dialect: 'sqlite', files: 'bucket' });
  await visitor.apply({}, { cv: createCv() });
  const away = createOperator({ ...place.environment, S3_ENDPOINT: 'http://127.0.0.1:1' });
  expect(await away.runForError('backup', 'create', place.newFolder())).toContain(
    'The file store does not respond: connect ECONNREFUSED',
  );
});
