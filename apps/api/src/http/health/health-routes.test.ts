import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createRecentCheck } from './health-routes.ts';

const readinessSchema = z.object({ checks: z.record(z.string(), z.boolean()) });

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** Expects exactly these checks to fail, once earlier results have expired. */
async function expectFailing({ visitor }: TestServer, ...names: string[]): Promise<void> {
  vi.advanceTimersByTime(3000);
  const response = await visitor.get('/health/ready');
  const { checks } = readinessSchema.parse(await response.json());
  expect(Object.keys(checks).filter((name) => checks[name] === false)).toEqual(names);
  expect(response.status).toBe(names.length === 0 ? 200 : 503);
}

test('is not ready while the uploads folder is missing or replaced', async () => {
  const server = await startTestServer('sqlite');
  await expectFailing(server);
  const uploads = `${server.dataDir}/uploads`;
  renameSync(uploads, `${uploads}.aside`);
  await expectFailing(server, 'files', 'disk');
  writeFileSync(uploads, '');
  await expectFailing(server, 'files');
  rmSync(uploads);
  renameSync(`${uploads}.aside`, uploads);
  await expectFailing(server);
});

test('is not ready while the disk is nearly full', async () => {
  const server = await startTestServer('sqlite', { MIN_FREE_DISK_MB: '1000000000' });
  await expectFailing(server, 'disk');
});

test('is not ready while the database cannot be read', async () => {
  const server = await startTestServer('sqlite');
  const file = `${server.dataDir}/kestrova.sqlite`;
  const content = readFileSync(file);
  // The file stays the same, as after a fault of its disk.
  writeFileSync(file, Buffer.alloc(content.length), { flag: 'r+' });
  await expectFailing(server, 'database');
  writeFileSync(file, content, { flag: 'r+' });
  await expectFailing(server);
});

test('reports a hanging check as failed, and does not start it twice', async () => {
  let runs = 0;
  const reported: unknown[] = [];
  const hanging = createRecentCheck(
    async () => {
      runs += 1;
      await new Promise(() => undefined);
    },
    0,
    (error) => reported.push(error),
    20,
  );
  expect(await Promise.all([hanging(), hanging()])).toEqual([false, false]);
  expect(await hanging()).toBe(false);
  expect(runs).toBe(1);
  expect(String(reported[0])).toContain('no response within 20 ms');
});

test('runs a check once within its max age', async () => {
  let runs = 0;
  const check = createRecentCheck(
    async () => {
      runs += 1;
    },
    60_000,
    () => undefined,
  );
  for (let count = 0; count < 5; count += 1) expect(await check()).toBe(true);
  expect(runs).toBe(1);
});
