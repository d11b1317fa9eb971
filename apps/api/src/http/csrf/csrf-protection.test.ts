import { schemas } from '@kestrova/api-contract';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { createContactRequest } from '../../testing/visitor.ts';
import { createCsrfTokens } from './csrf-protection.ts';

const path = '/v1/website/contact/new-contact-request';

const server = await startTestServer('sqlite', { ALLOWED_ORIGINS: 'https://www.kestrova.example' });
const issued = await server.visitor.get('/v1/website/csrf-token');
const { csrfToken: token } = schemas.issueCsrfToken.response.parse(await issued.json());

const send = (headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url: path, payload: createContactRequest(), headers });
const foreignToken = createCsrfTokens('x'.repeat(32)).create();
/** Another program on the same domain may use the name, and the older cookie is sent first. */
const sharedCookies = `XSRF-TOKEN=${foreignToken}; XSRF-TOKEN=${token}`;
const pair = (value = token) => ({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value });

test(
  'sets a cookie for scripts, not for other sites',
  { tags: ['ASVS-3.3.2', 'ASVS-3.3.5'] },
  async () => {
    const response = await server.app.inject({ url: '/v1/website/job/get-all-jobs' });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{24}\.[\w-]{43}; Path=\/; SameSite=Strict$/);
    const again = await server.app.inject({
      url: '/v1/website/job/get-all-jobs',
      headers: { cookie: `a=b; XSRF-TOKEN=${token}` },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
  },
);

test('returns the value of the cookie from the token endpoint, and replaces one that is not ours', async () => {
  const fresh = await server.app.inject({ url: '/v1/website/csrf-token' });
  const { csrfToken } = schemas.issueCsrfToken.response.parse(fresh.json());
  expect(String(fresh.headers['set-cookie'])).toContain(`XSRF-TOKEN=${csrfToken};`);
  const repeated = await server.app.inject({ url: '/v1/website/csrf-token', headers: pair() });
  expect(repeated.json()).toEqual({ csrfToken: token });
  const shared = { url: '/v1/website/csrf-token', headers: { cookie: sharedCookies } };
  expect((await server.app.inject(shared)).json()).toEqual({ csrfToken: token });
  const other = await server.app.inject({
    url: '/v1/website/csrf-token',
    headers: pair(foreignToken),
  });
  expect(other.json()).not.toEqual({ csrfToken: foreignToken });
});

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a cookie alone', { cookie: `XSRF-TOKEN=${token}` }],
  ['a header alone', { 'x-xsrf-token': token }],
  ['two different tokens', { ...pair(), 'x-xsrf-token': foreignToken }],
  ['a pair signed with another secret', pair(foreignToken)],
  ['a pair of another program', { cookie: sharedCookies, 'x-xsrf-token': foreignToken }],
  ['a malformed pair', pair('x')],
  ['an empty pair', pair('')],
  [
    'a browser of another site',
    { ...pair(), 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ],
  [
    'another site on our domain',
    { ...pair(), 'sec-fetch-site': 'same-site', origin: 'https://blog.kestrova.example' },
  ],
  ['another site in an old browser', { ...pair(), origin: 'https://evil.example' }],
  ['a sandboxed frame', { ...pair(), origin: 'null' }],
])(
  'rejects %s with 403',
  { tags: ['ASVS-3.3.3', 'ASVS-3.4.2', 'ASVS-3.5.1', 'ASVS-3.5.2'] },
  async (_, headers) => {
    const response = await send(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toHaveProperty('exceptionMsg');
  },
);

test.each([
  ['a client that is not a browser', {}],
  ['our page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4001' }],
  ['an allowed origin', { 'sec-fetch-site': 'same-site', origin: 'https://www.kestrova.example' }],
  ['an allowed origin in an old browser', { origin: 'https://www.kestrova.example' }],
  ['a browser that keeps a cookie of another program too', { cookie: sharedCookies }],
])('accepts a pair from %s', { tags: ['ASVS-3.4.2', 'ASVS-3.5.1'] }, async (_, headers) => {
  expect((await send({ ...pair(), ...headers })).statusCode).toBe(200);
});

test('sets a Secure cookie behind a TLS proxy', { tags: ['ASVS-3.3.1'] }, async () => {
  const proxied = await startTestServer('sqlite', {
    TRUST_PROXY: '1',
    COOKIE_DOMAIN: 'kestrova.example',
  });
  const response = await proxied.app.inject({
    url: '/v1/website/csrf-token',
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(response.headers['set-cookie']).toMatch(/; Domain=kestrova.example; Secure$/);
});
