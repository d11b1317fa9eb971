import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { openForTest } from '../../testing/open-for-test.ts';
import type { StoredEmail } from '../outbox-repository.ts';
import { checkMailServer, createSmtpTransport } from './smtp-transport.ts';

// It offers no TLS.
const mail = await openForTest(startMailServer());

const row: StoredEmail = {
  id: '1',
  channel: 'email',
  recordId: '1',
  messageId: '<1@kestrova.example>',
  recipient: 'asha@example.com',
  replyTo: null,
  subject: 'Hello',
  content: '',
  text: 'Hello',
  html: 'Hello',
  unsubscribeUrl: undefined,
  state: 'waiting',
  attempts: 0,
  createdAt: '2026-11-22T10:00:00.000Z',
  nextAttemptAt: '2026-11-22T10:00:00.000Z',
  leaseToken: null,
  sentAt: null,
  lastError: null,
  handedOverAt: null,
  attachments: null,
  confirms: null,
  sender: null,
};

const options = { from: 'no-reply@kestrova.example', ehloName: 'www.kestrova.example' };

const check = (query: string) => {
  const url = `${mail.url.replace('//', '//kestrova:secret@')}${query}`;
  return checkMailServer(url, { ...options, timeout: 1000 });
};

test('does not send the password to a mail server without TLS', async () => {
  await expect(check('')).rejects.toMatchObject({ code: 'ETLS' });
  expect(mail.passwords).toEqual([]);
});

test('sends the password without TLS if the URL allows it', async () => {
  await check('/?requireTLS=false');
  expect(mail.passwords).toEqual(['secret']);
});

test('introduces itself with the given name', async () => {
  await check('/?requireTLS=false');
  expect(mail.clientNames).toEqual(new Set(['www.kestrova.example']));
});

test('times out on a silent mail server', async () => {
  mail.setMode('silent');
  const transport = createSmtpTransport(mail.url, { ...options, timeout: 100 });
  await expect(transport.send(row, [], async () => true)).rejects.toMatchObject({
    message: expect.stringContaining('ETIMEDOUT'),
    rejection: { mayHaveArrived: false },
  });
});
