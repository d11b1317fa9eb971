import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPlace } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { startServerRun } from '../testing/server-process.ts';
import { findEmail } from '../testing/visitor.ts';

test('restricts existing and new files to their owner', { tags: ['ASVS-16.5.2'] }, async () => {
  await using place = createPlace();
  const { dataDir } = place.config;
  const listAll = () =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name));
  const listOpenAfterUse = async () => {
    const { server, visitor } = await startServerRun(place);
    const { email } = await visitor.apply({}, { cv: createCv() });
    await findEmail(dataDir, email, 'We received your application');
    const open = listAll().filter(
      (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) > 0,
    );
    await server.end('SIGTERM');
    return open;
  };
  expect(await listOpenAfterUse()).toEqual([]);
  for (const path of listAll()) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  expect(await listOpenAfterUse()).toEqual([]);
});
