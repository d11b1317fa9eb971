import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { openForTest } from '../../testing/open-for-test.ts';
import { dialects } from '../../testing/place.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { hour, instantAfter } from '../../time.ts';
import { until } from '../../testing/until.ts';
import { createContactRequest } from '../../testing/visitor.ts';

const ours = 'business@kestrova.example';

test.each(dialects)(
  'sends an address five emails an hour and defers the others, but not those to our teams (%s)',
  async (dialect) => {
    const mail = await openForTest(startMailServer());
    const server = await startTestServer(dialect, { SMTP_URL: mail.url });
    const { queries } = server.services.database;
    const listWaiting = async () => {
      const rows = await queries
        .selectFrom('outbox_emails')
        .select(['recipient', 'nextAttemptAt', 'leaseToken'])
        .where('state', '=', 'waiting')
        .execute();
      return rows.filter((row) => row.recipient !== ours);
    };
    const address = 'somebody.else@example.com';
    const submit = async (count: number, email: string) => {
      const messages: string[] = [];
      for (let sent = 0; sent < count; sent += 1) {
        const response = await server.visitor.sendContactRequest(createContactRequest({ email }));
        expect(response.status).toBe(200);
        messages.push(await response.text());
      }
      return messages;
    };
    const expectFiveDeferred = async () => {
      const isPutOff = async () =>
        (await listWaiting()).every(
          (row) => row.leaseToken === null && row.nextAttemptAt > new Date().toISOString(),
        );
      await until(async () => mail.countTo(ours) === 12 && (await isPutOff()));
      expect(mail.countTo(address)).toBe(5);
      const waiting = await listWaiting();
      expect(waiting).toHaveLength(5);
      for (const { nextAttemptAt } of waiting) {
        expect(Date.parse(nextAttemptAt) - Date.now()).toBeLessThanOrEqual(hour);
      }
    };
    await submit(5, address);
    await until(() => mail.countTo(address) === 5);
    const messages = await submit(7, ` ${address.toUpperCase()} `);
    const withoutConfirmation = /reference is C-.+ Please note it: .+ no confirmation will follow/;
    expect(messages.map((message) => withoutConfirmation.test(message))).toEqual(
      Array.from(messages, (_, sent) => sent >= 5),
    );
    await expectFiveDeferred();

    const update = queries.updateTable('outbox_emails');
    const waiting = update.where('state', '=', 'waiting');
    // As after an outage, or when the operator resends them.
    await waiting.set({ nextAttemptAt: instantAfter(0) }).execute();
    await expectFiveDeferred();

    const handedOverAt = instantAfter(-hour);
    await update.set({ handedOverAt }).execute();
    await waiting.set({ nextAttemptAt: handedOverAt }).execute();
    await until(async () => (await listWaiting()).length === 0);
    expect(mail.countTo(address)).toBe(10);
  },
);
