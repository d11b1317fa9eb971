import { endpoints } from '@kestrova/api-contract';
import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { openForTest } from '../../testing/open-for-test.ts';
import { dialects } from '../../testing/place.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { hour, instantAfter } from '../../time.ts';
import { until } from '../../testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
} from '../../testing/visitor.ts';
import { findFreeTime } from './recipient-limit.ts';

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

test.each(dialects)(
  'delays no confirmation of an application by later ones, or by those from other networks (%s)',
  async (dialect) => {
    const server = await startTestServer(dialect, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      TRUST_PROXY: '1',
    });
    const { email } = createApplicationData();
    const applyFrom = async (client: string, address: string) => {
      const form = createApplicationForm(createApplicationData({ email: address }));
      const headers = { 'x-forwarded-for': client };
      const { path } = endpoints.submitApplication;
      expect((await server.visitor.post(path, form, headers)).status).toBe(200);
    };
    for (let sent = 0; sent < 7; sent += 1) await applyFrom('198.51.100.7', email.toUpperCase());
    await applyFrom('203.0.113.9', email);
    const { queries } = server.services.database;
    const emails = queries.selectFrom('outbox_emails').where('confirms', '=', 'application');
    const areFree = async () => {
      const rows = await emails.selectAll().orderBy('createdAt').execute();
      const times = rows.map((row) => findFreeTime(queries, row, new Date()));
      return (await Promise.all(times)).map((time) => time === undefined);
    };
    const firstFiveAndOwn = [true, true, true, true, true, false, false, true];
    expect(await areFree()).toEqual(firstFiveAndOwn);
    await queries
      .updateTable('outbox_emails')
      .set({ handedOverAt: instantAfter(0) })
      .execute();
    expect(await areFree()).toEqual(firstFiveAndOwn);
  },
);
