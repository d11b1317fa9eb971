import { schemas } from '@kestrova/api-contract';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/running-server.ts';
import { createFile, createPdf, mimeTypes } from '../../testing/sample-files.ts';
import { startScannerServer } from '../../testing/scanner-server.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
} from '../../testing/visitor.ts';
import { idleTimeout } from './idle-timeout.ts';

describe('limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', {
      RATE_LIMIT_POSTS_PER_MINUTE: '6',
      UPLOAD_IDLE_SECONDS: '1',
    });
  });
  afterAll(() => server.stop());

  /** Sends a request, and then a piece every 50 milliseconds until the connection is closed. */
  const sendRaw = async (request: string, piece = ''): Promise<string> => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(request);
    const timer = setInterval(() => socket.write(piece), 50);
    const response = await text(socket);
    clearInterval(timer);
    return response;
  };

  test(
    'a body that never ends, or arrives drop by drop, gets 408 and is closed',
    { tags: ['ASVS-2.4.1'] },
    async () => {
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
      // Fast enough: it is read to its end, and is no JSON.
      expect(slow).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  test('incomplete headers get 408', async () => {
    expect(await sendRaw('GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1.1 408 /);
  });

  test('closes the connection of incomplete headers although more of them drip in', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.resume().on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await once(socket, 'end');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const timer = setInterval(() => socket.write('x'), 50);
    await closed;
    clearInterval(timer);
  });

  test('a request that is handled for longer than the idle timeout gets its response', async () => {
    const scanner = await startScannerServer({
      behaviour: 'clean',
      moment: 'after the stream',
      delay: 2500,
    });
    const idling = await startTestServer('sqlite', {
      CLAMD_URL: scanner.url,
      UPLOAD_IDLE_SECONDS: '1',
    });
    const form = createApplicationForm(createApplicationData(), {
      cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf),
    });
    expect((await idling.visitor.sendApplication(form)).status).toBe(200);
    await idling.stop();
    await scanner.stop();
  });

  test(
    'a POST above the rate limit gets 429 with Retry-After',
    { tags: ['ASVS-2.3.2', 'ASVS-2.4.1', 'ASVS-5.2.4'] },
    async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await server.visitor.sendContactRequest(createContactRequest())).status);
      }
      expect(statuses).toEqual([200, 200, 200]);
      const limited = await server.visitor.sendContactRequest(createContactRequest());
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await limited.json()).toEqual({
        exceptionMsg: expect.stringMatching(/wait a minute.+write to business@kestrova.example/),
      });
    },
  );

  test('reads are not limited', async () => {
    const read = await Promise.all(
      Array.from({ length: 50 }, () => server.visitor.get('/v1/website/job/get-all-jobs')),
    );
    expect(read.every((response) => response.status === 200)).toBe(true);
  });

  test.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['a flood of headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(4000)}\r\n`, 431],
    ['a long header', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'b'.repeat(40_000)}\r\n\r\n`, 431],
  ])(
    'responds to %s with a message',
    { tags: ['ASVS-4.2.1', 'ASVS-16.5.1'] },
    async (_, request, status) => {
      const response = await sendRaw(request);
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(response).toContain('{"exceptionMsg":"');
    },
  );
});

test('a body that waits for the handler to read it is not slow', async () => {
  const app = fastify({ connectionTimeout: 200 });
  await app.register(idleTimeout, { idleTimeoutMs: 100 });
  app.addContentTypeParser('text/plain', async (_request: unknown, body: NodeJS.ReadableStream) => {
    // The buffers are full, so the rest is sent only once this is read.
    await pause(1000);
    let size = 0;
    for await (const piece of body) size += piece.length;
    return size;
  });
  app.post('/', (request, reply) => reply.send(String(request.body)));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const body = 'x'.repeat(900_000);
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain', connection: 'close' },
  });
  expect(await response.text()).toBe('900000');
  await app.close();
});
