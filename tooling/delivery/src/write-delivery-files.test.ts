import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeDeliveryFiles } from './index.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function deliver(pages: Record<string, string>, apiBaseUrl = '/v1/website') {
  for (const [name, html] of Object.entries(pages)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), html);
  }
  await writeDeliveryFiles({ folder, siteOrigin: 'https://www.kestrova.example', apiBaseUrl });
  return {
    headers: await readFile(join(folder, '_headers'), 'utf8'),
    redirects: await readFile(join(folder, '_redirects'), 'utf8'),
  };
}

function sha256(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

test('allows exactly the scripts and styles that stand inside the pages, and no others', async () => {
  const { headers } = await deliver({
    'home.html': '<style>a{color:red}</style><script type="module">start()</script>',
    'about-us.html': '<script type="module">start()</script><script>other()</script>',
  });
  const scripts = [sha256('other()'), sha256('start()')].toSorted().join(' ');
  expect(headers).toContain(`script-src 'self' ${scripts};`);
  expect(headers).toContain(`style-src 'self' ${sha256('a{color:red}')};`);
  expect(headers).not.toContain('unsafe');
});

test('needs no hash for data and for files', async () => {
  const { headers } = await deliver({
    'home.html':
      '<script type="application/ld+json">{}</script><script type="module" src="/assets/a.js"></script>',
  });
  expect(headers).toContain("script-src 'self';");
});

test.each([
  ['style', '<p class="a" style="color:red">'],
  ['onclick', '<button type="button" onclick="go()">'],
])('refuses a page with an inline %s attribute and names it', async (attribute, html) => {
  await expect(deliver({ 'home.html': html })).rejects.toThrow(
    `home.html has an inline "${attribute}" attribute`,
  );
});

test('takes words that only look like an attribute for words', async () => {
  const { headers } = await deliver({
    'home.html': '<p title="a style=b" aria-label="x onload=y">style="x"</p>',
  });
  expect(headers).toContain("default-src 'none'");
});

test('lets the map into a frame, and nothing else', async () => {
  const { headers } = await deliver({ 'contact-us.html': '' });
  expect(headers).toContain('frame-src https://www.openstreetmap.org;');
  expect(headers).toContain("frame-ancestors 'none'");
  expect(headers).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test('proxies the calls of a site that calls itself', async () => {
  const { headers, redirects } = await deliver({ 'home.html': '' });
  expect(redirects).toContain('/v1/* http://localhost:4000/v1/:splat 200\n');
  expect(headers).toContain("connect-src 'self';");
});

test('lets a site call an API elsewhere, and then proxies nothing', async () => {
  const { headers, redirects } = await deliver(
    { 'home.html': '' },
    'https://api.kestrova.example/v1/website',
  );
  expect(headers).toContain("connect-src 'self' https://api.kestrova.example;");
  expect(redirects).not.toContain('/v1/*');
});

test('refuses a page at an address that leads elsewhere', async () => {
  await expect(deliver({ 'index.html': '' })).rejects.toThrow('/ is a page of the site');
});

test('says whom to tell about a weakness, for a year from now', async () => {
  await deliver({ 'home.html': '' });
  const text = await readFile(join(folder, '.well-known/security.txt'), 'utf8');
  expect(text).toContain('Canonical: https://www.kestrova.example/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60 * 1000);
});

test('says so when it is called before the pages are written', async () => {
  await expect(deliver({})).rejects.toThrow('holds no pages yet');
});
