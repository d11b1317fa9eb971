import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { startBackupRun } from '../testing/backup-run.ts';
import { sha256 } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/test-server.ts';

test.each([
  ['folder', 'bucket'],
  ['bucket', 'folder'],
] as const)('moves the files of a %s to a %s', async (from, to) => {
  const run = await startBackupRun({ dialect: 'sqlite', files: from });
  await run.apply();
  const folder = await run.backUp();
  const place = await run.restore(folder, { dialect: 'sqlite', files: to });
  const copy = await startTestServer(place);
  expect(await copy.listStored()).toEqual(await run.server.listStored());
});

test.each([
  ['sqlite', 'postgres', 'This is a backup of SQLite'],
  ['postgres', 'sqlite', 'This is a backup of PostgreSQL'],
] as const)('rejects a backup of %s for a place with %s', async (from, to, message) => {
  const run = await startBackupRun({ dialect: from, files: 'folder' });
  const folder = await run.backUp();
  const place = await run.createEmptyPlace({ dialect: to, files: 'folder' });
  expect(await place.runForError('backup', 'restore', folder)).toContain(message);
  expect(readdirSync(place.config.dataDir)).toEqual([]);
});

const usual = await startBackupRun({ dialect: 'sqlite', files: 'folder' });
const usualBackup = await usual.backUp();

test.each(['notes.txt', 'mail/2026-11-24.eml', 'uploads/ab/notes.txt'])(
  'rejects a place that contains only %s, and names it',
  async (name) => {
    const place = await usual.createEmptyPlace();
    const path = join(place.config.dataDir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'foreign');
    expect(await place.runForError('backup', 'restore', usualBackup)).toContain(
      `has files already, such as ${name}`,
    );
    expect(existsSync(place.config.database.file)).toBe(false);
  },
);

test('restores into a place after a restore was killed while it saved its marker', async () => {
  const place = await usual.createEmptyPlace();
  const half = join(place.config.dataDir, '.restore-unfinished.json-1-2.part');
  writeFileSync(half, '{');
  await place.runForJson('backup', 'restore', usualBackup);
  expect(existsSync(half)).toBe(false);
});

test('rejects a backup of a later version, and names both versions', async () => {
  const run = await startBackupRun({ dialect: 'sqlite', files: 'folder' });
  const { queries } = run.server.services.database;
  await sql`insert into migrations values ('9999-later', '2030-01-01')`.execute(queries);
  const folder = await run.backUp();
  const place = await run.createEmptyPlace();
  const latest = migrations.at(-1)?.name ?? '';
  expect(await place.runForError('backup', 'restore', folder)).toMatch(
    new RegExp(`9999-later.*up to ${latest}`),
  );
  expect(readdirSync(place.config.dataDir)).toEqual([]);
});

test('rejects a database and a backup of a version before 0.3.0', async () => {
  const message = 'This database is from a version before 0.3.0';
  const run = await startBackupRun({ dialect: 'sqlite', files: 'folder' });
  const folder = await run.backUp();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const facts = read('backup.json');
  const early = facts.replace('0001-schema', '0001-the-tables');
  const manifest = read('manifest.sha256').replace(
    sha256(Buffer.from(facts)),
    sha256(Buffer.from(early)),
  );
  writeFileSync(join(folder, 'backup.json'), early);
  writeFileSync(join(folder, 'manifest.sha256'), manifest);
  const place = await run.createEmptyPlace();
  expect(await place.runForError('backup', 'restore', folder)).toContain(message);

  const { queries } = run.server.services.database;
  await sql`update migrations set name = '0001-the-tables' where name = '0001-schema'`.execute(
    queries,
  );
  expect(await run.place.runForError('backup', 'create', run.newFolder())).toContain(message);
});
