import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeDeliveryFiles, type DeliveryOptions } from './write-delivery-files.ts';

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

/** Writes pages, of which only what follows the charset is given, and the files for the host. */
async function deliver(pages: Record<string, string>, settings: Partial<DeliveryOptions> = {}) {
  for (const [name, html] of Object.entries(pages)) {
    await writeFile(join(folder, name), CHARSET + html);
  }
  await writeDeliveryFiles({
    folder,
    siteOrigin: 'http://localhost:4002',
    apiBaseUrl: '/v1/website',
    routes: ['/home'],
    ...settings,
  });
}

function sha256(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}

test(
  'allows each page its own inline scripts and styles, and no others',
  { tags: ['ASVS-3.4.3', 'ASVS-3.6.1'] },
  async () => {
    await deliver({
      'home.html': '<style>a{color:red}</style><script type="module">start()</script>',
      'about-us.html': '<script type="module">start()</script><script>other()</script>',
      'data.html':
        '<script type="application/ld+json">{}</script><script type="module" src="/assets/a.js"></script>',
    });
    const home = await read('home.html');
    expect(home).toContain(`script-src 'self' ${sha256('start()')};`);
    expect(home).toContain(`style-src 'self' ${sha256('a{color:red}')};`);
    expect(home).not.toContain('unsafe');
    const both = [sha256('other()'), sha256('start()')].toSorted().join(' ');
    expect(await read('about-us.html')).toContain(`script-src 'self' ${both};`);
    expect(await read('data.html')).toContain("script-src 'self';");
  },
);

test(
  'writes the policy right after the charset, once, however often it runs',
  { tags: ['ASVS-3.4.5'] },
  async () => {
    await deliver({ 'home.html': '<title>Home</title>' });
    await deliver({});
    expect(await read('home.html')).toMatch(
      /^<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"><meta name="referrer" content="strict-origin-when-cross-origin"><title>Home<\/title>$/,
    );
  },
);

test(
  'allows the map in a frame, and no text as code',
  { tags: ['ASVS-3.2.2', 'ASVS-14.2.3'] },
  async () => {
    await deliver({ 'contact-us.html': '' });
    const page = await read('contact-us.html');
    expect(page).toContain('frame-src https://www.openstreetmap.org;');
    expect(page).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  },
);

test.each([
  ['style', '<p class="a" style="color:red">'],
  ['onclick', '<button type="button" onclick="go()">'],
])(
  'refuses a page with an inline %s attribute and names it',
  { tags: ['ASVS-3.4.3'] },
  async (attribute, html) => {
    await expect(deliver({ 'home.html': html })).rejects.toThrow(
      `home.html has an inline "${attribute}" attribute`,
    );
  },
);

test('does not take text for an attribute', async () => {
  const html = '<p title="a style=b" aria-label="x onload=y">style="x"</p>';
  await expect(deliver({ 'home.html': html })).resolves.toBeUndefined();
});

test(
  'refuses a folder without pages, a page without a charset, a page at a redirect',
  { tags: ['ASVS-3.7.2'] },
  async () => {
    await expect(deliver({})).rejects.toThrow('holds no pages yet');
    await writeFile(join(folder, 'home.html'), '<h1>Home</h1>');
    await expect(deliver({})).rejects.toThrow('home.html has no <meta charset="utf-8">');
    await expect(deliver({ 'home.html': '', 'index.html': '' })).rejects.toThrow(
      '/ is a page of the site',
    );
  },
);

const elsewhere = 'https://api.kestrova.example';
test.each([
  [{}, 'http://localhost:4000', ''],
  [{ siteOrigin: PRODUCTION, apiOrigin: `${PRODUCTION}:444/` }, `${PRODUCTION}:444`, ''],
  [{ siteOrigin: PRODUCTION, apiBaseUrl: `${elsewhere}/v1/website` }, undefined, ` ${elsewhere}`],
])('for the settings %j calls are proxied to %s', async (settings, proxied, allowed) => {
  await deliver({ 'home.html': '' }, settings);
  const [rule] = /^\/v1\/.*/m.exec(await read('_redirects')) ?? [];
  expect(rule).toBe(proxied && `/v1/* ${proxied}/v1/:splat 200`);
  expect(await read('home.html')).toContain(`connect-src 'self'${allowed};`);
});

test.each([
  ['', `API_ORIGIN is not set: name the API behind ${PRODUCTION}`],
  ['api.kestrova.example', 'API_ORIGIN is "api.kestrova.example"; give it a scheme and a host'],
  ['https://api.example/v1', 'API_ORIGIN is "https://api.example/v1"; give it'],
  ['ftp://api.example', 'API_ORIGIN is "ftp://api.example"; give it'],
])('refuses the API origin "%s" in production', async (apiOrigin, message) => {
  const settings = { siteOrigin: PRODUCTION, apiOrigin };
  await expect(deliver({ 'home.html': '' }, settings)).rejects.toThrow(message);
});

test('says where to report a vulnerability, for a year from now', async () => {
  await deliver({ 'home.html': '' }, { siteOrigin: PRODUCTION, apiOrigin: PRODUCTION });
  const text = await read('.well-known/security.txt');
  expect(text).toContain(`Canonical: ${PRODUCTION}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60 * 1000);
});
