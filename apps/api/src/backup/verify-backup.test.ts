import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startBackupRun } from '../testing/backup-run.ts';
import { createOperator } from '../testing/operator.ts';
import { placeKinds } from '../testing/place.ts';
import { sha256 } from '../testing/sample-files.ts';

const applications = 25;
/** Without settings, since backups are verified on the machine that keeps them. */
const operator = createOperator({});
const fail = (folder: string) => operator.runForError('backup', 'verify', folder);

describe.each(placeKinds)('verifying a backup of $dialect with a $files', async (kind) => {
  const run = await startBackupRun(kind);
  let original: string;
  let earlier: string;
  beforeAll(async () => {
    earlier = await run.backUp();
    await Promise.all(Array.from({ length: applications }, () => run.apply()));
    original = await run.backUp();
  });

  /** A copy of the backup, as on another disk, and its files. */
  function copyBackup() {
    const folder = run.newFolder();
    cpSync(original, folder, { recursive: true });
    const names = readdirSync(join(folder, 'files')).toSorted();
    return { folder, names, pathOf: (name: string) => join(folder, 'files', name) };
  }

  const database = kind.dialect === 'sqlite' ? 'database.sqlite' : 'database.dump';

  test('accepts an intact backup from any path', async () => {
    const { folder } = copyBackup();
    expect(await operator.runForJson('backup', 'verify', folder)).toMatchObject({
      isWhole: true,
      problems: 0,
      files: { count: applications },
    });
    // The form that sha256sum checks.
    const lines = readFileSync(join(folder, 'manifest.sha256'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(applications + 2);
    for (const line of lines) {
      const [hash = '', path = ''] = line.split('  ');
      expect(sha256(readFileSync(join(folder, path)))).toBe(hash);
    }
    expect(readdirSync(folder)).toHaveLength(4);
  });

  test('reports each changed, missing, or extra file', async () => {
    const { folder, names, pathOf } = copyBackup();
    const [changed = '', missing = ''] = names;
    appendFileSync(pathOf(changed), 'x');
    rmSync(pathOf(missing));
    const stranger = '00000000-0000-4000-8000-000000000000.pdf';
    writeFileSync(pathOf(stranger), 'x');
    writeFileSync(join(folder, 'notes.txt'), 'x');
    const { code, output, errors } = await operator.run('backup', 'verify', folder);
    expect([code, JSON.parse(output)]).toMatchObject([1, { isWhole: false, problems: 4 }]);
    for (const problem of [
      `files/${changed} has changed.`,
      `files/${missing} is missing.`,
      `files/${stranger} is not in the manifest.`,
      'notes.txt is not in the manifest.',
    ]) {
      expect(errors).toContain(problem);
    }
  });

  test('lists the first twenty problems, and counts the rest', async () => {
    const { folder, names, pathOf } = copyBackup();
    for (const name of names) writeFileSync(pathOf(name), 'x');
    const errors = await fail(folder);
    expect(errors).toContain(`and ${applications - 20} more.`);
    expect(errors.split('\n').filter((line) => line.endsWith('has changed.'))).toHaveLength(20);
  });

  /** Writes another hash of a file, or none, into the manifest. */
  function changeLine(folder: string, path: string, hash: string | undefined) {
    const manifest = join(folder, 'manifest.sha256');
    const line = new RegExp(`^.*  ${path}\n`, 'm');
    const changed = hash === undefined ? '' : `${hash}  ${path}\n`;
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(line, changed));
  }

  test('rejects a database that cannot be read, although its hash is right', async () => {
    const { folder } = copyBackup();
    const damaged = readFileSync(join(folder, database)).fill('x', 0, 5000);
    writeFileSync(join(folder, database), damaged);
    changeLine(folder, database, sha256(damaged));
    expect(await fail(folder)).toMatch(/^The copy of the database cannot be read: /);
  });

  test('reports files that differ from the database, although the manifest matches', async () => {
    const { folder, names, pathOf } = copyBackup();
    const [changed = '', missing = ''] = names;
    writeFileSync(pathOf(changed), 'x');
    changeLine(folder, `files/${changed}`, sha256(Buffer.from('x')));
    rmSync(pathOf(missing));
    changeLine(folder, `files/${missing}`, undefined);
    expect((await fail(folder)).split('\n').toSorted()).toEqual([
      '',
      'Use another backup.',
      `files/${changed} is not what the database says.`,
      `files/${missing} is missing, though the database names it.`,
    ]);
  });

  test('rejects a database with fewer rows, although its hash is right', async () => {
    const { folder, names } = copyBackup();
    cpSync(join(earlier, database), join(folder, database));
    changeLine(folder, database, sha256(readFileSync(join(folder, database))));
    const errors = await fail(folder);
    expect(errors).toContain(`The table applications has 0 rows in place of ${applications}.`);
    expect(errors).toContain(`files/${names[0]} is not named by the database.`);
  });

  test.each([
    ['a link', (path: string, copy: string) => symlinkSync(copy, path)],
    ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
    ['a folder', (path: string) => mkdirSync(path)],
  ])('does not open %s in place of a file', async (_, replace) => {
    for (const name of [database, 'backup.json', 'manifest.sha256', undefined]) {
      const { folder, names } = copyBackup();
      const path = name ?? `files/${names[0]}`;
      rmSync(join(folder, path));
      replace(join(folder, path), join(original, path));
      expect(await fail(folder)).toBe(
        `Not a regular file: ${path}. Nothing was read. Name the folder of one backup, or use another backup.\n`,
      );
    }
  });

  const outside = `${'0'.repeat(64)}  files/../../secret\n`;

  test.each<[string, string, string | undefined, RegExp]>([
    [
      'a changed database',
      database,
      'x',
      new RegExp(`^${database} has changed.\nUse another backup.\n$`),
    ],
    [
      'a missing manifest',
      'manifest.sha256',
      undefined,
      /is not a complete backup.+ Use another backup, and delete this one if "backup create" made it\.\n$/,
    ],
    ['missing facts', 'backup.json', undefined, /There is no backup.+ Use another backup\.\n$/],
    [
      'damaged facts',
      'backup.json',
      'x',
      /is damaged, or .+ Use another backup, or that version\.\n$/,
    ],
    [
      'a path outside the folder',
      'manifest.sha256',
      outside,
      /^Line \d+ of manifest.sha256 is damaged/,
    ],
  ])('rejects %s', async (_, name, added, message) => {
    const path = join(copyBackup().folder, name);
    if (added === undefined) rmSync(path);
    else appendFileSync(path, added);
    expect(await fail(dirname(path))).toMatch(message);
  });
});

test('reports a missing folder', async () => {
  expect(await fail('/nowhere/at/all')).toBe(
    'There is no folder /nowhere/at/all, or it cannot be read. Name the folder of a backup.\n',
  );
});
