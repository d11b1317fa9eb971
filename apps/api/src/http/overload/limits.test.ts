import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';
import { createTestPlace, startTestServer } from '../../testing/test-server.ts';
import { createContactRequest, type Visitor } from '../../testing/visitor.ts';
import { createServerOptions } from '../server-options.ts';

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
  const run = await startServerProcess(createTestPlace('sqlite', { LOG_LEVEL: 'info' }));
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

test(
  'responds to a request that arrives too slowly with a message',
  { tags: ['ASVS-2.4.1'] },
  async () => {
    const { config } = await createTestPlace('sqlite');
    const http = { headersTimeout: 50, connectionsCheckingInterval: 50 };
    await using app = fastify({ ...createServerOptions(config), http });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 .*took too long/s);
  },
);
