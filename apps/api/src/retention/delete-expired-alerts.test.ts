import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryTimeouts } from '../database/open-database.ts';
import { createServices, type Services } from '../services.ts';
import { saveConfirmedAlerts } from '../testing/alerts.ts';
import { createTestPlace, dialects, type TestPlace } from '../testing/test-database.ts';
import { deleteExpiredAlerts } from './delete-expired-alerts.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe.each(dialects)('on %s', (dialect) => {
  let place: TestPlace;
  let services: Services;
  beforeAll(async () => {
    place = await createTestPlace(dialect);
    services = await createServices(place.config, queryTimeouts.operator);
  });
  afterAll(async () => {
    await services.close();
    place.remove();
  });

  test(
    'alerts end after their time, and after a week where nobody has confirmed them',
    { tags: ['ASVS-14.2.4', 'ASVS-14.2.7'] },
    async () => {
      const { database } = services;
      await saveConfirmedAlerts(database.queries, [
        { receivedAt: daysAgo(366), level: 'old' },
        { receivedAt: daysAgo(364), level: 'kept' },
        { receivedAt: daysAgo(8), confirmedAt: null, level: 'forgotten' },
        { receivedAt: daysAgo(6), confirmedAt: null, level: 'kept' },
      ]);
      expect(await deleteExpiredAlerts(database, 365, Date.now())).toBe(2);
      const left = await database.queries.selectFrom('jobAlerts').select('level').execute();
      expect(left).toEqual([{ level: 'kept' }, { level: 'kept' }]);
    },
  );
});
