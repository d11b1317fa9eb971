import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite, writeDeliveryFiles } from './index.ts';
import { nginxConfig } from './nginx-config.ts';
import { readNginxSettings } from './read-nginx-settings.ts';
import { askExactly } from './testing/ask-exactly.ts';
import { findNginx, startNginx } from './testing/start-nginx.ts';

const head = '<!doctype html><meta charset="utf-8"/>';
const page = `${head}<style>h1{color:navy}</style><h1>Our Services</h1>`;
const script = 'export const answer = 42;';
const files: Record<string, string | Buffer> = {
  'home.html': `${head}<h1>Home</h1>`,
  'services.html': page,
  'services/ai-services.html': `${head}<h1>AI</h1>`,
  'about-us/index.html': `${head}<h1>About</h1>`,
  'impact-stories.html': `${head}<h1>Impact Stories</h1>`,
  'impact-stories/TUFBQg==.html': `${head}<h1>Impact Stories, MAAB marked</h1>`,
  'careers.html': `${head}<h1>Careers</h1>`,
  'careers/job-description/MQ==.html': `${head}<h1>Engineer</h1>`,
  'impact-stories-details/TUFBQg==.html': `${head}<h1>MAAB</h1>`,
  '404.html': `${head}<h1>Not here</h1>`,
  'assets/entry-1a2b.js': script,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:business@kestrova.example',
  '.env': 'SECRET=1',
};

let folder: string;
let api: Server;
let apiOrigin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-hosts-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await writeDeliveryFiles({
    folder,
    siteOrigin: 'http://localhost:4002',
    apiBaseUrl: '/v1/website',
    routes: [
      '/home',
      '/services',
      '/services/ai-services',
      '/about-us',
      '/impact-stories/:id?',
      '/impact-stories-details/:id',
      '/careers',
      '/careers/job-description/:id',
    ],
  });
  api = createServer((request, response) => {
    response.writeHead(201, {
      'Content-Type': 'application/json',
      'X-Frame-Options': 'SAMEORIGIN',
      'Refused-Part': 'cv',
    });
    const { url, method, headers } = request;
    response.write(JSON.stringify({ url, method, visitor: headers['x-forwarded-for'] }));
    request.on('end', () => response.end()).resume();
  }).listen(0);
  await once(api, 'listening');
  apiOrigin = `http://localhost:${(api.address() as AddressInfo).port}`;
});

afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true });
});

/** What every response carries, whatever stands at its address. */
function expectProtected(headers: Headers): void {
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}

interface Host {
  url: string;
  close: () => Promise<void>;
}

const hosts: { name: string; start: (apiOrigin: string) => Promise<Host>; isHere: boolean }[] = [
  {
    name: 'the site server',
    isHere: true,
    start: (origin) => serveSite({ folder, port: 0, apiBaseUrl: origin }),
  },
  {
    name: 'nginx',
    isHere: findNginx() !== undefined,
    start: async (origin) => {
      const port = await findFreePort();
      const settings = await readNginxSettings(folder);
      const config = nginxConfig({ ...settings, folder, port, apiOrigin: origin });
      return startNginx(findNginx() ?? '', port, config);
    },
  },
];

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

for (const { name, start, isHere } of hosts) {
  describe.skipIf(!isHere)(`${name} serves a built site`, () => {
    let host: Host;

    beforeAll(async () => {
      host = await start(apiOrigin);
    });
    afterAll(() => host.close());

    function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
      return askExactly(host.url, { path, headers, method });
    }

    test.each([
      ['/services', 'Our Services', 'text/html; charset=utf-8'],
      ['/services?from=mail', 'Our Services', 'text/html; charset=utf-8'],
      ['/services/ai-services', 'AI', 'text/html; charset=utf-8'],
      ['/about-us', 'About', 'text/html; charset=utf-8'],
      ['/impact-stories-details/TUFBQg==', 'MAAB', 'text/html; charset=utf-8'],
      ['/impact-stories-details/TUFBQg%3D%3D', 'MAAB', 'text/html; charset=utf-8'],
      ['/careers/job-description/MQ==', 'Engineer', 'text/html; charset=utf-8'],
      ['/careers/job-description/MQ%3D%3D', 'Engineer', 'text/html; charset=utf-8'],
      ['/impact-stories/TUFBQg==', 'MAAB marked', 'text/html; charset=utf-8'],
      ['/impact-stories/TUFBQg', 'Impact Stories</h1>', 'text/html; charset=utf-8'],
      ['/impact-stories/anything?from=mail', 'Impact Stories</h1>', 'text/html; charset=utf-8'],
      ['/assets/entry-1a2b.js', 'answer', 'text/javascript; charset=utf-8'],
      ['/favicon.svg', 'svg', 'image/svg+xml'],
      ['/site.webmanifest', '{}', 'application/manifest+json; charset=utf-8'],
      ['/sitemap.xml', 'urlset', 'application/xml'],
      ['/robots.txt', 'User-agent', 'text/plain; charset=utf-8'],
      ['/.well-known/security.txt', 'Contact', 'text/plain; charset=utf-8'],
    ])('%s shows its file', async (path, text, type) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(text);
      expect(answer.headers.get('content-type')).toBe(type);
    });

    test.each([
      ['/', 301, '/home'],
      ['/?from=mail', 301, '/home?from=mail'],
      ['/careers/job-description', 301, '/careers'],
      ['/careers/job-description/', 301, '/careers'],
      ['/services/', 308, '/services'],
      ['/impact-stories/', 308, '/impact-stories'],
      ['/careers/job-description/MQ==/', 308, '/careers/job-description/MQ=='],
      ['/services.html?a=1', 308, '/services?a=1'],
      ['/about-us/index.html', 308, '/about-us'],
    ])('%s leads on by %i to %s', async (path, status, location) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    });

    test.each([
      '/nowhere',
      '/nowhere/',
      '/nowhere.html',
      '/SERVICES',
      '/Impact-Stories/anything',
      '/impact-stories/any/thing',
      '/impact-stories-details/TUFBQg',
      '/impact-stories-details/TUFBQh==',
      '/impact-stories-details/%20TUFBQg==',
      '/careers/job-description/MQ',
      '/careers/job-description/MQ=',
      '/careers/job-description/Mg==',
      '/404',
      '/%zz',
      '/assets',
      '/assets/',
      '//services/',
      '//evil.example/',
      '/services//',
      '/_headers',
      '/_redirects',
      '/.env',
      '/services.html.br',
      '/services.br',
      '/v1/../services/x',
      '/..%2f..%2fetc/passwd',
    ])('%s answers 404 with the page for it', async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.text).toContain('Not here');
      expect(answer.text).toContain(`content="default-src 'none';`);
      expectProtected(answer.headers);
    });

    test('pages carry every security header, once', async () => {
      const { headers, text } = await ask('/services');
      expect(text).toMatch(
        /content="default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/=]+';/,
      );
      expectProtected(headers);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server') ?? '').not.toMatch(/\d/);
    });

    test('a hashed file costs at most 500 bytes of headers', async () => {
      const { headers, headerBytes } = await ask('/assets/entry-1a2b.js', {
        'Accept-Encoding': 'br',
      });
      expect(headers.get('content-encoding')).toBe('br');
      expect(headerBytes).toBeLessThanOrEqual(500);
      expectProtected(headers);
    });

    test('hashed files are kept for good, everything else is asked for again', async () => {
      const asset = await ask('/assets/entry-1a2b.js');
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      for (const path of ['/services', '/robots.txt', '/nowhere']) {
        const answer = await ask(path);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      }
    });

    test.each([
      ['br, gzip', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['', null, ''],
    ])('for "Accept-Encoding: %s" the copy in %s is sent', async (accepted, sent, ending) => {
      const { headers, text } = await ask('/services', { 'Accept-Encoding': accepted });
      expect(headers.get('content-encoding')).toBe(sent);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(text.length).toBe((await stat(join(folder, `services.html${ending}`))).size);
    });

    test('what the browser already holds is not sent again', async () => {
      const etag = (await ask('/services')).headers.get('etag') ?? '';
      const again = await ask('/services', { 'If-None-Match': etag });
      expect([again.status, again.text]).toEqual([304, '']);
      expectProtected(again.headers);
    });

    test('HEAD is GET without the body', async () => {
      const { status, headers, text } = await ask('/services', {}, 'HEAD');
      expect([status, text]).toEqual([200, '']);
      const { size } = await stat(join(folder, 'services.html'));
      expect(headers.get('content-length')).toBe(String(size));
    });

    test('pages can only be read', async () => {
      expect((await ask('/services', {}, 'POST')).status).toBe(405);
    });

    test('calls reach the API, with the visitor named, and its headers come back alone', async () => {
      const answer = await ask('/v1/website/job/get-all-jobs?jobCountry=USA', {}, 'POST');
      expect(answer.status).toBe(201);
      expect(JSON.parse(answer.text)).toMatchObject({
        url: '/v1/website/job/get-all-jobs?jobCountry=USA',
        method: 'POST',
        visitor: expect.stringMatching(/127\.0\.0\.1|::1/),
      });
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(answer.headers.get('refused-part')).toBe('cv');
      expect(answer.headers.get('content-security-policy')).toBeNull();
    });

    test('while the API is down a call is answered with a sentence', async () => {
      const alone = await start('http://127.0.0.1:1');
      try {
        const answer = await fetch(`${alone.url}/v1/website/contact`, {
          method: 'POST',
          body: 'x',
        });
        expect(answer.status).toBe(503);
        expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(answer.headers.get('retry-after')).toBe('30');
        expect(await answer.json()).toEqual({ error: expect.stringContaining('try again') });
      } finally {
        await alone.close();
      }
    });
  });
}
