import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  request as startRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SiteServer } from './index.ts';
import { hosts, startApi } from './testing/index.ts';

/** The API behind the sites; each test says how it responds to its request. */
const { api, site, apiOrigin } = await startApi();

const apiSource = resolve(import.meta.dirname, '../../../apps/api/src');
/** The source of a file of the API, whose messages the hosts repeat. */
const readApi = (file: string) => readFileSync(join(apiSource, file), 'utf8');

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
  describe.skipIf(!isHere)(`an upload through ${name}`, () => {
    let host: SiteServer;
    beforeAll(async () => {
      host = await start(site.folder, apiOrigin);
    });
    afterAll(() => host.close());

    describeUploads[streams ? 'streamed' : 'whole'](createCalls(() => host.url));
  });
}
