import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { createContactRequest, readMail, readResponse, findEmail } from '../../testing/visitor.ts';
import { listContactRequests } from './contact-service.ts';

const server = await startTestServer('sqlite');

const findRows = async (email: string) => {
  const rows = listContactRequests(server.services.database.queries);
  return (await Array.fromAsync(rows)).filter((row) => row.email === email);
};

/** Waits for the email to the team about the request of an address. */
const findNotice = (email: string) =>
  until(async () =>
    (await readMail(server.dataDir)).find(
      ({ to, text }) => to?.[0]?.address === 'business@kestrova.example' && text?.includes(email),
    ),
  );

test('saves every field, and emails the visitor and the team', async () => {
  const request = createContactRequest({ fullName: "Ana-María O'Brien" });
  const responseMessage = expect.stringMatching(
    /^Thank you for your message. Your reference is C-\w{4}-\w{4}\./,
  );
  const sent = server.visitor.sendContactRequest(request);
  expect(await readResponse(sent)).toEqual([200, { responseCode: 1, responseMessage }]);
  expect(await findRows(request.email)).toEqual([expect.objectContaining(request)]);

  const confirmation = await findEmail(server.dataDir, request.email);
  const notice = await findNotice(request.email);
  const { email: _, country: __, ...typed } = request;
  for (const value of Object.values(typed))
    expect(JSON.stringify(confirmation)).not.toContain(value);
  expect(confirmation.text).toMatch(/Reference: C-\w{4}-\w{4}/);
  expect(notice.html).toContain('&lt;ledgers&gt; &amp; &quot;settlement&quot;');
  expect(notice.replyTo?.[0]?.address).toBe(request.email);
  for (const value of Object.values(request)) expect(notice.text).toContain(value);
  expect(await readMail(server.dataDir)).toHaveLength(2);
});

test('accepts a request without a country', async () => {
  const { country: _, ...request } = createContactRequest();
  expect((await server.visitor.sendContactRequest(request)).status).toBe(200);
  expect(await findRows(request.email)).toEqual([expect.objectContaining({ country: null })]);
});

test.each([
  [{ fullName: 'A' }, 'Name must contain minimum 3 characters'],
  [{ companyType: 7 }, 'Company website must not be empty.'],
])('rejects %j', { tags: ['ASVS-2.2.2'] }, async (changes, message) => {
  const sent = server.visitor.sendContactRequest({ ...createContactRequest(), ...changes });
  expect(await readResponse(sent)).toEqual([400, { exceptionMsg: message }]);
});

test('rejects a message that is too large with 413', async () => {
  const sent = server.visitor.sendContactRequest({ message: 'a'.repeat(300_000) });
  const exceptionMsg = 'What was sent is too large. Please shorten it and send it again.';
  expect(await readResponse(sent)).toEqual([413, { exceptionMsg }]);
});

test('rejects a compressed request with 415, and asks for one without compression', async () => {
  const response = await server.visitor.post(
    '/contact/new-contact-request',
    gzipSync(JSON.stringify(createContactRequest())),
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  );
  expect(response.headers.get('accept-encoding')).toBe('identity');
  const exceptionMsg = 'The request is compressed. Please send it again without compression.';
  expect(await readResponse(response)).toEqual([415, { exceptionMsg }]);
});

test('rejects a key that is not visible ASCII with 400', async () => {
  const response = await server.visitor.sendContactRequest(createContactRequest(), 'a b');
  expect(response.status).toBe(400);
});
