import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as startRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite, type SiteServer } from './serve-site.ts';

const services = '<!doctype html><title>Kestrova</title><h1>Our Services</h1>';
const script = 'export const answer = 42;';
const files: Record<string, string | Buffer> = {
  'home.html': '<h1>Home</h1>',
  'services.html': services,
  'services.html.br': brotliCompressSync(services),
  'services.html.gz': gzipSync(services),
  'services/ai-services.html': '<h1>AI</h1>',
  'about-us/index.html': '<h1>About</h1>',
  'impact-stories-details/TUFBQg==.html': '<h1>MAAB</h1>',
  '404.html': '<h1>Not here</h1>',
  'assets/entry-1a2b.js': script,
  'assets/entry-1a2b.js.br': brotliCompressSync(script),
  '.well-known/security.txt': 'Contact: mailto:business@kestrova.example',
  '.env': 'SECRET=1',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '/ /home 301\n/v1/* http://localhost:1/v1/:splat 200\n/latest /services 200\n',
};

let parent: string;
let site: SiteServer;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'site-server-'));
  const folder = join(parent, 'site');
  await writeFile(join(parent, 'secret.txt'), 'not for visitors');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  site = await serveSite({ folder, port: 0 });
});

afterAll(async () => {
  await site.close();
  await rm(parent, { recursive: true });
});

/** One request exactly as written: no decoding, no normalised path, no followed redirect. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Headers; body: Buffer }>((resolve, reject) => {
    const request = startRequest(site.url, { path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject).end();
  });
}

describe('addresses', () => {
  test.each([
    ['/services', 'Our Services'],
    ['/services/ai-services', 'AI'],
    ['/about-us', 'About'],
    ['/services?from=mail', 'Our Services'],
    ['/impact-stories-details/TUFBQg==', 'MAAB'],
    ['/impact-stories-details/TUFBQg%3D%3D', 'MAAB'],
    ['/latest', 'Our Services'],
    ['/.well-known/security.txt', 'Contact'],
  ])('%s shows its page', async (path, text) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain(text);
  });

  test.each([
    ['/', 301, '/home'],
    ['/?from=mail', 301, '/home?from=mail'],
    ['/services/', 308, '/services'],
    ['/services.html?a=1', 308, '/services?a=1'],
    ['/about-us/index.html', 308, '/about-us'],
  ])('%s leads on by %i to %s', async (path, status, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(location);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/SERVICES',
    '/404',
    '/%zz',
    '/a%00b',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    String.raw`/..\secret.txt`,
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '//evil.example/',
    '//services/',
    '/services//',
    '/assets',
    '/assets/',
    '/_headers',
    '/_redirects',
    '/.env',
    '/services.html.br',
    '/v1/../secret.txt',
    `/${'long'.repeat(1000)}`,
  ])('%s answers 404 with the page for it', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers.get('location')).toBeNull();
    expect(body.toString()).toContain('Not here');
  });

  test('only reads: other methods are refused', async () => {
    const { status, headers } = await ask('/services', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('delivery', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['', null],
    ['zstd', null],
  ])('for "Accept-Encoding: %s" sends %s', async (accepted, sent) => {
    const { headers, body } = await ask('/services', { 'Accept-Encoding': accepted });
    expect(headers.get('content-encoding')).toBe(sent);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-length')).toBe(String(body.byteLength));
    if (sent === 'br') expect(brotliDecompressSync(body).toString()).toBe(services);
  });

  test('keeps hashed files for good and asks again for pages', async () => {
    const asset = await ask('/assets/entry-1a2b.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const page = await ask('/services');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('sends nothing again that the browser already holds', async () => {
    const first = await ask('/services', { 'Accept-Encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('/services', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
    expect(again.headers.get('etag')).toBe(etag);
    const weak = await ask('/services', {
      'Accept-Encoding': 'br',
      'If-None-Match': `"other", W/${etag}`,
    });
    expect(weak.status).toBe(304);
    const plain = await ask('/services', { 'If-None-Match': etag });
    expect(plain.status).toBe(200);
  });

  test('answers HEAD like GET, without the body', async () => {
    const { status, headers, body } = await ask('/services', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers.get('content-length')).toBe(String(services.length));
    expect(body.byteLength).toBe(0);
  });

  test('serves a page that is written anew from the next request on', async () => {
    const path = join(parent, 'site', 'home.html');
    await ask('/home');
    await writeFile(path, '<h1>Home, renewed</h1>');
    expect((await ask('/home')).body.toString()).toContain('renewed');
  });
});
