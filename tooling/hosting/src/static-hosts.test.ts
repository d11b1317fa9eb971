import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite, type SiteServer } from './index.ts';
import { writeSampleSite } from './testing/sample-site.ts';
import { sendRequest } from './testing/send-request.ts';
import { findNginx, startNginx } from './testing/start-nginx.ts';

/** Paths at which nothing is, or nothing that may be sent. */
const missingPaths = String.raw`
  /nowhere /nowhere/ /nowhere.html /SERVICES /Impact-Stories/anything
  /impact-stories/any/thing /impact-stories-details/TUFBQg /impact-stories-details/TUFBQh==
  /impact-stories-details/%20TUFBQg== /careers/job-description/MQ /careers/job-description/MQ=
  /careers/job-description/Mg== /404 /%zz /a%00b /assets /assets/ //services/ //evil.example/
  /services// /_headers /_redirects /.env /services.html.br /services.br /v1/../services/x
  /..%2f..%2fetc/passwd /../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /v1/../secret.txt
  /assets/..%2f..%2fsecret.txt /assets/%2e%2e/%2e%2e/secret.txt /..\secret.txt
`
  .trim()
  .split(/\s+/);
const html = 'text/html; charset=utf-8';

let site: Awaited<ReturnType<typeof writeSampleSite>>;
let api: Server;
let apiOrigin: string;

beforeAll(async () => {
  site = await writeSampleSite();
  api = createServer(({ url, method, headers }, response) => {
    const own = { 'X-Frame-Options': 'SAMEORIGIN', 'Refused-Part': 'cv' };
    response.writeHead(201, { 'Content-Type': 'application/json', ...own });
    response.end(JSON.stringify({ url, method, client: headers['x-forwarded-for'] }));
  }).listen(0);
  await once(api, 'listening');
  apiOrigin = `http://localhost:${(api.address() as AddressInfo).port}`;
});

afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await site.remove();
});

/** The headers of every response, whatever is at its path. */
function expectSecurityHeaders(headers: Headers): void {
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}

async function startNginxHere(origin: string): Promise<SiteServer> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const PORT = String((server.address() as AddressInfo).port);
  server.close();
  await once(server, 'close');
  return startNginx(findNginx() ?? '', { PORT, SITE_FOLDER: site.folder, API_ORIGIN: origin });
}

const hosts = [
  {
    name: 'the site server',
    start: (origin: string) => serveSite({ folder: site.folder, port: 0, apiBaseUrl: origin }),
    isHere: true,
  },
  { name: 'nginx', start: startNginxHere, isHere: findNginx() !== undefined },
];

for (const { name, start, isHere } of hosts) {
  describe.skipIf(!isHere)(`${name} serves a built site`, () => {
    let host: SiteServer;

    beforeAll(async () => {
      host = await start(apiOrigin);
    });
    afterAll(() => host.close());

    function request(path: string, headers: Record<string, string> = {}, method = 'GET') {
      return sendRequest(host.url, { path, headers, method });
    }

    test.each([
      ['/services', 'Our Services', html],
      ['/services?from=mail', 'Our Services', html],
      ['/services/ai-services', 'AI', html],
      ['/about-us', 'About', html],
      ['/impact-stories-details/TUFBQg==', 'MAAB', html],
      ['/impact-stories-details/TUFBQg%3D%3D', 'MAAB', html],
      ['/careers/job-description/MQ==', 'Engineer', html],
      ['/careers/job-description/MQ%3D%3D', 'Engineer', html],
      ['/impact-stories/TUFBQg==', 'MAAB marked', html],
      ['/impact-stories/TUFBQg', 'Impact Stories</h1>', html],
      ['/impact-stories/anything?from=mail', 'Impact Stories</h1>', html],
      ['/assets/entry-1a2b.js', 'answer', 'text/javascript; charset=utf-8'],
      ['/favicon.svg', 'svg', 'image/svg+xml'],
      ['/site.webmanifest', '{}', 'application/manifest+json; charset=utf-8'],
      ['/sitemap.xml', 'urlset', 'application/xml'],
      ['/robots.txt', 'User-agent', 'text/plain; charset=utf-8'],
      ['/.well-known/security.txt', 'Contact', 'text/plain; charset=utf-8'],
    ])('%s sends its file', { tags: ['ASVS-4.1.1'] }, async (path, text, type) => {
      const response = await request(path);
      expect(response.status).toBe(200);
      expect(response.text).toContain(text);
      expect(response.headers.get('content-type')).toBe(type);
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
    ])('%s redirects by %i to %s', { tags: ['ASVS-3.7.2'] }, async (path, status, location) => {
      const response = await request(path);
      expect([response.status, response.headers.get('location')]).toEqual([status, location]);
      expectSecurityHeaders(response.headers);
    });

    test.each(missingPaths)('%s responds 404 with the page for it', async (path) => {
      const { status, headers, text } = await request(path);
      expect([status, headers.get('location')]).toEqual([404, null]);
      expect(text).toContain('Not here');
      expect(text).toContain(`content="default-src 'none';`);
      expectSecurityHeaders(headers);
    });

    test(
      'pages carry every security header, once',
      { tags: ['ASVS-3.2.1', 'ASVS-3.4.1', 'ASVS-3.4.3', 'ASVS-3.4.4', 'ASVS-3.4.6'] },
      async () => {
        const { headers, text } = await request('/services');
        expect(text).toMatch(
          /content="default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/=]+';/,
        );
        expectSecurityHeaders(headers);
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('permissions-policy')).toBe(
          'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        );
        expect(headers.get('x-powered-by')).toBeNull();
        expect(headers.get('server') ?? '').not.toMatch(/\d/);
      },
    );

    test('a hashed file costs at most 500 bytes of headers, and none of those for documents', async () => {
      const accept = { 'Accept-Encoding': 'br' };
      const { headers, headerBytes } = await request('/assets/entry-1a2b.js', accept);
      expect(headers.get('content-encoding')).toBe('br');
      expect(headerBytes).toBeLessThanOrEqual(500);
      expectSecurityHeaders(headers);
      expect(headers.get('permissions-policy')).toBeNull();
    });

    test('hashed files are cached for a year, everything else is revalidated', async () => {
      const asset = await request('/assets/entry-1a2b.js');
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      for (const path of ['/services', '/robots.txt', '/nowhere']) {
        const { headers } = await request(path);
        expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      }
    });

    test.each([
      ['br, gzip', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['', null, ''],
    ])('for "Accept-Encoding: %s" the copy in %s is sent', async (accepted, sent, ending) => {
      const { headers, body } = await request('/services', { 'Accept-Encoding': accepted });
      expect(headers.get('content-encoding')).toBe(sent);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(body.length).toBe((await stat(join(site.folder, `services.html${ending}`))).size);
    });

    test('what the browser has cached is not sent again', async () => {
      const etag = (await request('/services')).headers.get('etag') ?? '';
      const again = await request('/services', { 'If-None-Match': `"other", W/${etag}` });
      expect([again.status, again.text]).toEqual([304, '']);
      expectSecurityHeaders(again.headers);
    });

    test(
      'HEAD is GET without the body; other methods are refused',
      { tags: ['ASVS-3.5.3'] },
      async () => {
        const { status, headers, text } = await request('/services', {}, 'HEAD');
        expect([status, text]).toEqual([200, '']);
        const { size } = await stat(join(site.folder, 'services.html'));
        expect(headers.get('content-length')).toBe(String(size));
        expect((await request('/services', {}, 'POST')).status).toBe(405);
      },
    );

    test(
      'calls are proxied to the API with the client named, and only its headers come back',
      { tags: ['ASVS-4.1.3'] },
      async () => {
        const path = '/v1/website/job/get-all-jobs?jobCountry=USA';
        const { status, headers, text } = await request(path, {}, 'POST');
        expect(status).toBe(201);
        const client = expect.stringMatching(/127\.0\.0\.1|::1/);
        expect(JSON.parse(text)).toEqual({ url: path, method: 'POST', client });
        expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
        expect(headers.get('refused-part')).toBe('cv');
        expect(headers.get('content-security-policy')).toBeNull();
      },
    );

    test(
      'while the API is down a call responds 503 with a message',
      { tags: ['ASVS-16.5.1'] },
      async () => {
        const alone = await start('http://127.0.0.1:1');
        const call = { method: 'POST', body: 'x' };
        try {
          const response = await fetch(`${alone.url}/v1/website/contact`, call);
          expect(response.status).toBe(503);
          expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
          expect(response.headers.get('retry-after')).toBe('30');
          expect(await response.json()).toEqual({
            error:
              'Our server cannot be reached at the moment. Nothing you typed is lost; please try again in a minute.',
          });
        } finally {
          await alone.close();
        }
      },
    );
  });
}
