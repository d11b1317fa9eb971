import { afterEach, expect, test, vi } from 'vitest';
import { startServer, type RunningServer } from '../server.ts';
import { createTestPlace } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { applyAndOpen, createContactRequest, createVisitor } from '../testing/visitor.ts';

async function readMetric({ port }: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

afterEach(() => vi.useRealTimers());

test('applies the retention period in each run', async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  using place = await createTestPlace('sqlite');
  const server = await startServer(place.config);
  const visitor = await createVisitor(server.port);
  const sendThree = async () => {
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await visitor.sendContactRequest(createContactRequest())).status).toBe(200);
    }
  };
  await sendThree();
  await place.ageRecords(366);
  await sendThree();
  const countRuns = (step: string) =>
    readMetric(server, `kestrova_cleanup_runs_total{step="${step}",outcome="success"}`);

  await until(async () => (await countRuns('temporary-files')) === 1);
  vi.advanceTimersByTime(place.config.files.cleanupInterval);
  await until(async () => (await countRuns('orphaned-uploads')) === 1);
  const { queries } = server.services.database;
  expect(await queries.selectFrom('contactRequests').select('id').execute()).toHaveLength(3);
  expect(await readMetric(server, 'kestrova_deleted_total{kind="record"}')).toBe(3);
  expect(await countRuns('retention')).toBe(1);
  const at = await readMetric(server, 'kestrova_retention_last_success_timestamp_seconds');
  expect(at).toBeGreaterThanOrEqual(now / 1000);
  await server.stop();
});

test('counts the deleted files of a withdrawn application', async () => {
  await using server = await startTestServer('sqlite');
  const { own } = await applyAndOpen(server, {}, { cv: createCv() });
  expect((await own.withdraw()).status).toBe(200);
  await until(async () => (await readMetric(server, 'kestrova_deleted_total{kind="file"}')) === 1);
});
