import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  request as startRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SiteServer } from './index.ts';
import { hosts, writeSampleSite } from './testing/index.ts';
import { sendRequest } from './send-request.ts';

/** The API behind the sites; each test says how it responds to its request. */
const api = createServer();

let site: Awaited<ReturnType<typeof writeSampleSite>>;
let apiOrigin: string;

beforeAll(async () => {
  site = await writeSampleSite();
  await once(api.listen(0), 'listening');
  apiOrigin = `http://localhost:${(api.address() as AddressInfo).port}`;
});

afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await site.remove();
});

const apiSource = resolve(import.meta.dirname, '../../../apps/api/src');
/** The source of a file of the API, whose messages the hosts repeat. */
const readApi = (file: string) => readFileSync(join(apiSource, file), 'utf8');

/** Spellings of a path out of `/v1` for one of the two servers. */
const steps = String.raw`../ ..\ ..%2f ..%5c ..;/ ..%252f ..%255c ../// .././ ..%09/ %2e%2e/ %2e%2e\ %2e%2e%2f %2e%2e%5c .%2e/ %252e%252e/ %252e%252e%252f %c0%ae%c0%ae/`;
const paths = steps
  .split(' ')
  .flatMap((step) => [
    `/v1/${step}metrics`,
    `/v1/${step}${step}health/ready`,
    `/v1/website/${step}${step}${step}docs/json`,
  ]);

/** The calls of a browser to a host, whose address is known once it has started. */
function createCalls(getUrl: () => string) {
  const call = (path: string, init?: RequestInit) => fetch(`${getUrl()}/v1/${path}`, init);
  const upload = (
    path: string,
    body: NonNullable<RequestInit['body']>,
    signal: AbortSignal | null = null,
  ) => call(path, { method: 'POST', body, duplex: 'half', signal });
  return { getUrl, call, upload };
}

type Calls = ReturnType<typeof createCalls>;

/** The tests of each way of passing an upload on. */
const describeUploads = {
  streamed({ upload }: Calls) {
    test('streams an upload: its first part arrives before the last is sent', async () => {
      const arrived = Promise.withResolvers<void>();
      api.once('request', (request, response) => {
        request.once('data', () => arrived.resolve());
        request.on('end', () => response.end('whole')).resume();
      });
      async function* readParts() {
        yield Buffer.alloc(64 * 1024);
        await arrived.promise;
        yield Buffer.alloc(64 * 1024);
      }
      const response = await upload('up', ReadableStream.from(readParts()));
      expect(await response.text()).toBe('whole');
    });

    test('aborts an upload at the API when the browser aborts it', async () => {
      const aborted = Promise.withResolvers<void>();
      const abort = new AbortController();
      api.once('request', (request) => {
        request.on('close', () => aborted.resolve());
        request.once('data', () => abort.abort());
      });
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.alloc(1000)),
      });
      await expect(upload('slow', body, abort.signal)).rejects.toThrow();
      await aborted.promise;
    });

    test('forwards an early 413 while the upload is still being sent', async () => {
      api.once('request', (request, response) => {
        response.writeHead(413, { 'Content-Type': 'application/json' });
        response.end('{"exceptionMsg":"too large"}');
        request.resume();
      });
      expect((await upload('upload', new Uint8Array(8 * 1024 * 1024))).status).toBe(413);
    });
  },
  whole({ getUrl, call, upload }: Calls) {
    describe('receives an upload whole before it passes it on:', () => {
      /** The paths of the calls that the API has received. */
      let received: string[];
      let collect: (request: IncomingMessage, response: ServerResponse) => void;
      const uploads = new Set<ClientRequest>();
      beforeEach(() => {
        received = [];
        collect = (request, response) => {
          received.push(request.url ?? '');
          request.on('end', () => response.end('whole')).resume();
        };
        api.on('request', collect);
      });
      afterEach(() => {
        api.off('request', collect);
        for (const request of uploads) request.destroy();
        uploads.clear();
      });

      /** Sends the first part of an upload. */
      const startUpload = async (address = '203.0.113.1', length = 128 * 1024) => {
        const headers = { 'Content-Length': length, 'X-Forwarded-For': address };
        const request = startRequest(`${getUrl()}/v1/upload`, { method: 'POST', headers });
        request.on('error', () => undefined);
        uploads.add(request);
        await new Promise((written) => request.write(Buffer.alloc(64 * 1024), written));
        return request;
      };
      const read = async (headers = {}) => (await call('read', { headers })).text();
      const waitForResponse = async (request: ClientRequest) => {
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        return {
          status: response.statusCode,
          headers: response.headers,
          body: await text(response),
        };
      };
      const noStore = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      };

      test('the API receives nothing of it before its last part', async () => {
        const request = await startUpload();
        for (let count = 0; count < 10; count += 1) expect(await read()).toBe('whole');
        expect(new Set(received)).toEqual(new Set(['/v1/read']));
        request.end(Buffer.alloc(64 * 1024));
        expect(await waitForResponse(request)).toMatchObject({ status: 200, body: 'whole' });
        expect(received).toContain('/v1/upload');
      });

      test('the API receives nothing of it if the browser aborts it', async () => {
        const request = await startUpload();
        request.destroy();
        for (let count = 0; count < 10; count += 1) expect(await read()).toBe('whole');
        expect(new Set(received)).toEqual(new Set(['/v1/read']));
      });

      test('accepts two files of the maximum size with their form, and rejects more with 413', async () => {
        const largest = 2 * 5 * 1024 * 1024 + 320 * 1024;
        const accepted = await upload('upload', new Uint8Array(largest));
        expect(await accepted.text()).toBe('whole');
        received = [];
        const rejected = await waitForResponse(await startUpload('203.0.113.1', 12 * 1024 * 1024));
        expect(rejected).toMatchObject({ status: 413, headers: noStore });
        const { exceptionMsg } = JSON.parse(rejected.body) as { exceptionMsg: string };
        expect(readApi('http/errors/http-error.ts')).toContain(`  413: '${exceptionMsg}',`);
        expect(received).toEqual([]);
      });

      test.each([
        ['203.0.113.2', '203.0.113.2', '203.0.113.3'],
        ['2001:db8:1:2::1', '2001:db8:1:ffff::2', '2001:db8:2::1'],
      ])('limits the uploads of %s at a time', async (address, sameNetwork, other) => {
        const addresses = [sameNetwork, ...Array<string>(32).fill(address)];
        const started = await Promise.all(addresses.map((it) => startUpload(it)));
        const rejected = await Promise.race(started.map(waitForResponse));
        expect(rejected).toMatchObject({
          status: 503,
          headers: { ...noStore, 'retry-after': '20' },
        });
        const { error } = JSON.parse(rejected.body) as { error: string };
        expect(readApi('http/overload/overload-protection.ts')).toContain(`  '${error}';`);
        expect(await read({ 'X-Forwarded-For': address })).toBe('whole');
        const accepted = await startUpload(other);
        accepted.end(Buffer.alloc(64 * 1024));
        expect(await waitForResponse(accepted)).toMatchObject({ status: 200 });
      });
    });
  },
};

for (const { name, isHere, streams, start } of hosts) {
  describe.skipIf(!isHere)(`${name} and the API behind it`, () => {
    let host: SiteServer;
    const calls = createCalls(() => host.url);
    const { call } = calls;

    beforeAll(async () => {
      host = await start(site.folder, apiOrigin);
    });
    afterAll(() => host.close());

    test(
      'forwards a whole call, and its response without the headers of the site',
      { tags: ['ASVS-4.1.3'] },
      async () => {
        api.once('request', (request, response) => {
          const cookies = { 'Set-Cookie': ['a=1', 'b=2'], 'X-Received-Url': request.url ?? '' };
          response.writeHead(201, cookies);
          response.write(`${request.method} ${String(request.headers['x-xsrf-token'])} `);
          request.pipe(response);
        });
        const headers = { 'X-XSRF-TOKEN': 'pair' };
        const url = 'website/contact/%3F%2520$&?lang=en';
        const response = await call(url, { method: 'POST', headers, body: 'hello' });
        expect(response.status).toBe(201);
        expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
        expect(response.headers.get('x-received-url')).toBe(`/v1/${url}`);
        expect(response.headers.get('content-security-policy')).toBeNull();
        expect(await response.text()).toBe('POST pair hello');
      },
    );

    test('forwards a query as it is, also a malformed one', async () => {
      for (const query of ['lang=%', 'lang=%E0%A4', 'from=/../jobs']) {
        api.once('request', (request, response) => response.end(request.url));
        const response = await call(`website/jobs?${query}`);
        expect(await response.text()).toBe(`/v1/website/jobs?${query}`);
      }
    });

    test(
      'appends the address of the client behind any number of proxies',
      { tags: ['ASVS-4.1.3'] },
      async () => {
        api.once('request', ({ headers }, response) => response.end(JSON.stringify(headers)));
        const response = await call('any', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
        expect(await response.json()).toMatchObject({
          'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.7, .*(?:127\.0\.0\.1|::1)$/),
          'x-forwarded-host': new URL(host.url).host,
          'x-forwarded-proto': 'http',
        });
      },
    );

    test('does not forward a path that leads out of /v1', { tags: ['ASVS-4.1.3'] }, async () => {
      const reached = new Set<string>();
      const collect = (request: IncomingMessage, response: ServerResponse) => {
        reached.add(new URL(request.url ?? '', 'http://localhost').pathname);
        response.end();
      };
      api.on('request', collect);
      for (const path of paths) await sendRequest(host.url, { path });
      api.off('request', collect);
      for (const path of reached) expect(path).toMatch(/^\/v1\//);
    });

    describeUploads[streams ? 'streamed' : 'whole'](calls);

    test('aborts a response that the API aborts', { tags: ['ASVS-4.2.1'] }, async () => {
      api.once('request', (request, response) => {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('half', () => request.socket.destroy());
      });
      const response = await call('any');
      await expect(response.text()).rejects.toThrow();
    });

    test(
      'responds 503 with a message if the API is down or closes the connection',
      { tags: ['ASVS-16.5.1'] },
      async () => {
        api.once('request', (request) => request.socket.destroy());
        const alone = await start(site.folder, 'http://127.0.0.1:1');
        for (const { url } of [host, alone]) {
          const response = await fetch(`${url}/v1/any`, { method: 'POST', body: 'x' });
          expect(response.status).toBe(503);
          expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
          expect(response.headers.get('retry-after')).toBe('30');
          expect(await response.json()).toEqual({
            error:
              'Our server cannot be reached at the moment. Nothing you typed is lost; please try again in a minute.',
          });
        }
        await alone.close();
      },
    );
  });
}
