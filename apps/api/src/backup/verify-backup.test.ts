import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createOperator } from '../testing/operator.ts';
import { placeKinds } from '../testing/place.ts';
import { createCv, sha256 } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/test-server.ts';

/** Without settings, since backups are verified on the machine that keeps them. */
const operator = createOperator({});
const fail = (folder: string) => operator.runForError('backup', 'verify', folder);

describe.each(placeKinds)('verifying a backup of $dialect with a $files', async (kind) => {
  const { place, visitor } = await startTestServer(kind);
  let original: string;
  beforeAll(async () => {
    await Promise.all(Array.from({ length: 22 }, () => visitor.apply({}, { cv: createCv() })));
    original = await place.backUp();
  });

  /** A copy of the backup, as on another disk, and the paths of its files. */
  function copyBackup() {
    const folder = place.newFolder();
    cpSync(original, folder, { recursive: true });
    return { folder, paths: readdirSync(join(folder, 'files')).map((name) => `files/${name}`) };
  }

  /** Changes the lines of the hashes that a pattern finds. */
  function changeSums(folder: string, pattern: RegExp, line: string) {
    const path = join(folder, 'SHA256SUMS');
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, line));
  }

  test('reports each changed or missing file, the first twenty by name', async () => {
    const { folder, paths } = copyBackup();
    const [missing = '', ...changed] = paths;
    rmSync(join(folder, missing));
    expect(await fail(folder)).toMatch(`${missing} is missing.`);
    for (const path of changed) appendFileSync(join(folder, path), 'x');
    const errors = await fail(folder);
    expect(errors.match(/ (?:has changed|is missing)\.$/gm)).toHaveLength(20);
    expect(errors).toContain('\nand 2 more.\n');
  });

  test('rejects a database that cannot be read, although its hash is right', async () => {
    const { folder } = copyBackup();
    const name = kind.dialect === 'sqlite' ? 'database.sqlite' : 'database.dump';
    const damaged = readFileSync(join(folder, name)).fill('x', 0, 5000);
    writeFileSync(join(folder, name), damaged);
    changeSums(folder, new RegExp(`^.*  ${name}$`, 'm'), `${sha256(damaged)}  ${name}`);
    expect(await fail(folder)).toContain(`${name} cannot be read: `);
  });

  test('reports a file that the database names and the backup does not have', async () => {
    const { folder, paths } = copyBackup();
    rmSync(join(folder, paths[0] ?? ''));
    changeSums(folder, new RegExp(`^.*  ${paths[0]}\n`, 'm'), '');
    expect(await fail(folder)).toContain(`${paths[0]} is missing, though the database names it.`);
  });

  test('rejects hashes of a path outside the folder', async () => {
    const { folder } = copyBackup();
    changeSums(folder, /^/, `${'0'.repeat(64)}  files/../../secret\n`);
    expect(await fail(folder)).toContain('Line 1 of SHA256SUMS');
  });
});
