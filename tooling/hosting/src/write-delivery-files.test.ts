import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headersFor, parseHeaderRules, writeDeliveryFiles } from './index.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-'));
});

afterEach(() => rm(folder, { recursive: true }));

interface Site {
  siteOrigin?: string;
  apiBaseUrl?: string;
  apiOrigin?: string;
}

const CHARSET = '<meta charset="utf-8"/>';

/** Delivers pages of which only what stands inside is given. */
async function deliver(pages: Record<string, string>, site: Site = {}) {
  for (const [name, html] of Object.entries(pages)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), CHARSET + html);
  }
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  await writeDeliveryFiles({
    folder,
    siteOrigin: 'http://localhost:4002',
    apiBaseUrl: '/v1/website',
    routes: ['/home', '/impact-stories/:id?', '/careers/job-description/:id'],
    ...site,
  });
  return { headers: await read('_headers'), redirects: await read('_redirects'), read };
}

function sha256(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

test('allows each page the scripts and styles that stand inside it, and no others', async () => {
  const { read } = await deliver({
    'home.html': '<style>a{color:red}</style><script type="module">start()</script>',
    'about-us.html': '<script type="module">start()</script><script>other()</script>',
  });
  const home = await read('home.html');
  expect(home).toContain(`script-src 'self' ${sha256('start()')};`);
  expect(home).toContain(`style-src 'self' ${sha256('a{color:red}')};`);
  expect(home).not.toContain('unsafe');
  const both = [sha256('other()'), sha256('start()')].toSorted().join(' ');
  expect(await read('about-us.html')).toContain(`script-src 'self' ${both};`);
});

test('the policy comes right after the charset, once, however often the files are written', async () => {
  await deliver({ 'home.html': '<title>Home</title>' });
  const { read } = await deliver({});
  expect(await read('home.html')).toMatch(
    /^<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"><meta name="referrer" content="strict-origin-when-cross-origin"><title>Home<\/title>$/,
  );
});

test('needs no hash for data and for files', async () => {
  const { read } = await deliver({
    'home.html':
      '<script type="application/ld+json">{}</script><script type="module" src="/assets/a.js"></script>',
  });
  expect(await read('home.html')).toContain("script-src 'self';");
});

test.each([
  ['style', '<p class="a" style="color:red">'],
  ['onclick', '<button type="button" onclick="go()">'],
])('refuses a page with an inline %s attribute and names it', async (attribute, html) => {
  await expect(deliver({ 'home.html': html })).rejects.toThrow(
    `home.html has an inline "${attribute}" attribute`,
  );
});

test('refuses a page that does not say its charset first', async () => {
  await writeFile(join(folder, 'home.html'), '<h1>Home</h1>');
  await expect(deliver({})).rejects.toThrow('home.html does not name its charset');
});

test('takes words that only look like an attribute for words', async () => {
  const { read } = await deliver({
    'home.html': '<p title="a style=b" aria-label="x onload=y">style="x"</p>',
  });
  expect(await read('home.html')).toContain("default-src 'none'");
});

test('lets the map into a frame, and nothing else', async () => {
  const { headers, read } = await deliver({ 'contact-us.html': '' });
  const page = await read('contact-us.html');
  expect(page).toContain('frame-src https://www.openstreetmap.org;');
  expect(page).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(headers).toContain("/*\n  Content-Security-Policy: frame-ancestors 'none'\n");
});

test('gives documents the headers that files can do without, and no path a header twice', async () => {
  const { headers } = await deliver({ 'home.html': '' });
  const rules = parseHeaderRules(headers);
  for (const path of [
    '/home',
    '/impact-stories',
    '/impact-stories/a',
    '/careers/job-description/a',
  ]) {
    expect(headersFor(rules, path).get('permissions-policy'), path).toContain('camera=()');
  }
  for (const path of ['/assets/main.js', '/icons.svg', '/nowhere']) {
    expect(headersFor(rules, path).get('permissions-policy'), path).toBeNull();
    expect(headersFor(rules, path).get('x-content-type-options'), path).toBe('nosniff');
  }
});

test('leaves a compressed copy of each page as it is sent', async () => {
  const { read } = await deliver({ 'home.html': '<h1>Home</h1>' });
  const copy = brotliDecompressSync(await readFile(join(folder, 'home.html.br')));
  expect(copy.toString()).toBe(await read('home.html'));
});

test('proxies the calls of a site that calls itself', async () => {
  const { read, redirects } = await deliver({ 'home.html': '' });
  expect(redirects).toContain('/v1/* http://localhost:4000/v1/:splat 200\n');
  expect(await read('home.html')).toContain("connect-src 'self';");
});

const PRODUCTION = 'https://www.kestrova.example';

test('names the API behind a site in production', async () => {
  const { redirects } = await deliver(
    { 'home.html': '' },
    { siteOrigin: PRODUCTION, apiOrigin: 'https://api.kestrova.example/' },
  );
  expect(redirects).toContain('/v1/* https://api.kestrova.example/v1/:splat 200\n');
});

test.each([undefined, ''])('says what to set where that API is %j', async (apiOrigin) => {
  const settings = { siteOrigin: PRODUCTION, ...(apiOrigin !== undefined && { apiOrigin }) };
  await expect(deliver({ 'home.html': '' }, settings)).rejects.toThrow(
    `API_ORIGIN is not set: name the API behind ${PRODUCTION}`,
  );
});

test.each(['api.kestrova.example', 'https://api.kestrova.example/v1', 'ftp://api.example'])(
  'refuses %s for its origin',
  async (apiOrigin) => {
    await expect(
      deliver({ 'home.html': '' }, { siteOrigin: PRODUCTION, apiOrigin }),
    ).rejects.toThrow(`API_ORIGIN is "${apiOrigin}"; give it a scheme and a host`);
  },
);

test('lets a site call an API elsewhere, and then proxies nothing', async () => {
  const { read, redirects } = await deliver(
    { 'home.html': '' },
    { siteOrigin: PRODUCTION, apiBaseUrl: 'https://api.kestrova.example/v1/website' },
  );
  expect(await read('home.html')).toContain("connect-src 'self' https://api.kestrova.example;");
  expect(redirects).not.toContain('/v1/*');
});

test('refuses a page at an address that leads elsewhere', async () => {
  await expect(deliver({ 'index.html': '' })).rejects.toThrow('/ is a page of the site');
});

test('says whom to tell about a weakness, for a year from now', async () => {
  const { read } = await deliver(
    { 'home.html': '' },
    { siteOrigin: PRODUCTION, apiOrigin: 'https://api.kestrova.example' },
  );
  const text = await read('.well-known/security.txt');
  expect(text).toContain('Canonical: https://www.kestrova.example/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60 * 1000);
});

test('says so when it is called before the pages are written', async () => {
  await expect(deliver({})).rejects.toThrow('holds no pages yet');
});
