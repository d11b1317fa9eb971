import { endpoints } from '@kestrova/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { openForTest } from '../testing/open-for-test.ts';
import { dialects } from '../testing/place.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace, startTestServer } from '../testing/test-server.ts';
import { hour, instantAfter } from '../time.ts';
import { until } from '../testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
} from '../testing/visitor.ts';
import { claimDeliveries } from './claimed-deliveries.ts';

const ours = 'business@kestrova.example';
/** Always the same, since two of the 22 networks of a test share an id with one address in 280. */
const address = 'somebody.else@example.com';

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
    await until(async () => mail.countTo(address) === 5 && (await listWaiting()).length === 0);
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

describe.each(dialects)('confirmations of applications on %s', async (dialect) => {
  const place = await createTestPlace(dialect, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUST_PROXY: '1',
  });
  const database = await openForTest(place.openDatabase());
  const emails = database.queries.updateTable('outbox_emails');
  beforeEach(async () => void (await database.queries.deleteFrom('outbox_emails').execute()));

  /** Sends an application with the same address from each of these networks, while no email is sent. */
  async function apply(networks: readonly string[]) {
    const { server, visitor } = await startServerProcess(place);
    for (const [sent, network] of networks.entries()) {
      const email = sent % 2 === 0 ? address : address.toUpperCase();
      const form = createApplicationForm(createApplicationData({ email }));
      const headers = { 'x-forwarded-for': network.replace('*', `${sent}`) };
      const { path } = endpoints.submitApplication;
      expect((await visitor.post(path, form, headers)).status).toBe(200);
    }
    await server.end('SIGTERM');
    await emails.set({ leaseToken: null }).where('confirms', '=', 'application').execute();
  }
  /** Sends what is free now. @returns of all confirmations in their order, whether they are sent. */
  async function send() {
    await emails
      .set({ nextAttemptAt: instantAfter(0) })
      .where('state', '=', 'waiting')
      .execute();
    for (const claimed of await claimDeliveries(database, 'email', { count: 1000, lease: hour })) {
      await claimed.handOver();
      await claimed.saveSent();
    }
    const confirmations = database.queries
      .selectFrom('outbox_emails')
      .select('state')
      .where('confirms', '=', 'application')
      .orderBy('createdAt')
      .orderBy('id');
    return (await confirmations.execute()).map(({ state }) => Number(state === 'sent')).join('');
  }
  const waitHour = () => emails.set({ handedOverAt: instantAfter(-hour) }).execute();
  const listNetworks = (count: number) =>
    Array.from({ length: count }, (_, at) => `2001:db8:${at}:*::1`);
  const repeat = (network: string, count: number) => Array<string>(count).fill(network);

  test('sends five an hour from one network, in their order', async () => {
    await apply([...repeat('198.51.100.7', 7), '203.0.113.9']);
    expect(await send()).toBe('11111001');
    expect(await send()).toBe('11111001');
    await waitHour();
    expect(await send()).toBe('11111111');
  });

  test('sends twenty an hour from all networks, the first of each before a second', async () => {
    await apply(listNetworks(22).flatMap((network) => [network, network]));
    expect(await send()).toBe(`${'10'.repeat(20)}0000`);
    expect(await send()).toBe(`${'10'.repeat(20)}0000`);
    await waitHour();
    expect(await send()).toBe(`${'1'.repeat(40)}0000`);
    await waitHour();
    expect(await send()).toBe('1'.repeat(44));
  });

  test('does not delay the first of a network by five from each of four others', async () => {
    const strangers = listNetworks(4).flatMap((network) => repeat(network, 5));
    await apply([...strangers, '203.0.113.9', '203.0.113.9']);
    expect(await send()).toBe('1111111000100001000010');
  });
});
