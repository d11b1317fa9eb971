import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/running-server.ts';
import { createContactRequest } from '../../testing/visitor.ts';
import { createCsrfTokens } from './csrf-token.ts';

const path = '/v1/website/contact/new-contact-request';

describe('cross-site request forgery (OWASP ASVS 5.0, 3.5)', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { ALLOWED_ORIGINS: 'https://www.kestrova.example' });
    const response = await server.visitor.get('/v1/website/job/get-all-jobs');
    token = /XSRF-TOKEN=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  });
  afterAll(() => server.stop());

  const send = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: path, payload: createContactRequest(), headers });
  const pair = (value = token) => ({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value });

  test('any GET without a cookie sets one that scripts can read and other sites cannot send', async () => {
    const response = await server.app.inject({ url: '/v1/website/job/get-all-jobs' });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{24}\.[\w-]{43}; Path=\/; SameSite=Strict$/);
    const again = await server.app.inject({
      url: '/v1/website/job/get-all-jobs',
      headers: { cookie: `a=b; XSRF-TOKEN=${token}` },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('the token endpoint gives the value of its one cookie', async () => {
    const fresh = await server.app.inject({ url: '/v1/website/csrf-token' });
    const { csrfToken } = fresh.json<{ csrfToken: string }>();
    expect(String(fresh.headers['set-cookie'])).toContain(`XSRF-TOKEN=${csrfToken};`);
    const kept = await server.app.inject({ url: '/v1/website/csrf-token', headers: pair() });
    expect(kept.json()).toEqual({ csrfToken: token });
  });

  test('a matching pair passes', async () => {
    expect((await send(pair())).statusCode).toBe(200);
  });

  test.each([
    ['nothing', () => ({})],
    ['a cookie alone', () => ({ cookie: `XSRF-TOKEN=${token}` })],
    ['a header alone', () => ({ 'x-xsrf-token': token })],
    [
      'two different tokens of ours',
      () => ({ ...pair(), 'x-xsrf-token': createCsrfTokens('x'.repeat(32)).create() }),
    ],
    ['a pair that we did not sign', () => pair(createCsrfTokens('x'.repeat(32)).create())],
    ['a pair of nonsense', () => pair('x')],
    ['an empty pair', () => pair('')],
    [
      'a browser of another site',
      () => ({ ...pair(), 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
    ],
    [
      'another site on our domain',
      () => ({ ...pair(), 'sec-fetch-site': 'same-site', origin: 'https://blog.kestrova.example' }),
    ],
    ['another site in an old browser', () => ({ ...pair(), origin: 'https://evil.example' })],
    ['a sandboxed frame', () => ({ ...pair(), origin: 'null' })],
  ])('%s is refused with 403', async (_, headers) => {
    const response = await send(headers());
    expect(response.statusCode).toBe(403);
    expect(response.json()).toHaveProperty('exceptionMsg');
  });

  test.each([
    ['our page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4001' }],
    [
      'an allowed origin',
      { 'sec-fetch-site': 'same-site', origin: 'https://www.kestrova.example' },
    ],
    ['an allowed origin in an old browser', { origin: 'https://www.kestrova.example' }],
  ])('a pair from %s passes', async (_, headers) => {
    expect((await send({ ...pair(), ...headers })).statusCode).toBe(200);
  });

  test('behind a trusted proxy with TLS the cookie is Secure', async () => {
    const proxied = await startTestServer('sqlite', {
      TRUST_PROXY: '1',
      COOKIE_DOMAIN: 'kestrova.example',
    });
    const response = await proxied.app.inject({
      url: '/v1/website/csrf-token',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(response.headers['set-cookie']).toMatch(/; Domain=kestrova.example; Secure$/);
    await proxied.stop();
  });
});
