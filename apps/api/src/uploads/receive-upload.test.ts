import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/files.ts';
import { deleteTemporaryFiles } from './receive-upload.ts';

const folder = createTemporaryFolder();

test('deletes only the temporary files of killed processes', async () => {
  const [young, old] = [`${randomUUID()}.part`, `${randomUUID()}.part`];
  for (const name of [young, old, 'notes.part']) writeFileSync(join(folder, name), '');
  const past = new Date(Date.now() - 2 * 3_600_000);
  for (const name of [old, 'notes.part']) utimesSync(join(folder, name), past, past);
  expect(await deleteTemporaryFiles(folder)).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual([young, 'notes.part'].toSorted());
});
