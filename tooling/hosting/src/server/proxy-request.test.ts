import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveSite, type SiteServer } from './serve-site.ts';

let folder: string;
let api: Server | undefined;
let site: SiteServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-proxy-'));
  await writeFile(join(folder, '_headers'), '');
  await writeFile(join(folder, '_redirects'), '/v1/* http://localhost:1/v1/:splat 200');
});

afterEach(async () => {
  await site.close();
  api?.closeAllConnections();
  api?.close();
  await rm(folder, { recursive: true });
});

/** Starts a site whose API is the given listener. */
async function serveWithApi(listener: RequestListener): Promise<void> {
  api = createServer(listener).listen(0);
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  site = await serveSite({ folder, port: 0, apiBaseUrl: `http://localhost:${port}` });
}

test('passes path, query, method, headers and body on, and the response back', async () => {
  await serveWithApi((request, response) => {
    response.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'], 'X-Received-Url': request.url ?? '' });
    response.write(`${request.method} ${String(request.headers['x-xsrf-token'])} `);
    request.pipe(response);
  });
  const response = await fetch(`${site.url}/v1/website/contact?lang=en`, {
    method: 'POST',
    headers: { 'X-XSRF-TOKEN': 'pair' },
    body: 'hello',
  });
  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('x-received-url')).toBe('/v1/website/contact?lang=en');
  expect(await response.text()).toBe('POST pair hello');
});

test('names the client, through however many proxies', { tags: ['ASVS-4.1.3'] }, async () => {
  await serveWithApi((request, response) => response.end(JSON.stringify(request.headers)));
  const response = await fetch(`${site.url}/v1/any`, {
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  });
  expect(await response.json()).toMatchObject({
    'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.7, .*(?:127\.0\.0\.1|::1)$/),
    'x-forwarded-host': new URL(site.url).host,
    'x-forwarded-proto': 'http',
  });
});

test('streams an upload: the first part arrives before the last is sent', async () => {
  const arrived = Promise.withResolvers<void>();
  await serveWithApi((request, response) => {
    request.once('data', () => arrived.resolve());
    request.on('end', () => response.end('whole')).resume();
  });
  async function* upload() {
    yield Buffer.alloc(64 * 1024);
    await arrived.promise;
    yield Buffer.alloc(64 * 1024);
  }
  const response = await fetch(`${site.url}/v1/upload`, {
    method: 'POST',
    body: ReadableStream.from(upload()),
    duplex: 'half',
  });
  expect(await response.text()).toBe('whole');
});

test('aborts the request to the API when the browser does', async () => {
  const aborted = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  await serveWithApi((request) => {
    request.on('close', () => aborted.resolve());
    started.resolve();
  });
  const abort = new AbortController();
  const response = fetch(`${site.url}/v1/slow`, { signal: abort.signal });
  await started.promise;
  abort.abort();
  await expect(response).rejects.toThrow();
  await aborted.promise;
});

test('passes on an early 413 while the upload is still being sent', async () => {
  await serveWithApi((request, response) => {
    response.writeHead(413, { 'Content-Type': 'application/json' });
    response.end('{"exceptionMsg":"too large"}');
    request.resume();
  });
  const response = await fetch(`${site.url}/v1/upload`, {
    method: 'POST',
    body: new Uint8Array(8 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
});

test('responds 502 where the API closes the connection before it responds', async () => {
  await serveWithApi((request) => request.socket.destroy());
  const response = await fetch(`${site.url}/v1/any`);
  expect(response.status).toBe(502);
  expect(await response.json()).toHaveProperty('error');
});

test('breaks off a response that the API breaks off', { tags: ['ASVS-4.2.1'] }, async () => {
  await serveWithApi((request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half');
    setTimeout(() => request.socket.destroy(), 20);
  });
  const response = await fetch(`${site.url}/v1/any`);
  await expect(response.text()).rejects.toThrow();
});

test('does not pass on headers of one connection', { tags: ['ASVS-4.2.1'] }, async () => {
  const received = vi.fn<(headers: object) => void>();
  await serveWithApi((request, response) => {
    received(request.headers);
    response.writeHead(200, { Connection: 'close, X-Private', 'X-Private': 'yes' }).end();
  });
  const response = await fetch(`${site.url}/v1/any`, { headers: { TE: 'trailers' } });
  expect(response.headers.get('x-private')).toBeNull();
  expect(received.mock.calls[0]?.[0]).not.toHaveProperty('te');
});
