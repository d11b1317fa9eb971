import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { createSmtpTransport } from './smtp-transport.ts';

let mail: MailServer;
beforeAll(async () => {
  // It offers no TLS.
  mail = await startMailServer();
});
afterAll(() => mail.stop());

const check = async (query: string) => {
  const url = `${mail.url.replace('//', '//kestrova:secret@')}${query}`;
  const transport = createSmtpTransport(url, 'no-reply@kestrova.example', 1000);
  await transport.check().finally(() => {
    transport.close();
  });
};

test('keeps the password from a mail server that offers no TLS', async () => {
  await expect(check('')).rejects.toMatchObject({ code: 'ETLS' });
  expect(mail.passwords).toEqual([]);
});

test('sends the password without TLS where the URL allows it', async () => {
  await check('/?requireTLS=false');
  expect(mail.passwords).toEqual(['secret']);
});
