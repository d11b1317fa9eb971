import { once } from 'node:events';
import {
  createServer,
  request as startRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { sendRequest } from './testing/send-request.ts';
import { NO_API, startSite, startSiteForTests } from './testing/start-site.ts';

/** The API behind the site; each test says how it responds to its request. */
const api = createServer();
await once(api.listen(0, '127.0.0.1'), 'listening');
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
const findSite = startSiteForTests(() => `http://127.0.0.1:${(api.address() as AddressInfo).port}`);

/** Spellings of a path out of `/v1` for some servers. */
const steps = String.raw`../ ..\ ..%2f ..%5c ..;/ ..%252f ..%255c ../// .././ ..%09/ %2e%2e/ %2e%2e\ %2e%2e%2f %2e%2e%5c .%2e/ %252e%252e/ %252e%252e%252f %c0%ae%c0%ae/`;
const paths = steps
  .split(' ')
  .flatMap((step) => [
    `/v1/${step}metrics`,
    `/v1/${step}${step}health/ready`,
    `/v1/website/${step}${step}${step}docs/json`,
  ]);

const call = (path: string, init?: RequestInit) => fetch(`${findSite().url}/v1/${path}`, init);

test(
  'forwards a whole call, and its response without the headers of the site',
  { tags: ['ASVS-4.1.3'] },
  async () => {
    api.once('request', (request, response) => {
      const cookies = { 'Set-Cookie': ['a=1', 'b=2'], 'X-Received-Url': request.url ?? '' };
      response.writeHead(201, cookies);
      response.write(`${request.method} ${String(request.headers['x-xsrf-token'])} `);
      request.pipe(response);
    });
    const headers = { 'X-XSRF-TOKEN': 'pair' };
    const url = 'website/contact/%3F%2520$&?lang=en';
    const response = await call(url, { method: 'POST', headers, body: 'hello' });
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-received-url')).toBe(`/v1/${url}`);
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(await response.text()).toBe('POST pair hello');
  },
);

test('forwards a query as it is, also a malformed one', async () => {
  for (const query of ['lang=%', 'lang=%E0%A4', 'from=/../jobs']) {
    api.once('request', (request, response) => response.end(request.url));
    const response = await call(`website/jobs?${query}`);
    expect(await response.text()).toBe(`/v1/website/jobs?${query}`);
  }
});

test(
  'appends the address of the client behind any number of proxies',
  { tags: ['ASVS-4.1.3'] },
  async () => {
    api.once('request', ({ headers }, response) => response.end(JSON.stringify(headers)));
    const response = await call('any', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(await response.json()).toMatchObject({
      'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.7, .*(?:127\.0\.0\.1|::1)$/),
      'x-forwarded-host': new URL(findSite().url).host,
      'x-forwarded-proto': 'http',
    });
  },
);

test('does not forward a path that leads out of /v1', { tags: ['ASVS-4.1.3'] }, async () => {
  const reached = new Set<string>();
  const collect = (request: IncomingMessage, response: ServerResponse) => {
    reached.add(new URL(request.url ?? '', 'http://localhost').pathname);
    response.end();
  };
  api.on('request', collect);
  for (const path of paths) await sendRequest(findSite().url, { path });
  api.off('request', collect);
  for (const path of reached) expect(path).toMatch(/^\/v1\//);
});

test(
  'responds 503 with a message if the API is down or closes the connection',
  { tags: ['ASVS-16.5.1'] },
  async () => {
    api.once('request', (request) => request.socket.destroy());
    const alone = await startSite(NO_API);
    for (const { url } of [findSite(), alone]) {
      const response = await fetch(`${url}/v1/any`, { method: 'POST', body: 'x' });
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('retry-after')).toBe('30');
      expect(await response.json()).toEqual({
        error:
          'Our server cannot be reached at the moment. Nothing you typed is lost; please try again in a minute.',
      });
    }
    await alone.stop();
  },
);

const startUpload = () => {
  const request = startRequest(`${findSite().url}/v1/upload`, { method: 'POST' });
  request.write(Buffer.alloc(64 * 1024));
  return request;
};

test('streams an upload: its first part arrives before the last is sent', async () => {
  const arrived = Promise.withResolvers<void>();
  api.once('request', (request, response) => {
    request.once('data', () => arrived.resolve());
    request.on('end', () => response.end('whole')).resume();
  });
  const request = startUpload();
  await arrived.promise;
  request.end(Buffer.alloc(64 * 1024));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(await text(response)).toBe('whole');
});

test('answers the calls that it has received before it stops', async () => {
  const arrived = Promise.withResolvers<ServerResponse>();
  api.once('request', (_request, response) => arrived.resolve(response));
  const site = await startSite(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  const answer = fetch(`${site.url}/v1/any`);
  const response = await arrived.promise;
  const stopped = site.stop();
  response.end('answered');
  expect(await (await answer).text()).toBe('answered');
  // Also if the browser keeps its connection open.
  await stopped;
});
