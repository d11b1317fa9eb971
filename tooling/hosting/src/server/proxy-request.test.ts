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
  await writeFile(join(folder, '_redirects'), '/v1/* http://localhost:1/v1/:splat 200');
});

afterEach(async () => {
  await site.close();
  api?.closeAllConnections();
  api?.close();
  await rm(folder, { recursive: true });
});

/** A site whose API answers as given. */
async function serveWithApi(listener: RequestListener): Promise<void> {
  api = createServer(listener).listen(0);
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  site = await serveSite({ folder, port: 0, apiBaseUrl: `http://localhost:${port}` });
}

test('passes path, query, method, headers and body on, and the answer back', async () => {
  await serveWithApi((request, response) => {
    response.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'], 'X-Heard': request.url ?? '' });
    response.write(`${request.method} ${String(request.headers['x-xsrf-token'])} `);
    request.pipe(response);
  });
  const answer = await fetch(`${site.url}/v1/website/contact?lang=en`, {
    method: 'POST',
    headers: { 'X-XSRF-TOKEN': 'pair' },
    body: 'hello',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('x-heard')).toBe('/v1/website/contact?lang=en');
  expect(await answer.text()).toBe('POST pair hello');
});

test('says who asked, through however many proxies', async () => {
  await serveWithApi((request, response) => response.end(JSON.stringify(request.headers)));
  const answer = await fetch(`${site.url}/v1/any`, {
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  });
  const heard = (await answer.json()) as Record<string, string>;
  expect(heard['x-forwarded-for']).toMatch(/^203\.0\.113\.7, .*(?:127\.0\.0\.1|::1)$/);
  expect(heard['x-forwarded-host']).toBe(new URL(site.url).host);
  expect(heard['x-forwarded-proto']).toBe('http');
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
  const answer = await fetch(`${site.url}/v1/upload`, {
    method: 'POST',
    body: ReadableStream.from(upload()),
    duplex: 'half',
  });
  expect(await answer.text()).toBe('whole');
});

test('stops the request to the API when the visitor goes away', async () => {
  const aborted = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  await serveWithApi((request) => {
    request.on('close', () => aborted.resolve());
    started.resolve();
  });
  const visit = new AbortController();
  const answer = fetch(`${site.url}/v1/slow`, { signal: visit.signal });
  await started.promise;
  visit.abort();
  await expect(answer).rejects.toThrow();
  await aborted.promise;
});

test('hands on an early refusal while the upload is still under way', async () => {
  await serveWithApi((request, response) => {
    response.writeHead(413, { 'Content-Type': 'application/json' });
    response.end('{"exceptionMsg":"too large"}');
    request.resume();
  });
  const answer = await fetch(`${site.url}/v1/upload`, {
    method: 'POST',
    body: new Uint8Array(8 * 1024 * 1024),
  });
  expect(answer.status).toBe(413);
});

test('answers 503 with a sentence while the API is down', async () => {
  site = await serveSite({ folder, port: 0, apiBaseUrl: 'http://localhost:1' });
  const answer = await fetch(`${site.url}/v1/any`, { method: 'POST', body: 'words' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.json()).toEqual({
    error:
      'Our server cannot be reached at the moment. Nothing you typed is lost; please try again in a minute.',
  });
});

test('answers 502 where the API hangs up before it answers', async () => {
  await serveWithApi((request) => request.socket.destroy());
  const answer = await fetch(`${site.url}/v1/any`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toHaveProperty('error');
});

test('never passes half an answer off as a whole one', async () => {
  await serveWithApi((request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half');
    setTimeout(() => request.socket.destroy(), 20);
  });
  const answer = await fetch(`${site.url}/v1/any`);
  await expect(answer.text()).rejects.toThrow();
});

test('keeps what is for one connection to that connection', async () => {
  const heard = vi.fn<(headers: object) => void>();
  await serveWithApi((request, response) => {
    heard(request.headers);
    response.writeHead(200, { Connection: 'close, X-Private', 'X-Private': 'yes' }).end();
  });
  const answer = await fetch(`${site.url}/v1/any`, { headers: { TE: 'trailers' } });
  expect(answer.headers.get('x-private')).toBeNull();
  expect(heard.mock.calls[0]?.[0]).not.toHaveProperty('te');
});
