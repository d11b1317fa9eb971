import { afterEach, expect, test, vi } from 'vitest';
import { dialects } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { applyAndOpen } from '../testing/visitor.ts';

afterEach(() => vi.useRealTimers());

test.each(dialects)('applies the retention period in each run, on %s', async (dialect) => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const first = await startTestServer(dialect);
  const { place, services, visitor } = first;
  const sendThree = async () => {
    for (let sent = 0; sent < 3; sent += 1) await visitor.contact();
  };
  await sendThree();
  await place.ageRecords(366);
  await sendThree();
  // SQLite's transactions of one process cannot wait for each other.
  const servers = dialect === 'sqlite' ? [first] : [first, await startTestServer(place)];
  const sumOf = async (name: string) => {
    const values = await Promise.all(servers.map((server) => server.visitor.readMetric(name)));
    return values.reduce((sum, value) => sum + value, 0);
  };
  const countRuns = (step: string) =>
    sumOf(`kestrova_cleanup_runs_total{step="${step}",outcome="success"}`);

  await until(async () => (await countRuns('temporary-files')) === servers.length);
  vi.advanceTimersByTime(place.config.files.cleanupInterval);
  await until(async () => (await countRuns('removals')) === servers.length);
  const { queries } = services.database;
  expect(await queries.selectFrom('contactRequests').select('id').execute()).toHaveLength(3);
  expect(await sumOf('kestrova_deleted_total{kind="record"}')).toBe(3);
  expect(await countRuns('retention')).toBe(servers.length);
  for (const server of servers) {
    const at = await server.visitor.readMetric('kestrova_retention_last_success_timestamp_seconds');
    expect(at).toBeGreaterThanOrEqual(now / 1000);
  }
});

test('counts the deleted files of a withdrawn application', async () => {
  const server = await startTestServer('sqlite');
  const { visitor } = server;
  const { own } = await applyAndOpen(server, {}, { cv: createCv() });
  expect((await own.withdraw()).status).toBe(200);
  await until(async () => (await visitor.readMetric('kestrova_deleted_total{kind="file"}')) === 1);
});
