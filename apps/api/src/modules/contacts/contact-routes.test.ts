import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMail } from '../../testing/read-mail.ts';
import { startTestServer, type TestServer } from '../../testing/running-server.ts';
import { dialects } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { createContactRequest } from '../../testing/visitor.ts';
import { listContactRequests } from './contact-repository.ts';

describe.each(dialects)('contact requests on %s', (dialect) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(dialect);
  });
  afterAll(() => server.stop());

  const findRows = async (email: string) =>
    (await listContactRequests(server.services.database.queries, undefined)).filter(
      (row) => row.email === email,
    );

  test('keeps every field, and writes to both sides', async () => {
    const request = createContactRequest({ fullName: 'Ana-María O’Brien'.replace('’', "'") });
    const response = await server.visitor.sendContactRequest(request);
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({
      responseCode: 1,
      responseMessage: expect.stringMatching(/Your reference is C-\w{4}-\w{4}\./),
    });
    expect(await findRows(request.email)).toEqual([expect.objectContaining(request)]);

    const verifyToken = (address: string | undefined) => address === request.email;
    await until(async () => {
      const emails = await readMail(server.dataDir);
      return emails.filter((mail) => verifyToken(mail.to?.[0]?.address)).length === 1;
    });
    await until(async () => {
      const emails = await readMail(server.dataDir);
      return emails.some((mail) => verifyToken(mail.replyTo?.[0]?.address));
    });
    const emails = await readMail(server.dataDir);
    const thanks = emails.find((mail) => verifyToken(mail.to?.[0]?.address));
    const notice = emails.find((mail) => verifyToken(mail.replyTo?.[0]?.address));
    const { email: _, country: __, ...typed } = request;
    for (const value of Object.values(typed)) expect(JSON.stringify(thanks)).not.toContain(value);
    expect(thanks?.text).toMatch(/Reference: C-\w{4}-\w{4}/);
    expect(notice?.html).toContain('&lt;ledgers&gt; &amp; &quot;settlement&quot;');
    expect(notice?.to?.[0]?.address).toBe('business@kestrova.example');
    for (const value of Object.values(request)) expect(notice?.text).toContain(value);
  });

  test('writes to the team alone where the address is longer than mail servers take', async () => {
    const request = createContactRequest({ email: `${'a'.repeat(900)}@example.com` });
    expect((await server.visitor.sendContactRequest(request)).status).toBe(200);
    const findNotice = async () =>
      (await readMail(server.dataDir)).find((mail) => mail.text?.includes(request.email));
    await until(async () => (await findNotice()) !== undefined);
    expect(await findNotice()).toMatchObject({ to: [{ address: 'business@kestrova.example' }] });
    expect((await findNotice())?.replyTo).toBeUndefined();
  });

  test('accepts a request without a country', async () => {
    const { country: _, ...request } = createContactRequest();
    expect((await server.visitor.sendContactRequest(request)).status).toBe(200);
    expect(await findRows(request.email)).toEqual([expect.objectContaining({ country: null })]);
  });

  test.each([
    [{ fullName: '' }, 'Name must not be empty.'],
    [{ fullName: 'A' }, 'Name must contain minimum 3 characters'],
    [{ email: 'someone@example.museum' }, 'Enter a valid email address.'],
    [{ phoneNumber: '123' }, 'Contact number must be at least 12 digits long'],
    [{ message: 'abc' }, 'Message must contain minimum 4 characters'],
    [{ message: 'a\0bcd' }, expect.stringContaining('hidden character')],
    [{ country: 'France' }, 'Country must be India or USA.'],
    [{ companyType: 7 }, 'Company website must not be empty.'],
  ])('refuses %j in the words of the form', async (changes, message) => {
    const response = await server.visitor.sendContactRequest({
      ...createContactRequest(),
      ...changes,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ exceptionMsg: message });
  });

  test('replays the first answer to a repeated key, and keeps one record', async () => {
    const request = createContactRequest();
    const key = crypto.randomUUID();
    const first = await server.visitor.sendContactRequest(request, key);
    const again = await server.visitor.sendContactRequest(request, key);
    expect([again.status, await again.text()]).toEqual([200, await first.text()]);
    expect(await findRows(request.email)).toHaveLength(1);
    const other = await server.visitor.sendContactRequest(createContactRequest(), key);
    expect(other.status).toBe(422);
  });

  test('gives twins that arrive together one record and one answer', async () => {
    const request = createContactRequest();
    const key = crypto.randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => server.visitor.sendContactRequest(request, key)),
    );
    expect(responses.map((response) => response.status)).toEqual(Array(12).fill(200));
    const answers = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(answers).size).toBe(1);
    expect(await findRows(request.email)).toHaveLength(1);
  });

  test('refuses a key that is not visible ASCII', async () => {
    const response = await server.visitor.sendContactRequest(createContactRequest(), 'a b');
    expect(response.status).toBe(400);
  });
});
