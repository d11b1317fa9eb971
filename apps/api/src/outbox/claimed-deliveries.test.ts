import { expect, test } from 'vitest';
import { openForTest } from '../testing/open-for-test.ts';
import { dialects } from '../testing/place.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { claimDeliveries } from './claimed-deliveries.ts';

test.each(dialects)(
  'saves nothing of an instance whose lease ended once another has the email (%s)',
  async (dialect) => {
    const place = await createTestPlace(dialect, { SMTP_URL: 'smtp://127.0.0.1:1' });
    const { server, visitor } = await startServerProcess(place);
    const { email } = await visitor.contact();
    await server.end('SIGTERM');
    const database = await openForTest(place.openDatabase());
    await database.queries
      .updateTable('outbox_emails')
      .set({ leaseToken: null, nextAttemptAt: new Date(0).toISOString() })
      .where('recipient', '=', email)
      .execute();
    const [slow] = await claimDeliveries(database, 'email', { count: 1, lease: -60_000 });
    const [next] = await claimDeliveries(database, 'email', { count: 1, lease: 60_000 });
    expect([slow?.row.recipient, next?.row.recipient]).toEqual([email, email]);
    expect(await slow?.saveSent()).toBe(false);
    expect(await next?.handOver()).toBe(true);
  },
);
