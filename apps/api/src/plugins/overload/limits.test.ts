import { schemas } from '@kestrova/api-contract';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/running-server.ts';
import { createFile, createPdf, mimeTypes } from '../../testing/sample-files.ts';
import { startScannerServer } from '../../testing/scanner-server.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
} from '../../testing/visitor.ts';

describe('limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', {
      RATE_LIMIT_POSTS_PER_MINUTE: '6',
      UPLOAD_IDLE_SECONDS: '1',
    });
  });
  afterAll(() => server.stop());

  /** Sends a request, and then a piece every 50 milliseconds for as long as it may. */
  const sendRaw = async (request: string, piece = ''): Promise<string> => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(request);
    const timer = setInterval(() => socket.write(piece), 50);
    const answer = await text(socket);
    clearInterval(timer);
    return answer;
  };

  test('a body that never ends, or arrives drop by drop, is answered 408 and cut', async () => {
    const { csrfToken } = schemas.issueCsrfToken.response.parse(
      await (await server.visitor.get('/v1/website/csrf-token')).json(),
    );
    const head = `POST /v1/website/contact/new-contact-request HTTP/1.1\r\nHost: a\r\nCookie: XSRF-TOKEN=${csrfToken}\r\nX-XSRF-TOKEN: ${csrfToken}\r\n`;
    const start = (length: number) =>
      `${head}Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`;
    const [silent, dripping, slow] = await Promise.all([
      sendRaw(start(9000)),
      sendRaw(start(9000), 'x'),
      sendRaw(start(9000), 'x'.repeat(200)),
    ]);
    expect(silent).toMatch(/^HTTP\/1.1 408 .*took too long/s);
    expect(dripping).toMatch(/^HTTP\/1.1 408 .*took too long/s);
    // Slow, but it arrives: it is read to its end, and is no JSON.
    expect(slow).toMatch(/^HTTP\/1.1 400 /);
  });

  test('headers that never end are answered 408', async () => {
    expect(await sendRaw('GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1.1 408 /);
  });

  test('a request that is worked on for longer than a connection may be idle is answered', async () => {
    const scanner = await startScannerServer({
      behaviour: 'clean',
      moment: 'after the stream',
      delay: 2500,
    });
    const patient = await startTestServer('sqlite', {
      CLAMD_URL: scanner.url,
      UPLOAD_IDLE_SECONDS: '1',
    });
    const form = createApplicationForm(createApplicationData(), {
      cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf),
    });
    expect((await patient.visitor.sendApplication(form)).status).toBe(200);
    await patient.stop();
    await scanner.stop();
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
