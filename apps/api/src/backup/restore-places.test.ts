import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { startBackupRun } from '../testing/backup-run.ts';
import type { PlaceKind } from '../testing/place.ts';
import { startTestServer } from '../testing/test-server.ts';

const otherKinds: readonly [PlaceKind, PlaceKind][] = [
  [
    { dialect: 'sqlite', files: 'folder' },
    { dialect: 'sqlite', files: 'bucket' },
  ],
  [
    { dialect: 'postgres', files: 'bucket' },
    { dialect: 'postgres', files: 'folder' },
  ],
];

test.each(otherKinds)('moves the files of %o to %o', async (from, to) => {
  const run = await startBackupRun(from);
  await run.apply();
  const folder = await run.backUp();
  const place = await run.restore(folder, to);
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
