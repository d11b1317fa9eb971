import { responses } from '@kestrova/api-contract';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/running-server.ts';
import { createContactRequest } from '../testing/visitor.ts';

describe('limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', {
      RATE_LIMIT_POSTS_PER_MINUTE: '4',
      UPLOAD_IDLE_SECONDS: '1',
    });
  });
  afterAll(() => server.stop());

  const sendRaw = async (request: string): Promise<string> => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(request);
    return text(socket);
  };

  test('a body that never ends does not keep its connection', async () => {
    const { csrfToken } = responses.issueCsrfToken.parse(
      await (await server.visitor.get('/v1/website/csrf-token')).json(),
    );
    const head = `POST /v1/website/contact/new-contact-request HTTP/1.1\r\nHost: a\r\nCookie: XSRF-TOKEN=${csrfToken}\r\nX-XSRF-TOKEN: ${csrfToken}\r\n`;
    const started = performance.now();
    await sendRaw(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('one POST too many in a minute answers 429 with Retry-After', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await server.visitor.sendContactRequest(createContactRequest())).status);
    }
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await server.visitor.sendContactRequest(createContactRequest());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      exceptionMsg: expect.stringContaining('wait a minute'),
    });
  });

  test('reading is not limited', async () => {
    const read = await Promise.all(
      Array.from({ length: 50 }, () => server.visitor.get('/v1/website/job/get-all-jobs')),
    );
    expect(read.every((response) => response.status === 200)).toBe(true);
  });

  test.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['a flood of headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(4000)}\r\n`, 431],
    ['a long header', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'b'.repeat(40_000)}\r\n\r\n`, 431],
  ])('answers %s with words', async (_, request, status) => {
    const answer = await sendRaw(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('{"exceptionMsg":"');
  });

  test('every answer carries the headers that keep browsers from doing more with it', async () => {
    for (const path of ['/v1/website/job/get-all-jobs', '/nowhere', '/health/live']) {
      const { headers } = await server.visitor.get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('server')).toBeNull();
    }
  });
});
