import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../audit/audit-log.ts';
import { openDatabase, queryTimeouts, type Database } from '../database/open-database.ts';
import { migrate } from '../database/migrate.ts';
import { createTestPlace, dialects, type TestPlace } from '../testing/test-database.ts';
import { createContactRequest } from '../testing/visitor.ts';
import { claimNight, ClaimLostError, findNight, findNightState } from './nightly-claim.ts';
import { applyNightly, type NightReport } from './nightly-retention.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Three hours after the night begins. */
const now = Date.parse('2026-11-22T05:00:00Z');

describe.each(dialects)('the nightly retention on %s', (dialect) => {
  let place: TestPlace;
  let database: Database;
  beforeEach(async () => {
    place = await createTestPlace(dialect);
    database = openDatabase(place.config.database, queryTimeouts.visitor);
    await migrate(database);
  });
  afterEach(async () => {
    await database.close();
    place.remove();
  });

  /** Saves contact requests that were received so many days before `now`. */
  async function saveRecords(...ages: number[]): Promise<void> {
    for (const age of ages) {
      const id = randomUUID();
      const receivedAt = new Date(now - age * day).toISOString();
      const request = { ...createContactRequest(), country: null, id, reference: id, receivedAt };
      await database.queries.insertInto('contactRequests').values(request).execute();
    }
  }
  async function countRecords(): Promise<number> {
    return (await database.queries.selectFrom('contactRequests').select('id').execute()).length;
  }
  const applyAt = (at: number, other = database): Promise<NightReport | undefined> =>
    applyNightly(other, { retentionDays: 365, now: () => at });
  /** The nights before went well. */
  const passNights = async () => {
    expect(await applyAt(now - 2 * day)).toEqual({ outcome: 'withheld', reason: 'first' });
    expect(await applyAt(now - day)).toMatchObject({ outcome: 'success' });
  };

  test('deletes what is too old once a night', { tags: ['ASVS-14.2.4'] }, async () => {
    await passNights();
    await saveRecords(366, 364, 1);
    expect(await applyAt(now)).toMatchObject({ outcome: 'success', records: 1 });
    expect(await countRecords()).toBe(2);
    const [entry] = await listAuditEntries(database.queries, undefined);
    expect(entry).toMatchObject({ operator: 'server', command: 'retention apply', records: 1 });
    await saveRecords(366);
    expect(await applyAt(now + hour)).toBeUndefined();
    expect(await countRecords()).toBe(3);
    expect(await applyAt(now + day)).toMatchObject({ outcome: 'success', records: 1 });
  });

  test('the night begins at 02:00 UTC, and is made up for later in the day', async () => {
    expect(findNight(Date.parse('2026-11-22T01:59:59Z'))).toBe('2026-11-21');
    expect(findNight(Date.parse('2026-11-22T02:00:00Z'))).toBe('2026-11-22');
    await passNights();
    await saveRecords(370, 1);
    // The server was down until the evening.
    expect(await applyAt(now + 14 * hour)).toMatchObject({ records: 1 });
  });

  test('two instances at once: one does it', async () => {
    await passNights();
    await saveRecords(366, 366, 1, 1);
    const other = openDatabase(place.config.database, queryTimeouts.visitor);
    const reports = await Promise.all([applyAt(now), applyAt(now, other), applyAt(now, other)]);
    expect(reports.filter((report) => report !== undefined)).toEqual([
      expect.objectContaining({ outcome: 'success', records: 2 }),
    ]);
    await other.close();
  });

  test('a killed instance holds the night for ten minutes', async () => {
    await passNights();
    await saveRecords(366, 1);
    const killed = await claimNight(database.queries, now);
    expect(killed).toBeDefined();
    expect(await applyAt(now + 9 * 60_000)).toBeUndefined();
    expect(await countRecords()).toBe(2);
    expect(await applyAt(now + 11 * 60_000)).toMatchObject({ outcome: 'success', records: 1 });
    // It was only slow: it learns that the night is no longer its own, and undoes nothing.
    await expect(killed?.renew(now + 12 * 60_000)).rejects.toThrow(ClaimLostError);
    await killed?.release();
    expect(await applyAt(now + 13 * 60_000)).toBeUndefined();
  });

  test('what fails is tried again in the same night', async () => {
    await passNights();
    await saveRecords(366, 1);
    const stopped = applyNightly(database, {
      retentionDays: 365,
      now: () => now,
      signal: AbortSignal.abort(),
    });
    await expect(stopped).rejects.toThrow();
    const state = await findNightState(database.queries);
    expect(state).toMatchObject({ night: findNight(now - day), claimedUntil: null });
    expect(await applyAt(now + hour)).toMatchObject({ outcome: 'success' });
    expect(await countRecords()).toBe(1);
  });

  test.each([1, 15, 30])(
    'a clock that is years ahead at the start deletes none of %i records',
    async (total) => {
      await passNights();
      await saveRecords(...Array<number>(total).fill(100));
      const ahead = now + 2 * 365 * day;
      const { seenAt } = await findNightState(database.queries);
      expect(await applyAt(ahead)).toEqual({ outcome: 'withheld', reason: 'clock', seenAt });
      expect(await applyAt(ahead + hour)).toBeUndefined();
      // Nobody has noticed, and the night after agrees: it would be everything.
      const share = { outcome: 'withheld', reason: 'share', due: total, total };
      expect(await applyAt(ahead + day)).toEqual(share);
      // The clock is right again, and the first night with it only looks.
      expect(await applyAt(now)).toMatchObject({ outcome: 'withheld', reason: 'clock' });
      expect(await countRecords()).toBe(total);
      await saveRecords(366, 1);
      expect(await applyAt(now + day)).toMatchObject({ outcome: 'success', records: 1 });
      expect(await countRecords()).toBe(total + 1);
    },
  );

  test('a server that was down for weeks goes on in its second night', async () => {
    await passNights();
    await saveRecords(360, 360, 360, 1, 1, 1);
    expect(await applyAt(now + 20 * day)).toMatchObject({ outcome: 'withheld' });
    expect(await applyAt(now + 21 * day)).toMatchObject({ outcome: 'success', records: 3 });
  });
});

test('a claim from a clock that ran ahead holds nothing', async () => {
  const place = await createTestPlace('sqlite');
  const database = openDatabase(place.config.database, queryTimeouts.visitor);
  await migrate(database);
  await claimNight(database.queries, now + 365 * day);
  expect(await claimNight(database.queries, now)).toBeDefined();
  await database.close();
  place.remove();
});
