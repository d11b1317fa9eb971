import { describe, expect, test } from 'vitest';
import { listDeliveries } from '../delivery-overview.ts';
import { openForTest } from '../../testing/open-for-test.ts';
import { dialects } from '../../testing/place.ts';
import { createCv } from '../../testing/sample-files.ts';
import { startTcpServer } from '../../testing/tcp-server.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';
import {
  applyAndOpen,
  createApplicationData,
  createContactRequest,
} from '../../testing/visitor.ts';
import { createWebhookChannel } from './webhook-channel.ts';

describe.each(dialects)('webhooks on %s', async (dialect) => {
  const receiver = await openForTest(startWebhookReceiver());
  const settings = { ...receiver.environment, OUTBOX_FIRST_RETRY_MS: '20' };
  const server = await startTestServer(dialect, settings);
  const { place, visitor } = server;
  const { queries } = server.services.database;
  const findRow = async (email: string) => {
    const { id = '' } =
      (await queries
        .selectFrom('outbox_emails')
        .select('id')
        .where('channel', '=', 'webhook')
        .where('content', 'like', `%${email}%`)
        .executeTakeFirst()) ?? {};
    return (await listDeliveries(queries, 'webhook', 'all', 100)).find((row) => row.id === id);
  };
  const receive = (about: string) =>
    until(() => receiver.listAccepted(about).length > 0 && receiver.listAccepted(about));

  test('tells of a contact request once, however often it is sent', async () => {
    const [request, key] = [createContactRequest(), crypto.randomUUID()];
    for (let sent = 0; sent < 2; sent += 1) await visitor.sendContactRequest(request, key);
    const [event] = await receive(request.email);
    expect(event).toMatchObject({ type: 'contact.received', data: request });
    expect(event?.id).toBe((await findRow(request.email))?.id);
    const rows = await listDeliveries(queries, 'webhook', 'all', 100);
    expect(rows.map(({ subject }) => subject)).toEqual(['contact.received']);
  });

  test('tells of an application with the names and sizes of its files only', async () => {
    const [data, cv] = [createApplicationData(), createCv('my cv.pdf')];
    await visitor.sendApplication(data, { cv }, crypto.randomUUID());
    const [event] = await receive(data.email);
    const { jobId: _id, jobRole: _role, privacyEnable: _flag, ...told } = data;
    expect(event).toEqual({
      id: expect.any(String),
      status: 200,
      type: 'application.received',
      timestamp: expect.any(String),
      data: {
        ...told,
        location: expect.any(String),
        reference: expect.stringMatching(/^A-/),
        receivedAt: expect.any(String),
        files: [{ part: 'cv', name: 'my cv.pdf', size: cv.size }],
      },
    });
  });

  test.each([302, 408, 425, 429, 500])('retries with the same id after %i', async (status) => {
    receiver.setStatus(status);
    const { email } = await visitor.contact();
    await until(async () => ((await findRow(email))?.attempts ?? 0) > 2);
    expect((await findRow(email))?.lastError).toBe(`the receiver responded with ${status}`);
    receiver.setStatus(200);
    await receive(email);
    const ids = receiver.deliveries.filter(({ data }) => data['email'] === email);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });

  test.each([400, 410])('is dead after %i, until the operator resends it', async (status) => {
    receiver.setStatus(status);
    const { email } = await visitor.contact();
    await until(async () => (await findRow(email))?.state === 'dead');
    receiver.setStatus(200);
    const row = await findRow(email);
    expect(row?.attempts).toBe(1);
    expect(await place.runForJson('webhooks', 'list')).toMatchObject([
      { id: row?.id, type: 'contact.received', state: 'dead' },
    ]);
    expect(await place.runForJson('emails', 'list')).toEqual([]);
    expect(await visitor.readMetric('kestrova_outbox_webhooks{state="dead"}')).toBe(1);
    expect(await visitor.readMetric('kestrova_outbox_emails{state="dead"}')).toBe(0);
    const resend = (group: string, id = '') => place.run(group, 'resend', id.slice(0, 20));
    expect((await resend('emails', row?.id)).errors).toContain('There is no email');
    expect((await resend('webhooks', row?.id)).output).toBe('{"resent":1}\n');
    await receive(email);
  });

  test('tells of a change of status', async () => {
    receiver.setStatus(200);
    const { data } = await applyAndOpen(server);
    const [received] = await receive(data.email);
    const reference = String(received?.data['reference']);
    const sentence = 'We meet on Monday.';
    await place.run('applications', 'status', reference, 'interview', '--sentence', sentence);
    const changed = () =>
      receiver.listAccepted(reference).find(({ type }) => type === 'application.status-changed');
    expect((await until(changed)).data).toMatchObject({ reference, status: 'interview', sentence });
  });

  test('tells of a withdrawal, and no longer of its application', async () => {
    receiver.setStatus(503);
    const { data, own } = await applyAndOpen(server);
    const waiting = await findRow(data.email);
    const { reference } = await queries
      .selectFrom('applications')
      .select('reference')
      .where('id', '=', waiting?.recordId ?? '')
      .executeTakeFirstOrThrow();
    expect((await own.withdraw()).status).toBe(200);
    expect(await findRow(data.email)).toBeUndefined();
    receiver.setStatus(200);
    const { jobCode, jobTitle } = data;
    expect(await receive(reference)).toMatchObject([
      { type: 'application.withdrawn', data: { reference, jobCode, jobTitle } },
    ]);
  });

  test('does not tell of a record that was erased', async () => {
    receiver.setStatus(503);
    const { email } = await visitor.contact();
    const id = (await findRow(email))?.id;
    const { output } = await place.run('people', 'erase', email, '--yes');
    expect(JSON.parse(output)).toMatchObject({ records: 1, emails: 2, webhooks: 1 });
    receiver.setStatus(200);
    await receive((await visitor.contact()).email);
    expect(await findRow(email)).toBeUndefined();
    expect(receiver.listAccepted(email).map((event) => event.id)).not.toContain(id);
  });

  test('sends no webhook as an email', async () => {
    for (const outcome of ['delayed', 'dead']) {
      const metric = `kestrova_email_attempts_total{outcome="${outcome}"}`;
      expect(await visitor.readMetric(metric)).toBe(0);
    }
  });
});

test('gives up an attempt that gets no response in time, without naming the address', async () => {
  const { port } = await openForTest(startTcpServer());
  const url = `http://127.0.0.1:${port}/secret`;
  const channel = createWebhookChannel({ url, secret: `whsec_${btoa('k'.repeat(24))}` }, 20);
  const row = { id: 'a', content: '{}' } as Parameters<typeof channel.send>[0];
  const sending = channel.send(row, { begin: () => Promise.resolve(true), isLastAttempt: false });
  await expect(sending).rejects.toThrow('the receiver did not answer (TimeoutError)');
});
