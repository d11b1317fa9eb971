import { afterEach, expect, test, vi } from 'vitest';
import { createCv } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { applyAndOpen } from '../testing/visitor.ts';

afterEach(() => vi.useRealTimers());

test('applies the retention period in each run', async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { place, services, visitor } = await startTestServer('sqlite');
  const sendThree = async () => {
    for (let sent = 0; sent < 3; sent += 1) await visitor.contact();
  };
  await sendThree();
  await place.ageRecords(366);
  await sendThree();
  const countRuns = (step: string) =>
    visitor.readMetric(`kestrova_cleanup_runs_total{step="${step}",outcome="success"}`);

  await until(async () => (await countRuns('temporary-files')) === 1);
  vi.advanceTimersByTime(place.config.files.cleanupInterval);
  await until(async () => (await countRuns('removals')) === 1);
  const { queries } = services.database;
  expect(await queries.selectFrom('contactRequests').select('id').execute()).toHaveLength(3);
  expect(await visitor.readMetric('kestrova_deleted_total{kind="record"}')).toBe(3);
  expect(await countRuns('retention')).toBe(1);
  const at = await visitor.readMetric('kestrova_retention_last_success_timestamp_seconds');
  expect(at).toBeGreaterThanOrEqual(now / 1000);
});

test('counts the deleted files of a withdrawn application', async () => {
  const server = await startTestServer('sqlite');
  const { visitor } = server;
  const { own } = await applyAndOpen(server, {}, { cv: createCv() });
  expect((await own.withdraw()).status).toBe(200);
  await until(async () => (await visitor.readMetric('kestrova_deleted_total{kind="file"}')) === 1);
});
