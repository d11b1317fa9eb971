import { afterEach, describe, expect, test, vi } from 'vitest';
import { startServer, type RunningServer } from '../server.ts';
import { createTestPlace, dialects } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { applyAndOpen, createContactRequest, createVisitor } from '../testing/visitor.ts';

async function readMetric({ port }: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

describe.each(dialects)('the cleanup on %s', (dialect) => {
  afterEach(() => vi.useRealTimers());

  test('applies the retention period in each run, also in several instances at once', async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    using place = await createTestPlace(dialect);
    const first = await startServer(place.config);
    const visitor = await createVisitor(first.port);
    const { database } = first.services;
    const sendThree = async () => {
      for (let sent = 0; sent < 3; sent += 1) {
        expect((await visitor.sendContactRequest(createContactRequest())).status).toBe(200);
      }
    };
    await sendThree();
    await place.ageRecords(366);
    await sendThree();
    // SQLite's transactions of one process cannot wait for each other.
    const servers = dialect === 'sqlite' ? [first] : [first, await startServer(place.config)];
    const sumOf = async (name: string) => {
      const values = await Promise.all(servers.map((server) => readMetric(server, name)));
      return values.reduce((sum, value) => sum + value, 0);
    };
    const countRuns = (step: string) =>
      sumOf(`kestrova_cleanup_runs_total{step="${step}",outcome="success"}`);

    await until(async () => (await countRuns('temporary-files')) === servers.length);
    vi.advanceTimersByTime(place.config.files.cleanupInterval);
    await until(async () => (await countRuns('orphaned-uploads')) === servers.length);
    const left = await database.queries.selectFrom('contactRequests').select('id').execute();
    expect(left).toHaveLength(3);
    expect(await sumOf('kestrova_deleted_total{kind="record"}')).toBe(3);
    expect(await countRuns('retention')).toBe(servers.length);
    for (const server of servers) {
      const at = await readMetric(server, 'kestrova_retention_last_success_timestamp_seconds');
      expect(at).toBeGreaterThanOrEqual(now / 1000);
    }
    await Promise.all(servers.map((server) => server.stop()));
  });
});

test('counts the deleted files of a withdrawn application', async () => {
  await using server = await startTestServer('sqlite');
  const { own } = await applyAndOpen(server, {}, { cv: createCv() });
  expect((await own.withdraw()).status).toBe(200);
  await until(async () => (await readMetric(server, 'kestrova_deleted_total{kind="file"}')) === 1);
});
