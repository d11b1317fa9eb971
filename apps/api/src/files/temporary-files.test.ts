import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/open-for-test.ts';
import { hour } from '../time.ts';
import { deleteTemporaryFiles } from './temporary-files.ts';

const folder = createTemporaryFolder();

test('deletes only the temporary files of killed processes', async () => {
  const young = `${randomUUID()}.part`;
  writeFileSync(join(folder, young), '');
  for (const name of ['notes.part', `${randomUUID()}.part`]) {
    writeFileSync(join(folder, name), '');
    const time = new Date(Date.now() - 2 * hour);
    utimesSync(join(folder, name), time, time);
  }
  await deleteTemporaryFiles(folder);
  expect(readdirSync(folder).toSorted()).toEqual([young, 'notes.part'].toSorted());
});
