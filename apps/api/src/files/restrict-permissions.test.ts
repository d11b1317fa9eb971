import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCv } from '../testing/sample-files.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { findEmail } from '../testing/visitor.ts';

test('restricts existing and new files to their owner', { tags: ['ASVS-16.5.2'] }, async () => {
  const place = await createTestPlace('sqlite');
  const { dataDir, files } = place.config;
  const listAll = () =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name));
  mkdirSync(join(files.uploadsDir, 'ab'));
  writeFileSync(join(files.uploadsDir, 'ab/earlier.pdf'), '');
  for (const path of listAll()) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  const before = listAll();
  const { visitor } = await startServerProcess(place);
  const { email } = await visitor.apply({}, { cv: createCv() });
  await findEmail(dataDir, email, 'We received your application');
  const after = listAll();
  expect(after.length).toBeGreaterThan(before.length);
  const open = after.filter(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) > 0,
  );
  expect(open).toEqual([]);
});
