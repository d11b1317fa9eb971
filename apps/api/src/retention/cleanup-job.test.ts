import { afterEach, describe, expect, test, vi } from 'vitest';
import { saveServerState } from '../database/server-state.ts';
import { startServer, type RunningServer } from '../server.ts';
import { ageRecords } from '../testing/age-records.ts';
import { applyAndOpen, createCv } from '../testing/own-application.ts';
import { startTestServer } from '../testing/running-server.ts';
import { createTestPlace, dialects } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { createContactRequest, createVisitor } from '../testing/visitor.ts';

const day = 24 * 3_600_000;

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

  test('applies the retention period by itself, in one of two instances', async () => {
    // Three hours after the night begins.
    const now = Date.parse('2026-11-22T05:00:00Z');
    vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const place = await createTestPlace(dialect);
    const first = await startServer(place.config);
    const visitor = await createVisitor(first.port);
    const { database } = first.services;
    const sendThree = async () => {
      for (let sent = 0; sent < 3; sent += 1) {
        expect((await visitor.sendContactRequest(createContactRequest())).status).toBe(200);
      }
    };
    await sendThree();
    await ageRecords(place.config.database, 366);
    await sendThree();
    // The night before was seen, as by a server that has been running.
    const yesterday = new Date(now - day).toISOString();
    const state = { night: '', seenAt: yesterday, succeededAt: yesterday, claimedUntil: null };
    await saveServerState(database.queries, 'nightlyRetention', JSON.stringify(state));
    const servers = [first, await startServer(place.config)];
    const sumOf = async (name: string) => {
      const values = await Promise.all(servers.map((server) => readMetric(server, name)));
      return values.reduce((sum, value) => sum + value, 0);
    };
    const countRuns = (step: string) =>
      sumOf(`kestrova_cleanup_runs_total{step="${step}",outcome="success"}`);

    await until(async () => (await countRuns('temporary-files')) === 2);
    // Both look for work, and both again.
    for (const runs of [2, 4]) {
      vi.advanceTimersByTime(place.config.files.cleanupInterval);
      await until(async () => (await countRuns('orphaned-uploads')) === runs);
    }
    const left = await database.queries.selectFrom('contactRequests').select('id').execute();
    expect(left).toHaveLength(3);
    expect(await sumOf('kestrova_deleted_total{kind="record"}')).toBe(3);
    expect(await countRuns('retention')).toBe(1);
    for (const server of servers) {
      const at = await readMetric(server, 'kestrova_retention_last_success_timestamp_seconds');
      expect(at).toBeGreaterThanOrEqual(now / 1000);
    }
    await Promise.all(servers.map((server) => server.stop()));
    place.remove();
  });
});

test('counts the files that go when an application is withdrawn', async () => {
  const server = await startTestServer('sqlite');
  const { own } = await applyAndOpen(server, {}, { cv: createCv() });
  expect((await own.withdraw()).status).toBe(200);
  await until(async () => (await readMetric(server, 'kestrova_deleted_total{kind="file"}')) === 1);
  await server.stop();
});
