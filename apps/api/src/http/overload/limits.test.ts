import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { fastify, type FastifyRequest } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startServerRun } from '../../testing/server-process.ts';
import { createTestPlace, startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { createContactRequest, type Visitor } from '../../testing/visitor.ts';
import { day, minute } from '../../time.ts';
import { idleTimeout } from './idle-timeout.ts';

afterEach(() => vi.useRealTimers());

/** The head of a contact request with a body of this size in bytes. */
function createHead({ tokens }: Visitor, length: number): string {
  const fields = { ...tokens, Host: 'a', 'Content-Type': 'application/json' };
  const lines = Object.entries(fields).map((field) => field.join(': '));
  const { path } = endpoints.submitContactRequest;
  return `POST ${API_PREFIX}${path} HTTP/1.1\r\nContent-Length: ${length}\r\n${lines.join('\r\n')}\r\n\r\n`;
}

describe('limits', async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_POSTS_PER_MINUTE: '4' });

  const tags = ['ASVS-2.3.2', 'ASVS-2.4.1', 'ASVS-5.2.4'];
  test('rejects a POST above the rate limit with 429 and Retry-After', { tags }, async () => {
    const send = () => server.visitor.sendContactRequest(createContactRequest());
    for (let count = 0; count < 4; count += 1) expect((await send()).status).toBe(200);
    const limited = await send();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await limited.json()).toEqual({
      exceptionMsg: expect.stringMatching(/wait a minute.+write to business@kestrova.example/),
    });
  });

  test('ends the rate limit after a minute, even if the clock is set back by a year', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    vi.advanceTimersByTime(365 * day);
    const send = () => server.visitor.sendContactRequest(createContactRequest());
    while ((await send()).status !== 429);
    vi.setSystemTime(Date.now() - 365 * day);
    vi.advanceTimersByTime(minute);
    expect((await send()).status).toBe(200);
  });

  test('does not limit reads', async () => {
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
      const socket = connect(server.port, '127.0.0.1');
      socket.write(request);
      const response = await text(socket);
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(response).toContain('{"exceptionMsg":"');
    },
  );
});

test('logs no error for a connection that is reset, whose address is unknown', async () => {
  const run = await startServerRun(createTestPlace('sqlite', { LOG_LEVEL: 'info' }));
  const body = JSON.stringify(createContactRequest());
  const socket = connect(run.server.port, '127.0.0.1', () => {
    socket.write(createHead(run.visitor, Buffer.byteLength(body)) + body);
    socket.resetAndDestroy();
  });
  await once(socket, 'close');
  // This request arrives after the reset.
  await run.visitor.contact();
  await run.server.end('SIGTERM');
  expect(run.server.readLog()).not.toContain('"level":"error"');
});

describe('the timeouts of requests', async () => {
  const server = await startTestServer('sqlite', { UPLOAD_IDLE_SECONDS: '1' });

  const post = `${createHead(server.visitor, 40_000)}{`;

  test.each([
    ['headers that arrive too slowly', 'GET / HTTP/1.1\r\nHost: a\r\n', true],
    ['a body that arrives too slowly', post, true],
    ['a body that stops', post, false],
  ])(
    'rejects %s with 408, and closes the connection',
    { tags: ['ASVS-2.4.1'] },
    async (_, start, continues) => {
      const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: continues });
      let response = '';
      socket.on('data', (chunk) => (response += String(chunk)));
      // A write after the server has closed the connection fails.
      socket.on('error', () => undefined);
      socket.write(start);
      const timer = setInterval(() => continues && socket.write('x'), 10);
      await new Promise((resolve) => socket.once('close', resolve));
      clearInterval(timer);
      expect(response).toMatch(/^HTTP\/1.1 408 .*took too long/s);
    },
  );

  test('sends the response of a handler that takes longer than the idle timeout', async () => {
    await using app = fastify({ connectionTimeout: 20_000 });
    await app.register(idleTimeout, { idleTimeoutMs: 20_000 });
    app.get('/', (request, reply) => {
      // Node emits this for an idle connection, and closes it without a listener.
      request.raw.socket.emit('timeout');
      return reply.send('late');
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await (await fetch(url)).text()).toBe('late');
  });

  test('accepts a body that waits for its handler', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await using app = fastify();
    await app.register(idleTimeout, { idleTimeoutMs: 20_000 });
    app.addContentTypeParser('text/plain', async (request: FastifyRequest, body: Readable) => {
      // The buffers are full, so the rest is sent only once this is read.
      await until(() => request.raw.readableLength > 0);
      vi.advanceTimersByTime(60_000);
      return (await text(body)).length;
    });
    app.post('/', (request, reply) => reply.send(String(request.body)));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'text/plain', connection: 'close' };
    const response = await fetch(url, { method: 'POST', body: 'x'.repeat(900_000), headers });
    expect(await response.text()).toBe('900000');
  });
});
