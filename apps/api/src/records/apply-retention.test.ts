import { beforeEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../audit/audit-log.ts';
import { queryTimeouts, type Database } from '../database/open-database.ts';
import { findServerState } from '../database/server-state.ts';
import { deleteOldKeys } from '../idempotency/idempotency.ts';
import { saveConfirmedAlerts } from '../testing/alerts.ts';
import { openForTest } from '../testing/open-for-test.ts';
import { type TestPlace, dialects } from '../testing/place.ts';
import { createTestPlace, startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { createContactRow } from '../testing/record-rows.ts';
import { applyAndOpen, findEmail, readMail } from '../testing/visitor.ts';
import { createServices } from '../create-services.ts';
import { day, instantAfter } from '../time.ts';
import { applyRetention } from './apply-retention.ts';
import { finishRemovals, savePendingRemovals } from './pending-removals.ts';

const now = Date.parse('2026-11-22T05:00:00Z');
const daysAgo = (days: number) => instantAfter(-days * day, now);

describe.each(dialects)('the retention on %s', (dialect) => {
  let place: TestPlace;
  let database: Database;
  beforeEach(async () => {
    place = await createTestPlace(dialect);
    database = await openForTest(place.openDatabase(queryTimeouts.visitor));
  });

  /** Saves contact requests that were received this number of days before `now`. */
  async function saveRecords(...ages: number[]): Promise<void> {
    for (const age of ages) {
      const row = createContactRow(daysAgo(age));
      await database.queries.insertInto('contactRequests').values(row).execute();
    }
  }
  async function countRecords(): Promise<number> {
    return (await database.queries.selectFrom('contactRequests').select('id').execute()).length;
  }
  const apply = (at = now, other = database) =>
    applyRetention(other, { retentionDays: 365, now: at });

  test('deletes what is too old, and logs it', { tags: ['ASVS-14.2.4'] }, async () => {
    await saveRecords(366, 364, 1);
    expect(await apply()).toMatchObject({ outcome: 'success', records: 1 });
    expect(await countRecords()).toBe(2);
    expect(await apply()).toMatchObject({ outcome: 'success', records: 0 });
    expect(await listAuditEntries(database.queries)).toMatchObject([
      { operator: 'server', command: 'retention apply', records: 1 },
    ]);
    expect(await findServerState(database.queries, 'lastRetention')).toBe(daysAgo(0));
  });

  test('keeps the deleted batches if it is stopped', async () => {
    await saveRecords(...Array<number>(110).fill(366), ...Array<number>(110).fill(1));
    const stopping = new AbortController();
    const lock = database.lock.bind(database);
    let transactions = 0;
    database.lock = async (...args) => {
      await lock(...args);
      transactions += 1;
      // The first run has found no application.
      if (transactions === 2) stopping.abort(new Error('stopped'));
    };
    const stopped = applyRetention(database, { retentionDays: 365, now, signal: stopping.signal });
    await expect(stopped).rejects.toThrow();
    expect(await findServerState(database.queries, 'lastRetention')).toBeUndefined();
    expect(await countRecords()).toBe(120);
  });

  test.each([1, 30])('deletes none of %i records if the clock is years ahead', async (total) => {
    await saveRecords(...Array<number>(total).fill(100));
    const report = { outcome: 'withheld', due: total, total };
    expect(await apply(now + 2 * 365 * day)).toEqual(report);
    expect(await countRecords()).toBe(total);
  });

  test(
    'deletes old alerts, and unconfirmed ones after a week',
    { tags: ['ASVS-14.2.4', 'ASVS-14.2.7'] },
    async () => {
      await saveConfirmedAlerts(database.queries, [
        { receivedAt: daysAgo(366), level: 'old' },
        { receivedAt: daysAgo(364), level: 'kept' },
        { receivedAt: daysAgo(8), confirmedAt: null, level: 'forgotten' },
        { receivedAt: daysAgo(6), confirmedAt: null, level: 'kept' },
      ]);
      expect(await apply()).toMatchObject({ records: 2 });
      const left = await database.queries.selectFrom('jobAlerts').select('level').execute();
      expect(left).toEqual([{ level: 'kept' }, { level: 'kept' }]);
    },
  );

  test('deletes idempotency keys after a day', async () => {
    const rows = [0, -2].map((days) => {
      const key = { scope: '/', key: `${days}`, bodyHash: '', response: '', recordId: null };
      return { ...key, createdAt: instantAfter(days * day) };
    });
    await database.queries.insertInto('idempotencyKeys').values(rows).execute();
    await deleteOldKeys(database.queries);
    const left = await database.queries.selectFrom('idempotencyKeys').select('key').execute();
    expect(left).toEqual([{ key: '0' }]);
  });

  test('removes the copies of an email again until its lease ends', async () => {
    await using services = await createServices(place.config, queryTimeouts.operator);
    await savePendingRemovals(database.queries, [
      { kind: 'email', name: '<1@example.com>', keepUntil: instantAfter(day) },
      { kind: 'email', name: '<2@example.com>', keepUntil: instantAfter(0) },
    ]);
    expect(await finishRemovals(services)).toMatchObject({ emails: 2 });
    expect(await finishRemovals(services)).toMatchObject({ emails: 1 });
  });

  // SQLite's transactions of one process cannot wait for each other.
  if (dialect === 'sqlite') return;
  test('deletes and counts each record once if several instances do it at once', async () => {
    await saveRecords(...Array<number>(120).fill(366), ...Array<number>(120).fill(1));
    await using other = place.openDatabase(queryTimeouts.visitor);
    const reports = await Promise.all([apply(), apply(now, other), apply(now, other)]);
    const counts = reports.map((report) => (report.outcome === 'success' ? report.records : 0));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120);
    expect(await countRecords()).toBe(120);
  });
});

test.each(dialects)(
  'deletes emails 30 days after they were sent, and dead ones without a record, on %s',
  { tags: ['ASVS-14.2.7'] },
  async (dialect) => {
    const server = await startTestServer(dialect);
    const { services, dataDir } = server;
    const { database } = services;
    const apply = (days: number) =>
      applyRetention(database, { retentionDays: 365, now: Date.now() + days * day });
    const kept = await applyAndOpen(server);
    const withdrawn = await applyAndOpen(server);
    expect((await withdrawn.own.withdraw()).status).toBe(200);
    await findEmail(dataDir, withdrawn.data.email, 'You have withdrawn');
    const rows = database.queries.selectFrom('outbox_emails').select(['recipient', 'state']);
    await until(async () => (await rows.execute()).every(({ state }) => state === 'sent'));
    expect(await apply(29)).toMatchObject({ emails: 0 });
    // The confirmation of each, as if it had been rejected for good.
    const recipients = [kept.data.email, withdrawn.data.email];
    const update = database.queries.updateTable('outbox_emails').set({ state: 'dead' });
    await update.where('recipient', 'in', recipients).execute();
    expect(await apply(31)).toMatchObject({ emails: 3 });
    await finishRemovals(services);
    expect(await rows.execute()).toEqual([{ recipient: kept.data.email, state: 'dead' }]);
    expect(await readMail(dataDir)).toHaveLength(1);
  },
);

test('keeps a waiting email of any age', async () => {
  const server = await startTestServer('sqlite', { SMTP_URL: 'smtp://127.0.0.1:1' });
  const { visitor, services } = server;
  await visitor.contact();
  const options = { retentionDays: 3650, now: Date.now() + 365 * day };
  expect(await applyRetention(services.database, options)).toMatchObject({ emails: 0 });
});
