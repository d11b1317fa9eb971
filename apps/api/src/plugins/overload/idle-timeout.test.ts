import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { idleTimeout } from './idle-timeout.ts';

test('a sender whose body waits for us is not cut', async () => {
  const app = fastify({ connectionTimeout: 200 });
  await app.register(idleTimeout, { idleTimeoutMs: 100 });
  app.addContentTypeParser('text/plain', async (_request: unknown, body: NodeJS.ReadableStream) => {
    // More than the buffers hold has been sent; the rest can only come once this is read.
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
