import { describe, expect, test } from 'vitest';
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
  test('applies the retention period by itself, in one of two instances', async () => {
    const place = await createTestPlace(dialect, { CLEANUP_INTERVAL_SECONDS: '1' });
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
    const yesterday = new Date(Date.now() - day).toISOString();
    const state = { night: '', seenAt: yesterday, succeededAt: yesterday, claimedUntil: null };
    await saveServerState(database.queries, 'nightlyRetention', JSON.stringify(state));
    const servers = [first, await startServer(place.config)];

    const countLeft = async () =>
      (await database.queries.selectFrom('contactRequests').select('id').execute()).length;
    await until(async () => (await countLeft()) === 3);
    const sumOf = async (name: string) => {
      const values = await Promise.all(servers.map((server) => readMetric(server, name)));
      return values.reduce((sum, value) => sum + value, 0);
    };
    await until(async () => (await sumOf('kestrova_deleted_total{kind="record"}')) > 0);
    // Both have had the chance to do it again.
    const orphanRuns = 'kestrova_cleanup_runs_total{step="orphaned-uploads",outcome="success"}';
    const before = await sumOf(orphanRuns);
    await until(async () => (await sumOf(orphanRuns)) >= before + 4);
    expect(await sumOf('kestrova_deleted_total{kind="record"}')).toBe(3);
    const runs = 'kestrova_cleanup_runs_total{step="retention",outcome="success"}';
    expect(await sumOf(runs)).toBe(1);
    for (const server of servers) {
      const at = await readMetric(server, 'kestrova_retention_last_success_timestamp_seconds');
      expect(at).toBeGreaterThan(Date.parse(yesterday) / 1000 + 3600);
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
