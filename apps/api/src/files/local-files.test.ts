import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/open-for-test.ts';
import { day, hour } from '../time.ts';
import { deleteTemporaryFiles } from './local-files.ts';

const folder = createTemporaryFolder();

test('deletes only the temporary files of killed processes', async () => {
  const young = `${randomUUID()}.part`;
  writeFileSync(join(folder, young), '');
  // The last one is from a clock that was ahead.
  for (const [name, age] of [
    ['notes.part', 2 * hour],
    [`${randomUUID()}.part`, 2 * hour],
    [`${randomUUID()}.part`, -30 * day],
  ] as const) {
    writeFileSync(join(folder, name), '');
    const time = new Date(Date.now() - age);
    utimesSync(join(folder, name), time, time);
  }
  await deleteTemporaryFiles(folder);
  expect(readdirSync(folder).toSorted()).toEqual([young, 'notes.part'].toSorted());
});
