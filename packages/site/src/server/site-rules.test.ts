import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pathTo, redirects } from '@kestrova/paths';
import { expect, onTestFinished, test } from 'vitest';
import { readSiteFiles } from './site-rules.ts';
import { writeSampleBuild } from './testing/sample-build.ts';
import { sendRequest } from './testing/send-request.ts';
import { startSiteForTests } from './testing/start-site.ts';

/** Paths without a file, or with a secret one; the last is longer than any file name. */
const missingPaths = String.raw`
  /nowhere /nowhere/ /nowhere.html /SERVICES /Impact-Stories/anything
  /impact-stories/any/thing /impact-stories-details/TUFBQh /impact-stories-details/TUFBQh==
  /impact-stories-details/%20TUFBQg== /careers/job-description/MQ===
  /404 /404.html /about-us.html/ /%zz /a%00b /assets /assets/ /folder.d //services/ //evil.example/
  /services// /.env /services/index.html /services.html.br /services.br /v1/../services/x
  /..%2f..%2fetc/passwd /../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /v1/../secret.txt
  /assets/..%2f..%2fsecret.txt /assets/%2e%2e/%2e%2e/secret.txt /..\secret.txt
  /${'long'.repeat(70)}
`
  .trim()
  .split(/\s+/);
const html = 'text/html; charset=utf-8';

const everywhere = {
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const onDocuments = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const unchanged = (body: Buffer) => body;
const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' };

const findSite = startSiteForTests();

function request(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return sendRequest(findSite().url, { path, headers, method });
}

test.each([
  ['/services', 'Our Services', html],
  ['/services?from=mail', 'Our Services', html],
  ['/services/ai-services', 'AI', html],
  ['/version-2.0', 'Version', html],
  ['/licence', 'MIT', /./],
  ['/impact-stories-details/TUFBQg==', 'MAAB', html],
  ['/impact-stories-details/TUFBQg%3D%3D', 'MAAB', html],
  ['/impact-stories/TUFBQg==', 'MAAB marked', html],
  ['/impact-stories/TUFBQg', 'Impact Stories</h1>', html],
  ['/impact-stories/anything?from=mail', 'Impact Stories</h1>', html],
  ['/assets/entry-1a2b.js', 'answer', /^(?:text|application)\/javascript; charset=utf-8$/],
  ['/favicon.svg', 'svg', 'image/svg+xml'],
  ['/site.webmanifest', '{}', /^application\/manifest\+json/],
  ['/robots.txt', 'User-agent', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'Contact', 'text/plain; charset=utf-8'],
])('responds to %s with its file', { tags: ['ASVS-4.1.1'] }, async (path, text, type) => {
  const response = await request(path);
  expect(response.status).toBe(200);
  expect(response.text).toContain(text);
  expect(response.headers['content-type']).toMatch(type);
});

test.each<[string, number, string]>([
  ...Object.entries(redirects).map(([from, page]): [string, number, string] => {
    return [from, 301, pathTo(page)];
  }),
  ['/?from=mail', 301, '/home?from=mail'],
  ['/careers/job-description/', 301, '/careers'],
  ['/services/', 308, '/services'],
  ['/impact-stories/', 308, '/impact-stories'],
  ['/impact-stories-details/TUFBQg', 301, '/impact-stories-details/TUFBQg=='],
  ['/services.html?a=1', 308, '/services?a=1'],
])('redirects %s with %i to %s', { tags: ['ASVS-3.7.2'] }, async (path, status, location) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({ ...everywhere, location });
});

test.each(missingPaths)('responds to %s with 404 and its page', async (path) => {
  const { status, headers, text } = await request(path);
  expect([status, headers.location]).toEqual([404, undefined]);
  expect(text).toContain('Not here');
  expect(headers).toMatchObject({ ...everywhere, ...onDocuments, ...revalidated });
});

test(
  'sends a page with every security header once, and revalidation',
  { tags: ['ASVS-3.2.1', 'ASVS-3.4.1', 'ASVS-3.4.4', 'ASVS-3.4.6'] },
  async () => {
    const { headers } = await request('/services');
    expect(headers).toMatchObject({ ...everywhere, ...onDocuments, ...revalidated });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  },
);

test.each([
  ['/assets/entry-1a2b.js', { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/favicon.svg', revalidated],
  ['/robots.txt', revalidated],
])('sends the file %s with at most 500 bytes of headers', async (path, cached) => {
  const { headers, headerBytes } = await request(path, { 'Accept-Encoding': 'br' });
  expect(headers).toMatchObject({ ...everywhere, ...cached, 'content-encoding': 'br' });
  for (const header of Object.keys(onDocuments)) expect(headers).not.toHaveProperty(header);
  expect(headerBytes).toBeLessThanOrEqual(500);
});

test.each([
  ['br, gzip', 'br', '.br', brotliDecompressSync],
  ['gzip', 'gzip', '.gz', gunzipSync],
  ['br;q=0, gzip', 'gzip', '.gz', gunzipSync],
  ['GZIP;q=0.5', 'gzip', '.gz', gunzipSync],
  ['zstd', undefined, '', unchanged],
  ['', undefined, '', unchanged],
])('for "Accept-Encoding: %s", sends the page as %s', async (accepted, sent, ending, decode) => {
  const { headers, body } = await request('/services', { 'Accept-Encoding': accepted });
  expect(headers.vary).toMatch(/^accept-encoding$/i);
  expect(headers['content-encoding']).toBe(sent);
  const file = join(findSite().folder, 'services.html');
  expect(body).toEqual(await readFile(file + ending));
  expect(decode(body)).toEqual(await readFile(file));
});

test('sends a cached file again only if it has changed', async () => {
  const { etag = '' } = (await request('/home')).headers;
  const cached = { 'If-None-Match': `"other", ${etag}` };
  const again = await request('/home', cached);
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers).toMatchObject(everywhere);
  await writeFile(join(findSite().folder, 'home.html'), 'Rewritten');
  expect((await request('/home', cached)).text).toContain('Rewritten');
});

test(
  'responds to HEAD without a body, and rejects other methods',
  { tags: ['ASVS-3.5.3'] },
  async () => {
    const { status, headers, text } = await request('/services', {}, 'HEAD');
    expect([status, text]).toEqual([200, '']);
    const { size } = await stat(join(findSite().folder, 'services.html'));
    expect(headers['content-length']).toBe(String(size));
    expect((await request('/services', {}, 'POST')).status).toBe(405);
  },
);

test('responds with 404 to a file that was deleted while the server runs', async () => {
  await rm(join(findSite().folder, 'licence'));
  const { status, text } = await request('/licence');
  expect([status, text]).toEqual([404, expect.stringContaining('Not here')]);
});

test('rejects a page at a path that redirects', { tags: ['ASVS-3.7.2'] }, async () => {
  const { folder, remove } = await writeSampleBuild();
  onTestFinished(remove);
  await mkdir(join(folder, 'careers'));
  await writeFile(join(folder, 'careers/job-description.html'), '');
  await expect(readSiteFiles(folder)).rejects.toThrow(
    'A page of the site is at a path that redirects: /careers/job-description.',
  );
});
