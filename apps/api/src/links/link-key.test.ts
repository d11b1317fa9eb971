import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace, startTestServer } from '../testing/test-server.ts';
import { applyAndOpen, createVisitor, openOwnApplication } from '../testing/visitor.ts';

const withoutKey = { LINK_KEY: '' };

test('creates the key once, readable by its owner, if two servers start at once', async () => {
  const place = await createTestPlace('sqlite', withoutKey);
  const runs = await Promise.all([startServerProcess(place), startServerProcess(place)]);
  expect(statSync(place.config.linkKeyFile).mode & 0o777).toBe(0o600);
  expect(readFileSync(place.config.linkKeyFile, 'utf8')).toMatch(/^[\w-]{43}\n$/);
  const [{ visitor, dataDir }, { server }] = runs;
  const { own } = await applyAndOpen({ visitor, dataDir });
  const elsewhere = openOwnApplication(await createVisitor(server.port), own.token);
  expect((await elsewhere.read()).status).toBe(200);
});

test('opens links with the key of the setting on every instance', async () => {
  const place = await createTestPlace('postgres');
  const [one, other] = [await startTestServer(place), await startTestServer(place)];
  const { own } = await applyAndOpen(one);
  expect((await openOwnApplication(other.visitor, own.token).read()).status).toBe(200);
});

test('does not start on PostgreSQL without the setting', async () => {
  const place = await createTestPlace('postgres', withoutKey);
  await expect(startServerProcess(place)).rejects.toThrow(
    /LINK_KEY is not set.*Set it to a secret/,
  );
});

test('does not start with a damaged key', async () => {
  const place = await createTestPlace('sqlite', withoutKey);
  writeFileSync(place.config.linkKeyFile, '\n');
  await expect(startServerProcess(place)).rejects.toThrow(
    /link-key, the key of emailed links, is damaged\. Replace it with your copy\./,
  );
});
