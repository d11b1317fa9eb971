import { expect, test } from 'vitest';
import { auditRecords } from '../chaos/audit.ts';
import { createLedger, startLoad } from '../chaos/ledger.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestPlace, dialects } from './testing/test-database.ts';
import { until } from './testing/until.ts';

test.each(dialects)('finishes what it accepted when it is asked to stop (%s)', async (dialect) => {
  const place = await createTestPlace(dialect);
  const server = await startServerProcess(place.environment);
  const ledger = createLedger();
  const load = startLoad(() => server.port, 6, ledger);
  await until(() => ledger.acknowledged.size > 20);
  const code = await server.end('SIGTERM');
  await load.stop();
  expect(code).toBe(0);
  const audit = await auditRecords(place.settings, ledger);
  expect(audit).toMatchObject({ missing: 0, doubled: 0, damagedFiles: 0 });
  // Nothing was kept that was not also answered.
  expect(audit.kept).toBe(audit.acknowledged);
  place.remove();
});

test('says which settings are wrong, and does not start', async () => {
  const place = await createTestPlace('sqlite');
  const start = startServerProcess({ ...place.environment, DATABASE_URL: 'nonsense' });
  await expect(start).rejects.toThrow(/DATABASE_URL must be an address/);
  place.remove();
});
