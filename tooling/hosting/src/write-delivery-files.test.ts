import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  assertBuildSettings,
  writeDeliveryFiles,
  type DeliveryOptions,
} from './write-delivery-files.ts';

const CHARSET = '<meta charset="utf-8"/>';
const PRODUCTION = 'https://www.kestrova.example';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-'));
});

afterEach(() => rm(folder, { recursive: true }));

function read(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8');
}

function writeFiles(settings: Partial<DeliveryOptions> = {}): Promise<void> {
  const local = { siteOrigin: 'http://localhost:4002', apiBaseUrl: '/v1/website' };
  return writeDeliveryFiles({ folder, ...local, ...settings });
}

/**
 * Writes a page, whose HTML after the charset is `html`, and the files for its host.
 * @returns the page as it is sent.
 */
async function deliver(html: string, settings: Partial<DeliveryOptions> = {}): Promise<string> {
  await writeFile(join(folder, 'home.html'), CHARSET + html);
  await writeFiles(settings);
  return read('home.html');
}

function sha256(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}

const both = [sha256('other()'), sha256('start()')].toSorted().join(' ');
test.each([
  ['<style>a{color:red}</style>', `style-src 'self' ${sha256('a{color:red}')};`],
  ['<script type="module">start()</script>', `script-src 'self' ${sha256('start()')};`],
  ['<script type="module">start()</script><script>other()</script>', `script-src 'self' ${both};`],
  ['<script type="application/ld+json">{}</script>', "script-src 'self';"],
  ['<script type="module" src="/assets/a.js"></script>', "script-src 'self';"],
  ['<p title="a style=b" aria-label="x onload=y">style="x"</p>', "style-src 'self';"],
])('allows %s by %s', { tags: ['ASVS-3.4.3', 'ASVS-3.6.1'] }, async (html, directive) => {
  const page = await deliver(html);
  expect(page).toContain(directive);
  expect(page).not.toContain('unsafe');
});

test.each([
  ['style', '<p class="a" style="color:red">'],
  ['onclick', '<button type="button" onclick="go()">'],
])('rejects an inline attribute: %s', { tags: ['ASVS-3.4.3'] }, async (attribute, html) => {
  const message = `home.html has an inline "${attribute}" attribute`;
  await expect(deliver(html)).rejects.toThrow(message);
});

test(
  'writes one policy right after the charset, also when it runs again',
  { tags: ['ASVS-3.4.5'] },
  async () => {
    const page = await deliver('<title>Home</title>');
    expect(page).toMatch(
      /^<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"><meta name="referrer" content="strict-origin-when-cross-origin"><title>Home<\/title>$/,
    );
    expect(await deliver(page.replace(CHARSET, ''))).toBe(page);
  },
);

test(
  'allows the frame of the map and the request that checks it, and no text as code',
  { tags: ['ASVS-3.2.2', 'ASVS-14.2.3'] },
  async () => {
    const page = await deliver('');
    expect(page).toContain('frame-src https://www.openstreetmap.org;');
    expect(page).toContain("connect-src 'self' https://www.openstreetmap.org;");
    expect(page).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  },
);

test.each([
  [{}, 'holds no pages yet'],
  [{ 'home.html': '<h1>Home</h1>' }, 'home.html has no <meta charset="utf-8">'],
  [{ 'index.html': CHARSET }, 'A page of the site is at a path that redirects: /.'],
])('rejects the folder %j: it %s', { tags: ['ASVS-3.7.2'] }, async (pages, message) => {
  for (const [name, html] of Object.entries(pages)) await writeFile(join(folder, name), html);
  await expect(writeFiles()).rejects.toThrow(message);
});

const elsewhere = 'https://api.kestrova.example';
test.each([
  [{}, 'http://localhost:4000', ''],
  [{ siteOrigin: PRODUCTION, apiOrigin: `${PRODUCTION}:444/` }, `${PRODUCTION}:444`, ''],
  [{ siteOrigin: PRODUCTION, apiBaseUrl: `${elsewhere}/v1/website` }, undefined, ` ${elsewhere}`],
])('for the settings %j, forwards calls to %s', async (settings, proxied, allowed) => {
  expect(await deliver('', settings)).toContain(
    `connect-src 'self' https://www.openstreetmap.org${allowed};`,
  );
  const [rule] = /^\/v1\/.*/m.exec(await read('_redirects')) ?? [];
  expect(rule).toBe(proxied && `/v1/* ${proxied}/v1/:splat 200`);
});

test.each([
  ['', `API_ORIGIN is not set: name the API behind ${PRODUCTION}`],
  ['api.kestrova.example', 'API_ORIGIN is "api.kestrova.example"; give it a scheme and a host'],
  ['https://api.example/v1', 'API_ORIGIN is "https://api.example/v1"; give it'],
  ['ftp://api.example', 'API_ORIGIN is "ftp://api.example"; give it'],
])('rejects the API origin "%s" in production', async (apiOrigin, message) => {
  const settings = { siteOrigin: PRODUCTION, apiOrigin };
  await expect(deliver('', settings)).rejects.toThrow(message);
});

test('writes where to report a vulnerability, valid for a year', async () => {
  await deliver('', { siteOrigin: PRODUCTION, apiOrigin: PRODUCTION });
  const text = await read('.well-known/security.txt');
  expect(text).toContain(`Canonical: ${PRODUCTION}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60 * 1000);
});

test('rejects settings before the build that it could not deliver', () => {
  const ORIGIN_US = PRODUCTION;
  expect(() => assertBuildSettings('us', {})).not.toThrow();
  expect(() => assertBuildSettings('us', { ORIGIN_US, API_ORIGIN: PRODUCTION })).not.toThrow();
  expect(() => assertBuildSettings('us', { ORIGIN_US })).toThrow('API_ORIGIN is not set');
  expect(() => assertBuildSettings('us', { ORIGIN_US: 'kestrova' })).toThrow(
    'ORIGIN_US is "kestrova"; give it a scheme and a host',
  );
});
