import { beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { openForTest } from '../testing/open-for-test.ts';
import { dialects } from '../testing/place.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace, startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { instantAfter } from '../time.ts';
import { countDeliveries, listDeliveries, resendDeliveries } from './delivery-overview.ts';
import { findRetryTime, maxRetryTime } from './send-outbox.ts';

const firstRetryMs = 20;

describe.each(dialects)('the outbox on %s', async (dialect) => {
  const mail = await openForTest(startMailServer());
  const server = await startTestServer(dialect, {
    SMTP_URL: mail.url,
    OUTBOX_FIRST_RETRY_MS: String(firstRetryMs),
  });
  beforeEach(() => {
    mail.setMode('accepting');
    mail.emails.length = 0;
  });

  const send = () => server.visitor.contact();
  const isEmpty = async () =>
    (await countDeliveries(server.services.database.queries)).waiting === 0;
  const findRow = async (email: string) => {
    const rows = await listDeliveries(server.services.database.queries, 'email', 'all', 100);
    return rows.find((row) => row.recipient === email);
  };

  test('sends emails accepted during an outage once the mail server is back', async () => {
    await mail.stop();
    const requests = await Promise.all(Array.from({ length: 10 }, send));
    await until(async () => ((await findRow(requests[0]!.email))?.attempts ?? 0) > 1);
    await mail.start();
    await until(isEmpty);
    expect(requests.map((request) => mail.countTo(request.email))).toEqual(Array(10).fill(1));
    expect(mail.emails).toHaveLength(20);
  });

  test('retries after a temporary rejection', async () => {
    mail.setMode('greylisting');
    const request = await send();
    await until(async () => ((await findRow(request.email))?.attempts ?? 0) > 2);
    expect((await findRow(request.email))?.lastError).toContain('451');
    mail.setMode('accepting');
    await until(isEmpty);
    expect(mail.countTo(request.email)).toBe(1);
  });

  test('marks permanently rejected emails as dead, until the operator resends them', async () => {
    mail.setMode('rejecting');
    const request = await send();
    await until(async () => (await findRow(request.email))?.state === 'dead');
    const dead = await findRow(request.email);
    expect(dead).toMatchObject({
      attempts: 1,
      lastError: 'the mail server did not take the email (EENVELOPE RCPT TO 550 5.1.1)',
    });
    mail.setMode('accepting');
    await until(isEmpty);
    expect(mail.countTo(request.email)).toBe(0);
    expect(
      await resendDeliveries(server.services.database.queries, 'email', [dead?.id ?? '']),
    ).toBe(1);
    await until(isEmpty);
    expect(mail.countTo(request.email)).toBe(1);
    expect(await findRow(request.email)).toMatchObject({ createdAt: dead?.createdAt });
    await resendDeliveries(server.services.database.queries, 'email', 'dead');
    await until(isEmpty);
  });

  test('retries later with the same Message-ID if the email may have arrived', async () => {
    mail.setMode('cutting');
    const request = await send();
    await until(async () => (await findRow(request.email))?.lastError !== null);
    mail.setMode('accepting');
    const row = await server.services.database.queries
      .selectFrom('outbox_emails')
      .select(['handedOverAt', 'nextAttemptAt'])
      .where('recipient', '=', request.email)
      .executeTakeFirstOrThrow();
    const pause = Date.parse(row.nextAttemptAt) - Date.parse(row.handedOverAt ?? '');
    // 16 times the first pause, less a fifth.
    expect(pause).toBeGreaterThanOrEqual(16 * firstRetryMs * 0.8);
    await until(isEmpty);
    const copies = mail.emails.filter((message) => message.to?.[0]?.address === request.email);
    expect(copies.length).toBeGreaterThan(1);
    expect(new Set(copies.map((email) => email.messageId)).size).toBe(1);
  });
});

test.each(dialects)(
  'sends the emails of a killed instance from the next one (%s)',
  async (dialect) => {
    const mail = await openForTest(startMailServer());
    const place = await createTestPlace(dialect, { SMTP_URL: mail.url, OUTBOX_LEASE_SECONDS: '1' });
    mail.setMode('silent');
    const { server, visitor } = await startServerProcess(place);
    await visitor.contact();
    // Both emails are claimed.
    await until(() => mail.connections() === 2);
    await server.end('SIGKILL');
    mail.setMode('accepting');
    await startTestServer(place);
    await until(() => mail.emails.length === 2);
  },
);

test('sends other emails while the mail server is slow with some', async () => {
  const mail = await openForTest(startMailServer());
  const settings = { SMTP_URL: mail.url, OUTBOX_LEASE_SECONDS: '3' };
  const { visitor } = await startTestServer('sqlite', settings);
  mail.setMode('silent');
  const slow = await Promise.all([visitor.contact(), visitor.contact(), visitor.contact()]);
  await until(() => mail.countHeld() === 6);
  mail.setMode('accepting');
  const { email } = await visitor.contact();
  await until(() => mail.countTo(email) === 1);
  expect(slow.map((contact) => mail.countTo(contact.email))).toEqual([0, 0, 0]);
  await mail.stop();
});

test('sends each email once if several instances serve visitors at once', async () => {
  const mail = await openForTest(startMailServer());
  const place = await createTestPlace('postgres', { SMTP_URL: mail.url, OUTBOX_POLL_MS: '20' });
  const [first, second] = [await startTestServer(place), await startTestServer(place)];
  const sending = Array.from({ length: 15 }, () => [
    first.visitor.contact(),
    second.visitor.contact(),
  ]);
  const requests = await Promise.all(sending.flat());
  const { queries } = first.services.database;
  await until(async () => (await countDeliveries(queries)).waiting === 0);
  expect(requests.map(({ email }) => mail.countTo(email))).toEqual(Array(30).fill(1));
  expect(mail.emails).toHaveLength(60);
});

const now = new Date('2026-11-21T00:00:00Z');
const findPause = (attempts: number, age = 0) => {
  const retryAt = findRetryTime({ attempts, createdAt: instantAfter(-age, now) }, 15_000, now);
  return retryAt && (retryAt.getTime() - now.getTime()) / 1000;
};

test.each([
  [1, 15],
  [2, 30],
  [5, 240],
  [12, 1800],
  [200, 1800],
])('retries after attempt %i in %i seconds, plus or minus a fifth', (attempts, seconds) => {
  expect(findPause(attempts)).toBeGreaterThanOrEqual(seconds * 0.8);
  expect(findPause(attempts)).toBeLessThanOrEqual(seconds * 1.2);
});

test('gives up after 72 hours, but not on an email that no server has tried for days', () => {
  expect(findPause(150, maxRetryTime)).toBeUndefined();
  expect(findPause(150, maxRetryTime - 1)).toBeDefined();
  expect(findPause(1, 2 * maxRetryTime)).toBeDefined();
});
