import { fastify, type HTTPMethods } from 'fastify';
import { expect, test } from 'vitest';
import { unexpectedBody } from './unexpected-body.ts';

test.each<HTTPMethods>(['GET', 'DELETE', 'OPTIONS'])(
  'rejects a body of %s with a message, and closes the connection',
  async (method) => {
    await using app = fastify();
    await app.register(unexpectedBody);
    app.route({ method, url: '/', handler: (_request, reply) => reply.send() });
    const response = await app.inject({ method, url: '/', headers: { 'content-length': '5' } });
    expect([response.statusCode, response.headers.connection]).toEqual([400, 'close']);
    expect(response.json()).toMatchObject({
      message: `${method} requests have no body. Please send yours without one.`,
    });
  },
);
