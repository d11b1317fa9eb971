import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteTemporaryFiles } from './receive-upload.ts';

test('deletes only the temporary files of killed processes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-incoming-'));
  const [young, old] = [`${randomUUID()}.part`, `${randomUUID()}.part`];
  for (const name of [young, old, 'notes.part']) writeFileSync(join(folder, name), '');
  const past = new Date(Date.now() - 2 * 3_600_000);
  for (const name of [old, 'notes.part']) utimesSync(join(folder, name), past, past);
  expect(await deleteTemporaryFiles(folder)).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual([young, 'notes.part'].toSorted());
  rmSync(folder, { recursive: true });
});
