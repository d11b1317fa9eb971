import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepIncoming } from '../files/sweep-incoming.ts';
import { startTestServer } from '../testing/running-server.ts';
import { createFile, createPdf, mimeTypes } from '../testing/sample-files.ts';
import { createApplicationData, createApplicationForm } from '../testing/visitor.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const day = 86_400_000;

test('removes old files without a record, and no others', async () => {
  const server = await startTestServer('sqlite');
  const form = createApplicationForm(createApplicationData(), {
    cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf),
  });
  await server.visitor.sendApplication(form);
  const uploads = join(server.dataDir, 'uploads');
  for (const name of ['old.pdf', 'new.pdf']) {
    mkdirSync(join(uploads, name.slice(0, 2)));
    writeFileSync(join(uploads, name.slice(0, 2), name), 'x');
  }
  const past = new Date(Date.now() - 2 * day);
  for (const entry of readdirSync(uploads, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name !== 'new.pdf') {
      utimesSync(join(entry.parentPath, entry.name), past, past);
    }
  }
  expect(await sweepOrphans(server.house, day)).toBe(1);
  const left = readdirSync(uploads, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toHaveLength(2);
  expect(left.map((entry) => entry.name)).not.toContain('old.pdf');

  const incoming = join(server.dataDir, 'incoming');
  for (const name of ['old.part', 'new.part']) writeFileSync(join(incoming, name), 'x');
  utimesSync(join(incoming, 'old.part'), past, past);
  expect(await sweepIncoming(incoming)).toBe(1);
  expect(readdirSync(incoming)).toEqual(['new.part']);
  await server.stop();
});
