import { endpoints, FORM_CHECK_HEADER } from '@kestrova/api-contract';
import { describe, expect, test } from 'vitest';
import { listContactRequests } from '../modules/contacts/contact-service.ts';
import { createCv } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/test-server.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  readResponse,
} from '../testing/visitor.ts';

describe('forms that a program filled in', { tags: ['ASVS-2.4.1', 'ASVS-2.4.2'] }, async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_POSTS_PER_MINUTE: '200' });

  const sendContactRequest = (check: string, request = createContactRequest()) =>
    server.visitor.postJson(endpoints.submitContactRequest.path, request, {
      [FORM_CHECK_HEADER]: check,
    });

  test.each([
    ['a filled honeypot', 'honeypot', 'seconds=40.0; trap=1', 'visitors do not see'],
    ['a filled honeypot without a time', 'honeypot', 'trap=1', 'visitors do not see'],
    ['a press at once', 'too-fast', 'seconds=0.2; trap=0', 'faster than people can'],
    ['a press in the first second', 'too-fast', 'seconds=0.9; trap=0', 'faster than people can'],
  ])(
    'rejects %s with instructions, counts it as %s, and stores nothing',
    async (_, reason, check, message) => {
      const count = () =>
        server.visitor.readMetric(`kestrova_unsolicited_total{reason="${reason}"}`);
      const before = await count();
      const request = createContactRequest();
      const exceptionMsg = expect.stringMatching(
        `${message}.*Nothing you entered is lost: please send it once more.*write to business@kestrova.example`,
      );
      const sent = sendContactRequest(check, request);
      expect(await readResponse(sent)).toEqual([400, { exceptionMsg }]);
      const rows = await Array.fromAsync(listContactRequests(server.services.database.queries));
      expect(rows.filter(({ email }) => email === request.email)).toEqual([]);
      expect(await count()).toBe(before + 1);
    },
  );

  test('rejects an application before storing its files, with the careers address', async () => {
    const data = createApplicationData();
    const form = createApplicationForm(data, { cv: createCv('cv.pdf', 2_000_000) });
    const send = (check: string) =>
      server.visitor.post(endpoints.submitApplication.path, form, {
        [FORM_CHECK_HEADER]: check,
        'idempotency-key': data.email,
      });
    const rejected = await send('seconds=0.1; trap=0');
    expect(rejected.status).toBe(400);
    expect(await rejected.text()).toContain('careers@kestrova.example');
    expect(await server.listIncoming()).toEqual([]);
    expect(await server.findApplications(data.email)).toEqual([]);

    // The same visitor's next press, some seconds later.
    expect((await send('seconds=3.5; trap=0')).status).toBe(200);
    expect(await server.findApplications(data.email)).toHaveLength(1);
  });

  test('rejects a job alert before validating its entries', async () => {
    const headers = { [FORM_CHECK_HEADER]: 'trap=1' };
    const response = await server.visitor.postJson(endpoints.createJobAlert.path, {}, headers);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/visitors do not see.*careers@kestrova.example/);
  });

  const harmless = ['seconds=1.0; trap=0', 'trap=0', 'x'];
  test.each(harmless)('accepts a form that says %j', async (check) => {
    expect((await sendContactRequest(check)).status).toBe(200);
  });

  test('allows the header for pages on an allowed origin', async () => {
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: `/v1/website${endpoints.submitContactRequest.path}`,
      headers: {
        origin: 'http://localhost:4002',
        'access-control-request-method': 'POST',
        'access-control-request-headers': FORM_CHECK_HEADER,
      },
    });
    expect(preflight.headers['access-control-allow-headers']).toContain(FORM_CHECK_HEADER);
  });
});
